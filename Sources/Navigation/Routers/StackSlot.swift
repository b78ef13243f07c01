/// A stack's observers and closures, stored beside its state.
@MainActor
final class StackSlot<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias State = StackState<Route, Sheet>

  let name: String
  let signal = ChangeSignal()
  /// What the question's buttons do, index for index with the buttons.
  var confirmationActions: [Effect] = []
  /// The question that SwiftUI has dismissed last, which may still report the button that was tapped.
  var dismissedQuestion: (id: PresentationID, actions: [Effect])?
  /// Receives the events that changed this stack.
  var onEvent: (@MainActor (NavigationEvent<State>) -> Void)?
  private(set) var eventCount = 0
  private var observers: [PresentationID: any LayerObserver] = [:]

  /// Creates a slot.
  ///
  /// - Parameter name: Orders what happens in several tabs at once.
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

  /// Follows a change of the stack and forgets what goes with it.
  ///
  /// - Returns: What notifies the observers of the layers that go, top first.
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
  /// Whether a presentation is up, most probably at an index.
  fileprivate func presents(_ id: PresentationID, near index: Int) -> Bool {
    if index < layers.count, layers[index].id == id { return true }
    return layers.contains { $0.id == id }
  }
}
