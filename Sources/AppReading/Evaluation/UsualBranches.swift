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
