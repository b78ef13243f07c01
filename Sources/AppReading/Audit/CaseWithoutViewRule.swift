package import Scenes

extension AuditRule {
  /// Finds enum cases for which a dispatch in an app's source shows nothing.
  package static let caseWithoutView: Self = AuditRule(
    "case-without-view", .error, "an enum case shows no view where it is dispatched")
}
