public import Observation

/// Navigates one stack of pages and the layers over it.
///
/// The state is a value. Every change passes one gate, which compares the states, asks the guards,
/// writes the log and then notifies observers; a write that changes nothing notifies no observer. The router
/// of a tab is a view of its tab router's state, which is stored once.
@MainActor
public final class StackRouter<Route: Hashable & Sendable, Sheet: Hashable & Sendable>:
  Observable
{
  /// The value that this router changes.
  public typealias State = StackState<Route, Sheet>

  let place: any StackPlace<Route, Sheet>

  /// The name of the window that shows the stack; nil for the main window.
  public internal(set) var window: String?

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - state: The first state; the root page unless specified.
  ///   - window: The name of the window that shows the stack; nil for the main window.
  public nonisolated init(state: State = State(), window: String? = nil) {
    let store = NavigationStore<SoleTab, Route, Sheet>(
      state: NavigationState(selectedTab: .sole, stacks: [.sole: state]))
    place = TabPlace(store: store, tab: .sole)
    self.window = window
  }

  init(_ place: some StackPlace<Route, Sheet>) {
    self.place = place
  }

  /// The gate with the guards and the log.
  public var gate: StackGate<Route, Sheet> { StackGate(place: place) }

  /// The stack's state; a write passes the gate like any verb.
  public var state: State {
    get {
      place.slot.signal.access()
      return place.state
    }
    set { write { $0 = newValue } }
  }

  /// The stack's own pages, bottom first, without those of layers; a write passes the gate like any verb.
  public var path: [Route] {
    get { state.path }
    set { write { $0.setPath(newValue, at: .root) } }
  }

  /// Passes a change to the gate.
  @discardableResult
  package func perform(
    as origin: NavigationOrigin = .code, _ apply: @escaping @MainActor (inout State) -> Void
  ) -> NavigationOutcome {
    place.submit(Change(origin: origin, apply: apply))
  }

  /// Writes a property that a view may be bound to.
  ///
  /// SwiftUI shows the written value until it is notified of a change, so a refusal notifies observers too.
  private func write(_ apply: @escaping @MainActor (inout State) -> Void) {
    if !perform(apply).isReached { place.refresh() }
  }
}

extension StackRouter: StackNavigating {
  /// The router itself.
  public var activeStack: StackRouter<Route, Sheet> { self }
}
