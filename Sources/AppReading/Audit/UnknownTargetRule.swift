package import Scenes

extension AuditRule {
  /// Finds controls that lead somewhere, but the source does not say where.
  package static let unknownTarget: Self = AuditRule(
    "unknown-target", .note, "the source does not say where a control leads")
}
