/// The single storage of an app's navigation state, with its gate and its observers.
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
  /// Changes with every part of the state.
  private let stateSignal = ChangeSignal()
  private let selectionSignal = ChangeSignal()
  private var slots: [Tab: StackSlot<Route, Sheet>]
  private var counter: PresentationCounter
  private var isConnected = false
  /// Reads the router of another design that this store mirrors; nil without one.
  var mirrored: (@MainActor () -> State)? {
    didSet { isMirror = mirrored != nil }
  }
  private var isMirror = false
  /// The layers and the question that SwiftUI presents; nil until a binding is created.
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

  /// The slot of a tab's stack, created on first use.
  func slot(_ tab: Tab) -> StackSlot<Route, Sheet> {
    if let slot = slots[tab] { return slot }
    let slot = StackSlot<Route, Sheet>(name: String(reflecting: tab))
    slots[tab] = slot
    return slot
  }

  /// Observes the whole state.
  func watch() { stateSignal.access() }

  /// Observes the selected tab.
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

  /// Takes over the changes that the mirrored router made by itself.
  private func takeOverMirrored() {
    guard let current = mirrored?(), current != state else { return }
    gate.submit(Change<State>(origin: .code, apply: { $0 = current }))
  }

  /// Connects the gate to this store; not in the initializer, which may run outside the main actor.
  func connect() {
    guard !isConnected else { return }
    isConnected = true
    gate.router = self
  }

  /// Sets the listener for the events of a stack.
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

  /// Notifies all observers that a write was refused.
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

  /// The selected tab's layers and question as SwiftUI presents them; kept up to date once created.
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
  func hasNewPresentation(_ state: State) -> Bool {
    state.selectedStack.hasNewPresentation
      || state.backgroundStacks.values.contains { $0.hasNewPresentation }
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

  // Unspecialized generic code pays for each generic type that it names, and that is most of the cost of a
  // visit. So this goes through the stacks once, and the type that it collects into is not generic.
  private struct Touched {
    var signals: [ChangeSignal]
    var effectsByTab: [(name: String, effects: [Effect])] = []

    /// The app's closures must run in a stable order; that of a dictionary differs from launch to launch.
    var orderedEffects: [Effect] {
      if effectsByTab.isEmpty { return [] }
      return effectsByTab.sorted { $0.name < $1.name }.flatMap(\.effects)
    }
  }

  /// Finds the changed stacks, and gives all their presentations their identities.
  private func touch(
    from old: State, to new: inout State, origin: NavigationOrigin, _ touched: inout Touched
  ) {
    let (oldTab, newTab) = (old.selectedTab, new.selectedTab)
    touch(newTab, from: old[newTab], to: &new.selectedStack, origin: origin, &touched)
    if oldTab != newTab {
      touchBehind(oldTab, from: old.selectedStack, in: &new, origin: origin, &touched)
    }
    // 'count', because 'isEmpty' is a witness-table call in generic code.
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
    guard after != before || after.hasNewPresentation else {
      // Equal, but created again; the presented layers and question continue.
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
