/// The state of an app's navigation, stored once, with its gate and its observers.
///
/// A tab router and its stack routers are views onto one store. A stack router on its own has a store with
/// a single tab.
@MainActor
final class NavigationStore<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
> {
  typealias State = NavigationState<Tab, Route, Sheet>

  private(set) var state: State
  let gate: NavigationGate<State>
  private let selectionSignal = ChangeSignal()
  // The tabs that have ever left their root. Observers of the whole state watch the set, because a
  // stack that nobody has asked for cannot be watched.
  private let tabsSignal = ChangeSignal()
  private var visitedTabs: Set<Tab>
  private var slots: [Tab: StackSlot<Route, Sheet>]
  private var counter: PresentationCounter
  /// Whether anybody follows the events of a single stack.
  var hasStackListeners = false
  /// What SwiftUI shows; nil until a binding is made.
  private var attachedHost: PresentationHost<Route, Sheet>?

  nonisolated init(state start: State) {
    let gate = NavigationGate<State>()
    var counter = PresentationCounter(router: ObjectIdentifier(gate))
    var state = start
    for tab in start.stacks.keys {
      state[tab].continuePresentations(from: StackState()) { counter.next() }
    }
    self.gate = gate
    self.state = state
    self.counter = counter
    visitedTabs = Set(start.stacks.keys)
    slots = start.stacks.mapValues { _ in StackSlot() }
  }

  /// The slot of a tab's stack, made when it is first asked for.
  func slot(_ tab: Tab) -> StackSlot<Route, Sheet> {
    if let slot = slots[tab] { return slot }
    let slot = StackSlot<Route, Sheet>()
    slots[tab] = slot
    return slot
  }

  /// Observes the whole state.
  func watch() {
    // The slots that exist are those of the visited tabs at least.
    selectionSignal.access()
    tabsSignal.access()
    for slot in slots.values { slot.signal.access() }
  }

  /// Observes which tab is selected.
  func watchSelection() { selectionSignal.access() }

  /// Passes a change of one stack through the gate.
  @discardableResult
  func submit(_ change: Change<StackState<Route, Sheet>>, in tab: Tab) -> NavigationOutcome {
    submit(
      Change<State>(
        origin: change.origin, settled: change.settled, apply: { change.apply(&$0[tab]) },
        finished: change.finished))
  }

  /// Passes a change through the gate.
  @discardableResult
  func submit(_ change: Change<State>) -> NavigationOutcome {
    connect()
    return gate.submit(change)
  }

  /// Lets the gate change this store; not in the initialiser, which may run outside of the main actor.
  func connect() {
    if gate.router == nil { gate.router = self }
  }

  /// Notifies the observers of a stack that a write was refused, so that they read the state again.
  func refresh(_ tab: Tab) {
    gate.deferChanges { slot(tab).signal.refresh() }
  }

  /// Notifies the observers of the selected tab that a write was refused.
  func refreshSelection() {
    gate.deferChanges { selectionSignal.refresh() }
  }

  /// What SwiftUI shows of the selected tab's layers and question; from the first call on it is kept up to date.
  var host: PresentationHost<Route, Sheet> {
    if let attachedHost { return attachedHost }
    let host = PresentationHost<Route, Sheet>(whileDeferring: { [gate] in gate.deferChanges(while: $0) })
    attachedHost = host
    host.follow(state[state.selectedTab], of: ObjectIdentifier(slot(state.selectedTab)))
    return host
  }
}

extension NavigationStore: GatedRouter {
  func presentsAnew(_ state: State) -> Bool {
    state.stacks.values.contains { $0.presentsAnew }
  }

  func install(_ proposed: State, origin: NavigationOrigin) -> [Effect] {
    let old = state
    var new = proposed
    let tabs = changedTabs(from: old, to: new)
    for (tab, stack) in new.stacks where stack.presentsAnything {
      if tabs.contains(tab) {
        new[tab].continuePresentations(from: old[tab]) { counter.next() }
      } else {
        // Equal, but perhaps made anew; what is up has its identities.
        new[tab] = old[tab]
      }
    }
    replaceState(with: new, changing: tabs)
    var effects: [Tab: [Effect]] = [:]
    for tab in tabs {
      let dismissals = slot(tab).follow(from: old[tab], to: new[tab])
      if !dismissals.isEmpty { effects[tab] = dismissals }
    }
    updateHost(from: old, changing: tabs, origin: origin)
    return effects.count > 1 ? Self.ordered(effects) : effects.values.first ?? []
  }

  private func changedTabs(from old: State, to new: State) -> [Tab] {
    var tabs: [Tab] = []
    for (tab, stack) in old.stacks where new.stacks[tab] != stack { tabs.append(tab) }
    for (tab, stack) in new.stacks {
      guard let before = old.stacks[tab] else {
        tabs.append(tab)
        continue
      }
      if before == stack, stack.presentsAnew { tabs.append(tab) }
    }
    return tabs
  }

  /// Puts the state in place between the two notifications of each part that changes.
  private func replaceState(with new: State, changing tabs: [Tab]) {
    let isSelecting = state.selectedTab != new.selectedTab
    let hasNewTab = tabs.contains { !visitedTabs.contains($0) }
    let signals = tabs.map { slot($0).signal }
    for signal in signals { signal.willChange() }
    if hasNewTab { tabsSignal.willChange() }
    if isSelecting { selectionSignal.willChange() }
    state = new
    if hasNewTab { visitedTabs.formUnion(tabs) }
    for signal in signals { signal.didChange() }
    if hasNewTab { tabsSignal.didChange() }
    if isSelecting { selectionSignal.didChange() }
  }

  private func updateHost(from old: State, changing tabs: [Tab], origin: NavigationOrigin) {
    guard let host = attachedHost else { return }
    for tab in tabs {
      host.note(from: old[tab], to: state[tab], of: ObjectIdentifier(slot(tab)), origin: origin)
    }
    let selected = state.selectedTab
    host.follow(state[selected], of: ObjectIdentifier(slot(selected)))
  }

  /// The order of a dictionary differs from launch to launch; what the app's closures see must not.
  private static func ordered(_ effects: [Tab: [Effect]]) -> [Effect] {
    effects.sorted { String(reflecting: $0.key) < String(reflecting: $1.key) }.flatMap(\.value)
  }

  func notifyStacks(of event: NavigationEvent<State>) {
    guard hasStackListeners else { return }
    for (tab, slot) in slots {
      if let onEvent = slot.onEvent, let part = event.part(of: tab) { onEvent(part) }
    }
  }

  func rebase(_ state: State, from old: State, onto new: State) -> State {
    guard old != new else { return state }
    var result = new
    if state.selectedTab != old.selectedTab { result.selectedTab = state.selectedTab }
    for tab in Set(old.stacks.keys).union(state.stacks.keys) where state[tab] != old[tab] {
      result[tab] = state[tab]
    }
    return result
  }
}

/// Draws the identities of a router's presentations.
struct PresentationCounter {
  private let router: ObjectIdentifier
  private var last = 0

  init(router: ObjectIdentifier) {
    self.router = router
  }

  mutating func next() -> PresentationID {
    last += 1
    return PresentationID(router: router, number: last)
  }
}
