/// The location of a stack router's stack: a tab of a store, without the type of the tabs.
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

/// The only tab in the store of a stack router without tabs.
enum SoleTab: Hashable, Sendable {
  case sole
}

/// A stack's observers and closures, which are not part of its state.
@MainActor
final class StackSlot<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias State = StackState<Route, Sheet>

  let name: String
  let signal = ChangeSignal()
  /// The actions of the question's buttons, in the order of the buttons.
  var confirmationActions: [Effect] = []
  /// The last question that SwiftUI dismissed; SwiftUI may still report the tapped button.
  var dismissedQuestion: (id: PresentationID, actions: [Effect])?
  /// Receives the events that changed this stack.
  var onEvent: (@MainActor (NavigationEvent<State>) -> Void)?
  private(set) var eventCount = 0
  private var observers: [PresentationID: any LayerObserver] = [:]

  /// Creates a slot.
  ///
  /// - Parameter name: The sort key for effects in several tabs at once.
  nonisolated init(name: String) {
    self.name = name
  }

  /// The observer of a presentation.
  func observer(of id: PresentationID?) -> (any LayerObserver)? {
    id.flatMap { observers[$0] }
  }

  /// The presentation that an observer waits for.
  func presentation(of observer: any LayerObserver) -> PresentationID? {
    observers.first { $0.value === observer }?.key
  }

  /// Notifies an observer when a presentation ends.
  func attach(_ observer: any LayerObserver, to id: PresentationID) {
    observers[id] = observer
  }

  /// Follows a change of the stack and removes the observers and actions that it ends.
  ///
  /// - Returns: Effects that notify the observers of dismissed layers, top first.
  func follow(from old: State, to new: State) -> [Effect] {
    eventCount += 1
    if !confirmationActions.isEmpty, old.confirmation?.id != new.confirmation?.id {
      confirmationActions = []
    }
    return observers.isEmpty ? [] : dismissals(from: old, to: new)
  }

  private func dismissals(from old: State, to new: State) -> [Effect] {
    var effects: [Effect] = []
    for index in stride(from: old.layers.count - 1, through: 0, by: -1) {
      guard let id = old.layers[index].id, !new.presents(id, near: index),
        let observer = observers.removeValue(forKey: id)
      else { continue }
      effects.append { observer.layerWasDismissed() }
    }
    return effects
  }
}

extension StackState {
  /// Whether a layer has the identity; the expected index is checked first.
  fileprivate func presents(_ id: PresentationID, near index: Int) -> Bool {
    if index < layers.count, layers[index].id == id { return true }
    return layers.contains { $0.id == id }
  }
}
