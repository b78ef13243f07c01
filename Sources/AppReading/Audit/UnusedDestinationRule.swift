package import Scenes

extension AuditRule {
  /// Finds cases and pushed types with a view that nothing in an app's source leads to.
  package static let unusedDestination: Self = AuditRule(
    "unused-destination", .warning, "nothing in the source leads to a destination")
}
