import SwiftParsing

// Which branches are usual, where the source does not decide.

extension IfSyntax {
  /// Whether it asks whether something is there once, `if count == 1 { Text("1 item") } else { … }`: it is there more often.
  var isAboutOne: Bool {
    guard clauses.count == 1, clauses[0].conditions.count == 1,
      case .expression(let condition) = clauses[0].conditions[0]
    else { return false }
    return condition.isAboutOne == true
  }
}

extension IfSyntax.Clause {
  /// Whether it gives a text that is only there later, as `if isStopping { return "Stopping …" }`.
  func givesLaterText(_ outcome: RunOutcome, _ scope: Scope) -> Bool {
    guard !scope.buildsViews, outcome.value?.isText == true, conditions.count == 1,
      case .expression(let condition) = conditions[0]
    else { return false }
    return condition.isUsuallyFalse
  }
}

extension Expression {
  /// The one of two texts that is no minus, `isNegative ? "-" : ""`: most numbers have none; nil for other texts.
  static func withoutMinus(_ first: Expression, _ second: Expression) -> Expression? {
    guard let one = first.sign, let other = second.sign, one.isEmpty != other.isEmpty else {
      return nil
    }
    return one.isEmpty ? first : second
  }

  /// A text that is a minus, or empty; nil for other texts.
  private var sign: String? {
    guard case .string(let literal) = kind, let text = literal.plainText else { return nil }
    return ["", "-", "−", "–"].contains(text) ? text : nil
  }
}
