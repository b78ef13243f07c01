/// The gate of one stack: a view of its router's gate that is limited to this stack.
///
/// A tab router has one gate. Guards added here are added there, in the order of all guards, but decide
/// only on changes of this stack. So a visit, a link or a restored state cannot bypass them.
@MainActor
public struct StackGate<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  /// The state that the guards decide on.
  public typealias State = StackState<Route, Sheet>

  let place: any StackPlace<Route, Sheet>

  /// The latest changes of this stack, oldest first; O(number of events in the router's log).
  public var log: EventLog<State> { place.log }

  /// Receives every change of this stack, for instance to write it to a file.
  public var onEvent: (@MainActor (NavigationEvent<State>) -> Void)? {
    get { place.slot.onEvent }
    nonmutating set { place.setListener(newValue) }
  }

  /// Adds a synchronous guard; see ``NavigationGate/addGuard(_:)``.
  @discardableResult
  public func addGuard(_ decide: @escaping NavigationGuard<State>) -> GuardID {
    place.addGuard(decide)
  }

  /// Adds an asynchronous guard; see ``NavigationGate/addAsyncGuard(when:_:)``.
  @discardableResult
  public func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<State>) -> Bool = { _ in true },
    _ decide: @escaping AsyncNavigationGuard<State>
  ) -> GuardID {
    place.addAsyncGuard(when: concerns, decide)
  }

  /// Removes a guard.
  public func removeGuard(_ id: GuardID) { place.controls.removeGuard(id) }

  /// Whether a guard holds a change of the router.
  public var hasHeldChange: Bool { place.controls.hasHeldChange }

  /// Submits the held change again; see ``NavigationGate/resumeHeldChange()``.
  @discardableResult
  public func resumeHeldChange() -> NavigationOutcome { place.controls.resumeHeldChange() }

  /// Discards the held change.
  public func discardHeldChange() { place.controls.discardHeldChange() }

  /// Waits until the asynchronous guards have decided on every change requested so far.
  public func pendingDecisions() async { await place.controls.pendingDecisions() }
}

/// The operations of a gate that don't depend on the type of its state.
@MainActor
protocol GateControls: AnyObject {
  var hasHeldChange: Bool { get }
  func removeGuard(_ id: GuardID)
  func resumeHeldChange() -> NavigationOutcome
  func discardHeldChange()
  func pendingDecisions() async
}

extension NavigationGate: GateControls {}

// The part of an app's navigation that concerns one tab.

extension NavigationProposal {
  /// The part of the proposal that concerns one tab; nil if that tab does not change.
  func part<Tab, Route, Sheet>(of tab: Tab) -> NavigationProposal<StackState<Route, Sheet>>?
  where State == NavigationState<Tab, Route, Sheet> {
    guard current[tab] != proposed[tab] || proposed[tab].hasNewPresentation else { return nil }
    return NavigationProposal<StackState<Route, Sheet>>(
      current: current[tab], proposed: proposed[tab], origin: origin)
  }
}

extension NavigationEvent {
  /// The part of the event that concerns one tab; nil if that tab did not change.
  func part<Tab, Route, Sheet>(of tab: Tab) -> NavigationEvent<StackState<Route, Sheet>>?
  where State == NavigationState<Tab, Route, Sheet> {
    let (one, other) = (before[tab], after[tab])
    guard one != other || !other.hasIdentities(of: one) else { return nil }
    return NavigationEvent<StackState<Route, Sheet>>(origin: origin, before: one, after: other)
  }
}

extension GuardDecision {
  /// Turns a decision on one tab's stack into a decision on the whole proposal.
  func inTab<Tab, Route, Sheet>(
    _ tab: Tab, of proposal: NavigationProposal<NavigationState<Tab, Route, Sheet>>
  ) -> GuardDecision<NavigationState<Tab, Route, Sheet>> where State == StackState<Route, Sheet> {
    switch self {
    case .allow: return .allow
    case .block: return .block
    case .hold: return .hold
    case .redirect(let stack):
      var target = proposal.proposed
      target[tab] = stack
      return .redirect(to: target)
    }
  }
}

extension NavigationGate {
  /// Adds a guard that decides only on changes of one tab's stack, and sees only that stack.
  func addGuard<Tab, Route, Sheet>(
    in tab: Tab, _ decide: @escaping NavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID where State == NavigationState<Tab, Route, Sheet> {
    addGuard { proposal in
      guard let part = proposal.part(of: tab) else { return .allow }
      return decide(part).inTab(tab, of: proposal)
    }
  }

  /// Adds an asynchronous guard that decides only on changes of one tab's stack.
  func addAsyncGuard<Tab, Route, Sheet>(
    in tab: Tab,
    when concerns: @escaping @MainActor (NavigationProposal<StackState<Route, Sheet>>) -> Bool,
    _ decide: @escaping AsyncNavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID where State == NavigationState<Tab, Route, Sheet> {
    addAsyncGuard(
      when: { proposal in proposal.part(of: tab).map(concerns) ?? false },
      { proposal in
        guard let part = proposal.part(of: tab) else { return .allow }
        return await decide(part).inTab(tab, of: proposal)
      })
  }
}
