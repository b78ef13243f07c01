/// One thing in which pictures were allowed to differ, with what was measured.
package struct ReportedLimit: Codable, Sendable, Hashable {
  /// What is limited, as the option that sets it is called: `threshold`, `max-diff-pixels`.
  package var name: String
  /// How much was allowed.
  package var allowed: Double
  /// How much there was, where it can be told.
  package var measured: Double?

  /// Creates a limit.
  package init(name: String, allowed: Double, measured: Double? = nil) {
    self.name = name
    self.allowed = allowed
    self.measured = measured
  }
}
