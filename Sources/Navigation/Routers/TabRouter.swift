public import Observation

/// Moves through an app with tabs: one stack router per tab, and the tab in front.
///
/// Each tab is observed on its own: a push in one tab does not wake an observer of another.
@MainActor
public final class TabRouter<
  Tab: Hashable & Sendable, Route: Hashable & Sendable, Sheet: Hashable & Sendable
>: Observable {
  /// The value that this router moves.
  public typealias State = NavigationState<Tab, Route, Sheet>

  /// The tab that a path without a tab means.
  public let homeTab: Tab

  private let selectionSignal = ChangeSignal()
  // The tabs that have ever left their root. Observers of the whole state watch the set, because a
  // stack router that does not exist yet cannot be watched.
  private let tabsSignal = ChangeSignal()
  private var visitedTabs: Set<Tab>
  private var storage: State
  private var routers: [Tab: StackRouter<Route, Sheet>] = [:]
  /// What asks the guards and keeps the log.
  public let gate = NavigationGate<State>()

  /// How links become screens; without it no link can be opened.
  public var links: LinkOpener<Tab, Route, Sheet>?
  var desk = LinkDesk()

  /// Creates a router at a state.
  ///
  /// - Parameters:
  ///   - homeTab: The tab that a path without a tab means.
  ///   - state: Where the router starts; the home tab's root page unless told otherwise.
  public init(homeTab: Tab, state: State? = nil) {
    let start = state ?? State(selectedTab: homeTab)
    self.homeTab = homeTab
    storage = start
    visitedTabs = Set(start.stacks.keys)
    gate.router = self
    for tab in visitedTabs { _ = router(for: tab) }
  }

  /// Creates a router at the root page of a tab, which is the home tab too.
  public convenience init(initialTab: Tab) {
    self.init(homeTab: initialTab)
  }

  /// Where the app is; a write passes the gate like any verb.
  public var state: State {
    get {
      // An observer watches the routers that exist, which are those of the visited tabs at least, and
      // the set of visited tabs.
      selectionSignal.access()
      tabsSignal.access()
      for router in routers.values { router.watch() }
      return storage
    }
    set { perform { $0 = newValue } }
  }

  /// The tab in front; a write is the same as `select(_:)`.
  public var selectedTab: Tab {
    get {
      selectionSignal.access()
      return storage.selectedTab
    }
    set { select(newValue) }
  }

  /// The router of a tab, made when it is first asked for.
  public func router(for tab: Tab) -> StackRouter<Route, Sheet> {
    if let router = routers[tab] { return router }
    let router = StackRouter(state: storage[tab])
    router.relay = { [weak self] change in self?.submit(change, in: tab) }
    router.gate.onFirstGuard = { [weak self, weak router] in
      guard let self, let router else { return }
      enforceGuards(of: router, in: tab)
    }
    routers[tab] = router
    return router
  }

  /// The pages of a tab, bottom first; a write passes the gate like any verb.
  public subscript(tab: Tab) -> [Route] {
    get { router(for: tab).state.path }
    set { router(for: tab).perform { $0.path = newValue } }
  }

  /// Takes a change to the gate.
  @discardableResult
  package func perform(
    as origin: NavigationOrigin = .code, _ apply: @escaping @MainActor (inout State) -> Void
  ) -> NavigationOutcome {
    gate.submit(Change(origin: origin, apply: apply))
  }

  private func submit(_ change: Change<StackState<Route, Sheet>>, in tab: Tab) -> NavigationOutcome
  {
    let whole = Change<State>(
      origin: change.origin, settled: change.settled, apply: { change.apply(&$0[tab]) },
      finished: change.finished)
    return gate.submit(whole)
  }
}

extension TabRouter: GatedRouter {
  var gatedState: State { storage }

  func install(_ state: State) -> [Effect] {
    let old = storage
    storage = state
    var effects: [Tab: [Effect]] = [:]
    for (tab, stack) in old.stacks where state.stacks[tab] != stack {
      let dismissals = router(for: tab).install(state[tab])
      if !dismissals.isEmpty { effects[tab] = dismissals }
    }
    for (tab, stack) in state.stacks where old.stacks[tab] == nil {
      _ = router(for: tab).install(stack)
      if !visitedTabs.contains(tab) { tabsSignal.change { _ = visitedTabs.insert(tab) } }
    }
    if old.selectedTab != state.selectedTab { selectionSignal.change {} }
    return effects.count > 1 ? Self.ordered(effects) : effects.values.first ?? []
  }

  /// The order of a dictionary differs from launch to launch; what the app's closures see must not.
  private static func ordered(_ effects: [Tab: [Effect]]) -> [Effect] {
    effects.sorted { String(reflecting: $0.key) < String(reflecting: $1.key) }.flatMap(\.value)
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

extension TabRouter: StackNavigating {
  /// The selected tab's router.
  public var activeStack: StackRouter<Route, Sheet> { router(for: storage.selectedTab) }
}
