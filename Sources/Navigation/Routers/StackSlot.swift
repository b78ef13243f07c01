/// What a store keeps of one stack beside its state: its observers and the closures of what is up.
@MainActor
final class StackSlot<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  typealias State = StackState<Route, Sheet>

  let signal = ChangeSignal()
  /// What the question's buttons do, index for index with the buttons.
  var confirmationActions: [Effect] = []
  /// The question that SwiftUI has dismissed last, which may still report the button that was tapped.
  var dismissedQuestion: (id: PresentationID, actions: [Effect])?
  /// Receives the events that changed this stack.
  var onEvent: (@MainActor (NavigationEvent<State>) -> Void)?
  private(set) var eventCount = 0
  private var observers: [PresentationID: any LayerObserver] = [:]

  nonisolated init() {}

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

  /// Follows a change of the stack.
  ///
  /// - Returns: What notifies the observers of the layers that went, top first.
  func follow(from old: State, to new: State) -> [Effect] {
    eventCount += 1
    if old.confirmation?.id != new.confirmation?.id { confirmationActions = [] }
    guard !observers.isEmpty else { return [] }
    let gone = old.layers.reversed().compactMap(\.id).filter { id in
      !new.layers.contains { $0.id == id }
    }
    let dismissed = gone.compactMap { observers.removeValue(forKey: $0) }
    return dismissed.map { observer in { observer.layerWasDismissed() } }
  }
}
