import SwiftParsing

/// Conditions that hold only while tests run or a preview is drawn.
extension Evaluator {
  /// Whether a condition asks for a run of tests.
  func isAboutTests(_ expression: Expression, _ scope: Scope) -> Bool {
    Self.testWords.contains { has($0, expression, scope) }
  }

  /// Whether an expression looks for what there is only in a run of tests, `ProcessInfo.processInfo.environment["UITests"]`.
  func isFoundInTests(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .subscripted, .call: isAboutTests(expression, scope)
    default: false
    }
  }

  /// Whether a condition asks for a preview; what is compared with a state of this name is none.
  func isAboutPreviews(_ expression: Expression, _ scope: Scope) -> Bool {
    has("preview", expression, scope)
  }

  /// Whether a short expression has a word.
  private func has(_ word: String, _ expression: Expression, _ scope: Scope) -> Bool {
    expression.range.end - expression.range.start < 200
      && index.sources[Int(scope.file)].contains(word, in: expression.range, ignoringCase: true)
  }

  /// Whether a condition as written asks for a run of tests.
  static func isAboutTests(_ condition: String) -> Bool {
    let condition = condition.lowercased()
    return testWords.contains { condition.includes($0) }
  }

  private static let testWords: [String] = [
    "runningtests", "istesting", "isuitest", "uitesting", "uitestmode", "unittest", "xctest",
    "processinfo",
  ]
}
