/// One change of a router: who asked, where it was before, where it is now.
public struct NavigationEvent<State: Hashable & Sendable>: Hashable, Sendable {
  /// Who asked for the change.
  public var origin: NavigationOrigin
  /// The state before.
  public var before: State
  /// The state after; equal to the one before only where an equal layer or question was presented anew.
  public var after: State

  /// Creates an event.
  @inline(__always)
  public init(origin: NavigationOrigin, before: State, after: State) {
    self.origin = origin
    self.before = before
    self.after = after
  }
}

extension NavigationEvent: Encodable where State: Encodable {}
extension NavigationEvent: Decodable where State: Decodable {}
