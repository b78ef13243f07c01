public import Observation

/// Moves through one stack of pages and the layers over it.
///
/// The state is a value. Everything that changes it passes one gate, which compares, asks the guards,
/// writes the log and only then tells observers; a write that changes nothing tells nobody.
@MainActor
public final class StackRouter<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Observable
{
  /// The value that this router moves.
  public typealias State = StackState<Route, Sheet>

  private var storage: State
  private let signal = ChangeSignal()
  /// What asks the guards and keeps the log.
  ///
  /// The changes of a stack inside a tab router go through the tab router's gate, which then keeps the
  /// log and what is held; guards that are added here are asked there.
  public var gate: NavigationGate<State> {
    if ownGate.router == nil { ownGate.router = self }
    return ownGate
  }

  private let ownGate = NavigationGate<State>()
  /// Takes the changes to the tab router that owns this stack; nil from it when that one is gone.
  var relay: (@MainActor (Change<State>) -> NavigationOutcome?)?
  /// What to tell when a layer goes, index for index with the layers; it ends with the last layer that
  /// anyone waits for, and is empty where nobody does.
  var observers: [(any LayerObserver)?] = []
  /// What the confirmation's buttons do, index for index with the buttons.
  var confirmationActions: [Effect] = []

  /// Creates a router.
  ///
  /// - Parameter state: Where it starts; the root page unless told otherwise.
  public nonisolated init(state: State = State()) {
    storage = state
  }

  /// Where the stack is; a write passes the gate like any verb.
  public var state: State {
    get {
      watch()
      return storage
    }
    set { perform { $0 = newValue } }
  }

  /// Has whoever observes this code watch the state, without the cost of a copy.
  func watch() { signal.access() }

  /// Takes a change to the gate: the tab router's if one owns this stack, else the own one.
  @discardableResult
  package func perform(
    as origin: NavigationOrigin = .code, _ apply: @escaping @MainActor (inout State) -> Void
  ) -> NavigationOutcome {
    submit(Change(origin: origin, apply: apply))
  }

  func submit(_ change: Change<State>) -> NavigationOutcome {
    relay?(change) ?? gate.submit(change)
  }
}

extension StackRouter: GatedRouter {
  var gatedState: State { storage }

  func install(_ state: State) -> [Effect] {
    let old = storage
    guard state != old else { return [] }
    if state.confirmation != old.confirmation { confirmationActions = [] }
    signal.change { storage = state }
    return observers.isEmpty ? [] : dismissals(from: old.layers, to: state.layers)
  }

  /// Tells the observers of the layers that went, top first, and forgets them.
  private func dismissals(
    from old: [PresentedLayer<Route, Sheet>], to new: [PresentedLayer<Route, Sheet>]
  ) -> [Effect] {
    var kept = 0
    while kept < min(old.count, new.count), old[kept].isContinued(by: new[kept]) { kept += 1 }
    guard kept < observers.count else { return [] }
    let gone = observers[kept...].reversed().compactMap { $0 }
    observers.removeSubrange(kept...)
    return gone.map { observer in { observer.layerWasDismissed() } }
  }

  func rebase(_ state: State, from old: State, onto new: State) -> State {
    state == old ? new : state
  }
}

extension StackRouter: StackNavigating {
  /// The router itself.
  public var activeStack: StackRouter<Route, Sheet> { self }
}
