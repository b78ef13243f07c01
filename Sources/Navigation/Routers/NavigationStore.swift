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
  /// Changes whenever anything does.
  private let stateSignal = ChangeSignal()
  private let selectionSignal = ChangeSignal()
  private var slots: [Tab: StackSlot<Route, Sheet>]
  private var counter: PresentationCounter
  private var isConnected = false
  /// Reads the router of another design that this store follows; nil for a store of its own.
  var mirrored: (@MainActor () -> State)? {
    didSet { isMirror = mirrored != nil }
  }
  private var isMirror = false
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
  }

  /// The slot of a tab's stack, made when it is first asked for.
  func slot(_ tab: Tab) -> StackSlot<Route, Sheet> {
    if let slot = slots[tab] { return slot }
    let slot = StackSlot<Route, Sheet>(name: String(reflecting: tab))
    slots[tab] = slot
    return slot
  }

  /// Observes the whole state.
  func watch() { stateSignal.access() }

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
    if isMirror { takeOverMirrored() }
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
    refresh([slot(tab).signal])
  }

  /// Notifies the observers of everything that a write was refused.
  func refreshAll() {
    refresh([selectionSignal] + slots.values.map(\.signal))
  }

  /// Notifies the observers of the selected tab that a write was refused.
  func refreshSelection() {
    refresh([selectionSignal])
  }

  private func refresh(_ signals: [ChangeSignal]) {
    gate.deferChanges {
      for signal in signals { signal.refresh() }
      stateSignal.refresh()
    }
  }

  /// What SwiftUI shows of the selected tab's layers and question; from the first call on it is kept up to date.
  var host: PresentationHost<Route, Sheet> {
    if let attachedHost { return attachedHost }
    let host = PresentationHost<Route, Sheet>(whileDeferring: { [gate] in
      gate.deferChanges(while: $0)
    })
    attachedHost = host
    host.follow(state.selectedStack, of: ObjectIdentifier(slot(state.selectedTab)))
    return host
  }
}

extension NavigationStore: GatedRouter {
  func presentsAnew(_ state: State) -> Bool {
    state.selectedStack.presentsAnew || state.backgroundStacks.values.contains { $0.presentsAnew }
  }

  func install(_ new: inout State, origin: NavigationOrigin) -> [Effect] {
    var touched = Touched(signals: [stateSignal])
    touch(from: state, to: &new, origin: origin, &touched)
    if state.selectedTab != new.selectedTab { touched.signals.append(selectionSignal) }
    for signal in touched.signals { signal.willChange() }
    state = new
    for signal in touched.signals { signal.didChange() }
    followInHost()
    return touched.orderedEffects
  }

  // Generic code that is not specialised pays for each type that it names; a visit pays for little else. So
  // this goes through the stacks once, and what it collects has no generic type.
  private struct Touched {
    var signals: [ChangeSignal]
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
    let (oldTab, newTab) = (old.selectedTab, new.selectedTab)
    touch(newTab, from: old[newTab], to: &new.selectedStack, origin: origin, &touched)
    if oldTab != newTab {
      touchBehind(oldTab, from: old.selectedStack, in: &new, origin: origin, &touched)
    }
    // 'count' and no 'isEmpty', which is a call through tables in generic code.
    if old.backgroundStacks.count > 0 {
      for (tab, before) in old.backgroundStacks where tab != newTab {
        touchBehind(tab, from: before, in: &new, origin: origin, &touched)
      }
    }
    if new.backgroundStacks.count > 0 {
      for tab in new.backgroundStacks.keys where tab != oldTab && old.backgroundStacks[tab] == nil {
        touchBehind(tab, from: StackState(), in: &new, origin: origin, &touched)
      }
    }
  }

  private func touchBehind(
    _ tab: Tab, from before: StackState<Route, Sheet>, in new: inout State,
    origin: NavigationOrigin, _ touched: inout Touched
  ) {
    var after = new[tab]
    if touch(tab, from: before, to: &after, origin: origin, &touched) { new[tab] = after }
  }

  /// Gives the presentations of a stack their identities.
  ///
  /// - Returns: Whether one of them changed.
  @discardableResult
  private func touch(
    _ tab: Tab, from before: StackState<Route, Sheet>, to after: inout StackState<Route, Sheet>,
    origin: NavigationOrigin, _ touched: inout Touched
  ) -> Bool {
    guard after != before || after.presentsAnew else {
      // Equal, but made anew; what is up goes on.
      if after.hasIdentities(of: before) { return false }
      after = before
      return true
    }
    let hasPresentations = after.continuePresentations(from: before, counter: &counter)
    let slot = slot(tab)
    touched.signals.append(slot.signal)
    let dismissals = slot.follow(from: before, to: after)
    if !dismissals.isEmpty { touched.effectsByTab.append((slot.name, dismissals)) }
    attachedHost?.note(from: before, to: after, of: ObjectIdentifier(slot), origin: origin)
    return hasPresentations
  }

  private func followInHost() {
    attachedHost?.follow(state.selectedStack, of: ObjectIdentifier(slot(state.selectedTab)))
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
