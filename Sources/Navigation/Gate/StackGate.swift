/// The gate of one stack: the part of its router's gate that is about this stack.
///
/// There is one gate for a whole tab router. Guards added here are asked there, in the order of all guards,
/// but only about changes of this stack, so that a visit, a link or a restored state cannot bypass them.
@MainActor
public struct StackGate<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  /// What the guards decide on.
  public typealias State = StackState<Route, Sheet>

  let place: any StackPlace<Route, Sheet>

  /// The latest changes of this stack, oldest first; O(events that the router keeps).
  public var log: EventLog<State> { place.log }

  /// Receives every change of this stack, for instance to write it to a file.
  public var onEvent: (@MainActor (NavigationEvent<State>) -> Void)? {
    get { place.slot.onEvent }
    nonmutating set { place.setListener(newValue) }
  }

  /// Adds a guard that answers at once; see ``NavigationGate/addGuard(_:)``.
  @discardableResult
  public func addGuard(_ decide: @escaping NavigationGuard<State>) -> GuardID {
    place.addGuard(decide)
  }

  /// Adds a guard that answers later; see ``NavigationGate/addAsyncGuard(when:_:)``.
  @discardableResult
  public func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<State>) -> Bool = { _ in true },
    _ decide: @escaping AsyncNavigationGuard<State>
  ) -> GuardID {
    place.addAsyncGuard(when: concerns, decide)
  }

  /// Removes a guard.
  public func removeGuard(_ id: GuardID) { place.controls.removeGuard(id) }

  /// Whether a guard keeps a change of the router back.
  public var hasHeldChange: Bool { place.controls.hasHeldChange }

  /// Submits the held change again; see ``NavigationGate/resumeHeldChange()``.
  @discardableResult
  public func resumeHeldChange() -> NavigationOutcome { place.controls.resumeHeldChange() }

  /// Discards the held change.
  public func discardHeldChange() { place.controls.discardHeldChange() }

  /// Waits until guards that answer later have decided on everything that was asked for so far.
  public func pendingDecisions() async { await place.controls.pendingDecisions() }
}

/// What a gate does whatever its state is.
@MainActor
protocol GateControls: AnyObject {
  var hasHeldChange: Bool { get }
  func removeGuard(_ id: GuardID)
  func resumeHeldChange() -> NavigationOutcome
  func discardHeldChange()
  func pendingDecisions() async
}

extension NavigationGate: GateControls {}
