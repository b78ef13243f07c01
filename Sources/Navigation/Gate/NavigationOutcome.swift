/// What became of a change that was asked for.
public enum NavigationOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The state is the one that was asked for.
  case applied
  /// It was so already; nobody was told.
  case unchanged
  /// Nothing has changed: a guard refused, or a guard tried to navigate while it was being asked.
  case blocked
  /// A guard sent the change elsewhere.
  case redirected
  /// Nothing has changed: a guard keeps the change until it is resumed.
  case held
  /// An asynchronous guard has not answered yet.
  case pending

  /// Whether the state is now the one that was asked for.
  public var isReached: Bool { self == .applied || self == .unchanged }
}
