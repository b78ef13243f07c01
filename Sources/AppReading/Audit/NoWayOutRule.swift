package import Scenes

extension AuditRule {
  /// Finds sheets and covers without any control in an app's source; a swipe still closes a sheet.
  package static let noWayOut: Self = AuditRule(
    "no-way-out", .warning, "a sheet or cover in the source has no control")
}
