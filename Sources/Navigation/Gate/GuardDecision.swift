/// What a guard says to a proposed change.
public enum GuardDecision<State: Hashable & Sendable>: Hashable, Sendable {
  /// It may happen, as far as this guard is concerned.
  case allow
  /// It must not happen.
  case block
  /// This is to happen in its place. The guards are asked about it too.
  case redirect(to: State)
  /// It is kept until it is resumed, and nothing happens now.
  case hold
}

/// Decides on a change at once.
///
/// A guard must not navigate while it decides: what it tries then is blocked. It redirects instead.
public typealias NavigationGuard<State: Hashable & Sendable> =
  @MainActor (NavigationProposal<State>) -> GuardDecision<State>

/// Decides on a change later.
///
/// The change applies to what the state is then, but to the tab that was meant when it was asked for.
public typealias AsyncNavigationGuard<State: Hashable & Sendable> =
  @MainActor (NavigationProposal<State>) async -> GuardDecision<State>

/// Names a guard, to remove it.
public struct GuardID: Hashable, Sendable {
  let number: Int
}
