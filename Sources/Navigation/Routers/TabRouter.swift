public import Observation

/// Moves through an app with tabs: one stack router per tab, and the selected tab.
///
/// Each tab is observed on its own: a push in one tab does not notify an observer of another.
@MainActor
public final class TabRouter<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Observable {
  /// The value that this router moves.
  public typealias State = NavigationState<Tab, Route, Sheet>

  /// The tab that a path without a tab means.
  public let homeTab: Tab

  let store: NavigationStore<Tab, Route, Sheet>
  private var routers: [Tab: StackRouter<Route, Sheet>] = [:]

  /// How links become screens; a link that the system delivers before it is set waits for it.
  public var links: LinkOpener<Tab, Route, Sheet>? {
    didSet { if links != nil { linkRequests.open() } }
  }
  var linkRequests = LinkRequests()
  var launch = LaunchOrder()
  var selectionWrites = SelectionWrites()

  /// Creates a router at a state.
  ///
  /// - Parameters:
  ///   - homeTab: The tab that a path without a tab means.
  ///   - state: Where the router starts; the home tab's root page unless specified.
  public nonisolated init(homeTab: Tab, state: State? = nil) {
    self.homeTab = homeTab
    store = NavigationStore(state: state ?? State(selectedTab: homeTab))
  }

  /// Creates a router at the root page of a tab, which is the home tab too.
  public nonisolated convenience init(initialTab: Tab) {
    self.init(homeTab: initialTab)
  }

  /// What asks the guards and keeps the log.
  public var gate: NavigationGate<State> {
    store.connect()
    return store.gate
  }

  /// Where the app is; a write passes the gate like any verb.
  public var state: State {
    get {
      store.watch()
      return store.mirrored?() ?? store.state
    }
    set { if !perform({ $0 = newValue }).isReached { store.refreshAll() } }
  }

  /// The selected tab; a write is the same as `select(_:)`.
  public var selectedTab: Tab {
    get {
      store.watchSelection()
      return store.state.selectedTab
    }
    set { if !select(newValue).isReached { store.refreshSelection() } }
  }

  /// The router of a tab, made when it is first asked for.
  public func router(for tab: Tab) -> StackRouter<Route, Sheet> {
    if let router = routers[tab] { return router }
    let router = StackRouter(TabPlace(store: store, tab: tab))
    routers[tab] = router
    return router
  }

  /// The pages of a tab, bottom first; a write passes the gate like any verb.
  public subscript(tab: Tab) -> [Route] {
    get { router(for: tab).path }
    set { router(for: tab).path = newValue }
  }

  /// Passes a change to the gate.
  @discardableResult
  @inline(__always)
  package func perform(
    as origin: NavigationOrigin = .code, _ apply: @escaping @MainActor (inout State) -> Void
  ) -> NavigationOutcome {
    store.submit(Change(origin: origin, apply: apply))
  }
}

extension TabRouter: StackNavigating {
  /// The selected tab's router; a read observes which tab is selected.
  public var activeStack: StackRouter<Route, Sheet> { router(for: selectedTab) }
}
