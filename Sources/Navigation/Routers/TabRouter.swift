public import Observation

/// Navigates an app with tabs: one stack router per tab, and the selected tab.
///
/// Each tab is observed on its own: a push in one tab does not notify an observer of another.
@MainActor
public final class TabRouter<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Observable {
  /// The value that this router changes.
  public typealias State = NavigationState<Tab, Route, Sheet>

  /// The tab for a path without a tab.
  public let homeTab: Tab

  let store: NavigationStore<Tab, Route, Sheet>
  private var routers: [Tab: StackRouter<Route, Sheet>] = [:]

  /// Turns links into screens; a link that the system delivers before this is set waits for it.
  public var links: LinkOpener<Tab, Route, Sheet>? {
    didSet { if links != nil { linkRequests.open() } }
  }
  var linkRequests = LinkRequests()
  var launch = LaunchOrder()
  var selectionWrites = SelectionWrites()

  /// Creates a router.
  ///
  /// - Parameters:
  ///   - homeTab: The tab for a path without a tab.
  ///   - state: The first state; the home tab's root page unless specified.
  public nonisolated init(homeTab: Tab, state: State? = nil) {
    self.homeTab = homeTab
    store = NavigationStore(state: state ?? State(selectedTab: homeTab))
  }

  /// Creates a router that shows the root page of its home tab.
  public nonisolated convenience init(initialTab: Tab) {
    self.init(homeTab: initialTab)
  }

  /// The gate with the guards and the log.
  public var gate: NavigationGate<State> {
    store.connect()
    return store.gate
  }

  /// The app's state; a write passes the gate like any verb.
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

  /// The router of a tab, created on first use.
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
  /// The selected tab's router; a read observes the selected tab.
  public var activeStack: StackRouter<Route, Sheet> { router(for: selectedTab) }
}

extension TabRouter {
  /// Selects a tab; its stack is unchanged.
  @discardableResult
  public func select(_ tab: Tab) -> NavigationOutcome {
    perform { $0.selectedTab = tab }
  }

  /// Does what a tap on a tab does: selects the tab, or returns it to its root page if it is selected.
  ///
  /// A return to the root page also dismisses layers and a confirmation.
  @discardableResult
  public func reselect(_ tab: Tab) -> NavigationOutcome {
    guard store.state.selectedTab == tab else { return select(tab) }
    return perform { $0[tab] = StackState() }
  }

  /// Goes to a screen in one change: tab, pages, layers and confirmation.
  ///
  /// Layers that are not in the path are dismissed. A layer with the same index and item stays presented.
  ///
  /// - Parameters:
  ///   - path: The screen; a path without a tab means the home tab.
  ///   - otherTabs: What happens to the other tabs.
  ///   - origin: Who requests the change.
  @discardableResult
  public func visit(
    _ path: ScreenPath<Tab, Route, Sheet>, otherTabs: OtherTabs = .reset,
    origin: NavigationOrigin = .code
  ) -> NavigationOutcome {
    perform(as: origin) { [homeTab] in
      $0.visit(path, homeTab: homeTab, otherTabs: otherTabs)
    }
  }

  /// Goes to a screen of a manifest in one change.
  @discardableResult
  public func navigate(
    to screen: some ScreenPathConvertible<Tab, Route, Sheet>, otherTabs: OtherTabs = .reset
  ) -> NavigationOutcome {
    visit(screen.navigationPath, otherTabs: otherTabs)
  }
}

extension TabRouter {
  /// Creates a router that drives a router of another design.
  ///
  /// Each change is applied to the other router, which may be unable to express all of it. This router then
  /// takes over the other router's state. Changes that the other router makes by itself are taken over before
  /// the next change. So links, archives, recordings and the harness work with the other router. Don't add
  /// guards that refuse: the other router changes before they are asked.
  ///
  /// - Parameters:
  ///   - homeTab: The tab for a path without a tab.
  ///   - state: Reads the state of the other router.
  ///   - onLoss: Receives the parts of a change that the other router cannot express.
  ///   - apply: Brings the other router as close to a state as it can express, and returns the losses.
  public convenience init(
    homeTab: Tab, mirroring state: @escaping @MainActor () -> State,
    onLoss: @escaping @MainActor ([ConversionLoss<Tab, Route, Sheet>]) -> Void = { _ in },
    apply: @escaping @MainActor (State) -> [ConversionLoss<Tab, Route, Sheet>]
  ) {
    self.init(homeTab: homeTab, state: state())
    store.mirrored = state
    gate.addGuard { proposal in
      guard state() != proposal.proposed else { return .allow }
      let losses = apply(proposal.proposed)
      if !losses.isEmpty { onLoss(losses) }
      let reached = state()
      return reached == proposal.proposed ? .allow : .redirect(to: reached)
    }
  }
}
