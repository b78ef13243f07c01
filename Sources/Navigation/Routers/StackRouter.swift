public import Observation

/// Moves through one stack of pages and the layers over it.
///
/// The state is a value. Everything that changes it passes one gate, which compares, asks the guards,
/// writes the log and only then tells observers; a write that changes nothing tells nobody.
@Observable
@MainActor
public final class StackRouter<Route: Hashable & Sendable, Sheet: Hashable & Sendable> {
  /// The value that this router moves.
  public typealias State = StackState<Route, Sheet>

  private var storage: State
  /// What asks the guards and keeps the log.
  ///
  /// The changes of a stack inside a tab router go through the tab router's gate, which then keeps the
  /// log and what is held; guards that are added here are asked there.
  public var gate: NavigationGate<State> {
    if ownGate.router == nil { ownGate.router = self }
    return ownGate
  }

  @ObservationIgnored private let ownGate = NavigationGate<State>()
  /// Takes the changes to the tab router that owns this stack; nil from it when that one is gone.
  @ObservationIgnored var relay: (@MainActor (Change<State>) -> NavigationOutcome?)?
  /// What to tell when a layer goes, index for index with the layers once anything was installed.
  @ObservationIgnored var observers: [(any LayerObserver)?] = []
  /// What the confirmation's buttons do, index for index with the buttons.
  @ObservationIgnored var confirmationActions: [Effect] = []

  /// Creates a router.
  ///
  /// - Parameter state: Where it starts; the root page unless told otherwise.
  public nonisolated init(state: State = State()) {
    // Past the observed property: its accessors belong to the main actor, and nobody observes yet.
    _storage = state
  }

  /// Where the stack is; a write passes the gate like any verb.
  public var state: State {
    get { storage }
    set { perform { $0 = newValue } }
  }

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
  var gatedState: State { _storage }

  func install(_ state: State) -> [Effect] {
    let old = _storage
    guard state != old else { return [] }
    if state.confirmation != old.confirmation { confirmationActions = [] }
    let kept = zip(old.layers, state.layers).prefix { $0.isContinued(by: $1) }.count
    observers += repeatElement(nil, count: old.layers.count - observers.count)
    let gone = observers[kept...].reversed().compactMap { $0 }
    observers.removeSubrange(kept...)
    observers.append(contentsOf: repeatElement(nil, count: state.layers.count - kept))
    storage = state
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
