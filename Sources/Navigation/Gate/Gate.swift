/// The one way into a router's state: every change is compared, decided on, installed and logged here.
@MainActor
final class Gate<State: Hashable & Sendable> {
  var log = EventLog<State>()

  /// Takes a change to a router.
  ///
  /// - Parameters:
  ///   - change: The change that was asked for.
  ///   - router: The router whose state it is.
  /// - Returns: What became of the change.
  func submit<Router: GatedRouter<State>>(_ change: Change<State>, to router: Router)
    -> NavigationOutcome
  {
    let current = router.gatedState
    var proposed = current
    change.apply(&proposed)
    guard proposed != current else {
      change.settled?(true)
      return .unchanged
    }
    let effects = router.install(proposed)
    log.append(NavigationEvent(origin: change.origin, before: current, after: proposed))
    change.settled?(true)
    for effect in effects { effect() }
    return .applied
  }
}

/// What the gate needs of a router.
@MainActor
protocol GatedRouter<State>: AnyObject {
  associatedtype State: Hashable & Sendable

  /// The state, read without being observed.
  var gatedState: State { get }

  /// Puts a state in place.
  ///
  /// - Returns: What is to run once the change is complete.
  func install(_ state: State) -> [Effect]
}
