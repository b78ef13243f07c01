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
  // Changes when a tab leaves its root for the first time. Observers of the whole state watch it, because a
  // stack that nobody has asked for cannot be watched.
  private let tabsSignal = ChangeSignal()
  private var slots: [Tab: StackSlot<Route, Sheet>]
  private var counter: PresentationCounter
  private var isConnected = false
  /// Reads the router of another design that this store follows; nil for a store of its own.
  var mirrored: (@MainActor () -> State)?
  /// What SwiftUI shows; nil until a binding is made.
  private var attachedHost: PresentationHost<Route, Sheet>?

  nonisolated init(state start: State) {
    let gate = NavigationGate<State>()
    var counter = PresentationCounter(router: ObjectIdentifier(gate))
    var state = start
    for tab in start.stacks.keys {
      state[tab].continuePresentations(from: StackState(), counter: &counter)
    }
    self.gate = gate
    self.state = state
    self.counter = counter
    slots = [:]
    for tab in start.stacks.keys {
      slots[tab] = StackSlot(name: String(reflecting: tab), hasLeftRoot: true)
    }
  }

  /// The slot of a tab's stack, made when it is first asked for.
  func slot(_ tab: Tab) -> StackSlot<Route, Sheet> {
    if let slot = slots[tab] { return slot }
    let slot = StackSlot<Route, Sheet>(name: String(reflecting: tab))
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
    takeOverMirrored()
    return gate.submit(change)
  }

  /// Takes over what a mirrored router has done by itself.
  private func takeOverMirrored() {
    guard let current = mirrored?(), current != state else { return }
    gate.submit(Change<State>(origin: .code, apply: { $0 = current }))
  }

  /// Lets the gate change this store; not in the initialiser, which may run outside of the main actor.
  func connect() {
    guard !isConnected else { return }
    isConnected = true
    gate.router = self
  }

  /// Passes the events of a stack to whoever follows it.
  func setListener(
    of tab: Tab, _ onEvent: (@MainActor (NavigationEvent<StackState<Route, Sheet>>) -> Void)?
  ) {
    slot(tab).onEvent = onEvent
    gate.onStackEvent = { [weak self] event in
      for (tab, slot) in self?.slots ?? [:] {
        if let onEvent = slot.onEvent, let part = event.part(of: tab) { onEvent(part) }
      }
    }
  }

  /// Notifies the observers of a stack that a write was refused, so that they read the state again.
  func refresh(_ tab: Tab) {
    gate.deferChanges { slot(tab).signal.refresh() }
  }

  /// Notifies the observers of everything that a write was refused.
  func refreshAll() {
    refreshSelection()
    for tab in slots.keys { refresh(tab) }
  }

  /// Notifies the observers of the selected tab that a write was refused.
  func refreshSelection() {
    gate.deferChanges { selectionSignal.refresh() }
  }

  /// What SwiftUI shows of the selected tab's layers and question; from the first call on it is kept up to date.
  var host: PresentationHost<Route, Sheet> {
    if let attachedHost { return attachedHost }
    let host = PresentationHost<Route, Sheet>(whileDeferring: { [gate] in
      gate.deferChanges(while: $0)
    })
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
    var new = proposed
    var touched = Touched()
    touch(from: state, to: &new, origin: origin, &touched)
    if state.selectedTab != new.selectedTab { touched.signals.append(selectionSignal) }
    if touched.hasNewTab { touched.signals.append(tabsSignal) }
    for signal in touched.signals { signal.willChange() }
    state = new
    for signal in touched.signals { signal.didChange() }
    followInHost()
    return touched.orderedEffects
  }

  // Generic code that is not specialised pays for each type that it names; a visit pays for little else. So
  // this goes through the stacks once, and what it collects has no generic type.
  private struct Touched {
    var signals: [ChangeSignal] = []
    var hasNewTab = false
    var effectsByTab: [(name: String, effects: [Effect])] = []

    /// The order of a dictionary differs from launch to launch; what the app's closures see must not.
    var orderedEffects: [Effect] {
      if effectsByTab.isEmpty { return [] }
      return effectsByTab.sorted { $0.name < $1.name }.flatMap(\.effects)
    }
  }

  /// Finds the stacks that differ, and gives the presentations in all of them their identities.
  private func touch(
    from old: State, to new: inout State, origin: NavigationOrigin, _ touched: inout Touched
  ) {
    for (tab, before) in old.stacks {
      let after = new[tab]
      if after != before || after.presentsAnew {
        touch(tab, from: before, to: after, in: &new, origin: origin, &touched)
      } else if !after.hasIdentities(of: before) {
        // Equal, but made anew; what is up goes on.
        new[tab] = before
      }
    }
    for (tab, after) in new.stacks where old.stacks[tab] == nil {
      touch(tab, from: StackState(), to: after, in: &new, origin: origin, &touched)
    }
  }

  @inline(__always)
  private func touch(
    _ tab: Tab, from before: StackState<Route, Sheet>, to after: StackState<Route, Sheet>,
    in new: inout State, origin: NavigationOrigin, _ touched: inout Touched
  ) {
    let slot = slot(tab)
    var after = after
    if after.continuePresentations(from: before, counter: &counter) {
      new.replaceFilled(tab, after)
    }
    touched.signals.append(slot.signal)
    if !slot.hasLeftRoot {
      slot.hasLeftRoot = true
      touched.hasNewTab = true
    }
    let dismissals = slot.follow(from: before, to: after)
    if !dismissals.isEmpty { touched.effectsByTab.append((slot.name, dismissals)) }
    attachedHost?.note(from: before, to: after, of: ObjectIdentifier(slot), origin: origin)
  }

  private func followInHost() {
    attachedHost?.follow(
      state[state.selectedTab], of: ObjectIdentifier(slot(state.selectedTab)))
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
