/// One thing in which pictures were allowed to differ, with what was measured.
public struct ReportedLimit: Codable, Sendable, Hashable {
  /// What is limited, as the option that sets it is called: `threshold`, `max-diff-pixels`.
  public var name: String
  /// How much was allowed.
  public var allowed: Double
  /// How much there was, where it can be told.
  public var measured: Double?

  /// Creates a limit.
  public init(name: String, allowed: Double, measured: Double? = nil) {
    self.name = name
    self.allowed = allowed
    self.measured = measured
  }
}
