/// A change that a guard decides on: the whole state as it is, and as it would be.
public struct NavigationProposal<State: Hashable & Sendable>: Hashable, Sendable {
  /// The state as it is.
  public var current: State
  /// The state as it would be.
  public var proposed: State
  /// Who asks.
  public var origin: NavigationOrigin

  /// Creates a proposal.
  public init(current: State, proposed: State, origin: NavigationOrigin) {
    self.current = current
    self.proposed = proposed
    self.origin = origin
  }
}
