public import Observation

/// The selected tab of an app, and a router for each tab.
@MainActor @Observable
public final class TabRouter<Tab: Hashable & CaseIterable, Route: Hashable, Sheet: Identifiable> {
  /// The selected tab; a change does not affect the stacks.
  public var selectedTab: Tab
  /// The router of each tab.
  @ObservationIgnored
  public private(set) var routers: [Tab: AppRouter<Route, Sheet>] = [:]

  /// Creates a router with the first tab selected and every tab at its root page.
  ///
  /// - Precondition: There is at least one tab.
  public init() {
    guard let first = Tab.allCases.first else {
      preconditionFailure("\(Tab.self) has no cases, so there is no tab to select")
    }
    selectedTab = first
    for tab in Tab.allCases where routers[tab] == nil {
      routers[tab] = AppRouter()
    }
  }

  /// The router of a tab, which is always the same object.
  ///
  /// - Parameter tab: The tab.
  /// - Precondition: The tab is in `Tab.allCases`.
  public func router(for tab: Tab) -> AppRouter<Route, Sheet> {
    guard let router = routers[tab] else {
      preconditionFailure("\(tab) is not in \(Tab.self).allCases, so it has no router")
    }
    return router
  }

  /// Goes to a screen: selects its tab and gives that tab the screen's pages, sheet and cover.
  ///
  /// A sheet or cover that is not in the path is dismissed. A question stays, and so do the pages,
  /// sheets and covers of other tabs.
  ///
  /// - Parameter path: The screen; without a tab, it is in the selected tab.
  public func navigate(to path: ScreenPath<Tab, Route, Sheet>) {
    if let tab = path.tab { selectedTab = tab }
    let router = router(for: selectedTab)
    router.resetAndNavigate(to: path.routes)
    if let sheet = path.sheet { router.present(sheet: sheet) } else { router.dismissSheet() }
    if let cover = path.fullScreenCover {
      router.present(fullScreenCover: cover)
    } else {
      router.dismissFullScreenCover()
    }
  }

  /// Goes to the target of a link.
  ///
  /// Pages replace everything in their tab except a question. A sheet is presented over the tab's
  /// root page; a cover stays. Other tabs do not change.
  ///
  /// - Parameter destination: The result of a resolver.
  public func handle(destination: DeepLinkDestination<Tab, Route, Sheet>) {
    switch destination {
    case .route(let tab, let routes):
      selectedTab = tab
      let router = router(for: tab)
      router.dismissSheet()
      router.dismissFullScreenCover()
      router.resetAndNavigate(to: routes)
    case .sheet(let tab, let sheet):
      selectedTab = tab
      let router = router(for: tab)
      router.popToRoot()
      router.present(sheet: sheet)
    }
  }
}
