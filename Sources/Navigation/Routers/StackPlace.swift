/// Where a stack router's stack is: a tab of a store, whatever the type of the tabs.
@MainActor
protocol StackPlace<Route, Sheet>: Sendable {
  associatedtype Route: Hashable & Sendable
  associatedtype Sheet: Hashable & Sendable

  /// The stack, read without being observed.
  var state: StackState<Route, Sheet> { get }
  var slot: StackSlot<Route, Sheet> { get }
  var host: PresentationHost<Route, Sheet> { get }
  var controls: any GateControls { get }
  var log: EventLog<StackState<Route, Sheet>> { get }

  func submit(_ change: Change<StackState<Route, Sheet>>) -> NavigationOutcome
  func refresh()
  func setListener(_ onEvent: (@MainActor (NavigationEvent<StackState<Route, Sheet>>) -> Void)?)
  func addGuard(_ decide: @escaping NavigationGuard<StackState<Route, Sheet>>) -> GuardID
  func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<StackState<Route, Sheet>>) -> Bool,
    _ decide: @escaping AsyncNavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID
}

/// A tab of a store.
struct TabPlace<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: StackPlace {
  let store: NavigationStore<Tab, Route, Sheet>
  let tab: Tab

  nonisolated init(store: NavigationStore<Tab, Route, Sheet>, tab: Tab) {
    self.store = store
    self.tab = tab
  }

  var state: StackState<Route, Sheet> { store.state[tab] }
  var slot: StackSlot<Route, Sheet> { store.slot(tab) }
  var host: PresentationHost<Route, Sheet> { store.host }

  var controls: any GateControls {
    store.connect()
    return store.gate
  }

  var log: EventLog<StackState<Route, Sheet>> {
    EventLog(
      store.gate.log.events.compactMap { $0.part(of: tab) }, capacity: store.gate.log.capacity,
      total: slot.eventCount)
  }

  func submit(_ change: Change<StackState<Route, Sheet>>) -> NavigationOutcome {
    store.submit(change, in: tab)
  }

  func refresh() { store.refresh(tab) }

  func setListener(_ onEvent: (@MainActor (NavigationEvent<StackState<Route, Sheet>>) -> Void)?) {
    store.setListener(of: tab, onEvent)
  }

  func addGuard(_ decide: @escaping NavigationGuard<StackState<Route, Sheet>>) -> GuardID {
    store.gate.addGuard(in: tab, decide)
  }

  func addAsyncGuard(
    when concerns: @escaping @MainActor (NavigationProposal<StackState<Route, Sheet>>) -> Bool,
    _ decide: @escaping AsyncNavigationGuard<StackState<Route, Sheet>>
  ) -> GuardID {
    store.gate.addAsyncGuard(in: tab, when: concerns, decide)
  }
}

/// The only tab of a stack that has none.
enum SoleTab: Hashable, Sendable {
  case sole
}
