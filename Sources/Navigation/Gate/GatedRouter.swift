/// What the gate needs of a router.
@MainActor
protocol GatedRouter<State>: AnyObject {
  associatedtype State: Hashable & Sendable

  /// The state, read without being observed.
  var state: State { get }

  /// Whether a state, even if it equals the present one, has a layer or question that is to be presented.
  func presentsAnew(_ state: State) -> Bool

  /// Gives the new presentations of a state their identities, and puts it in place.
  ///
  /// - Returns: What is to run once the change is complete.
  func install(_ state: inout State, origin: NavigationOrigin) -> [Effect]

  /// Carries a state that was worked out on an older one over to a newer one.
  ///
  /// - Returns: The state, but with what it left as it was taken from the newer one.
  func rebase(_ state: State, from old: State, onto new: State) -> State
}
