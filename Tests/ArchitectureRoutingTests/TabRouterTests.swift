import ArchitectureRouting
import Testing

/// The rules of `TabRouter`, with the sample app's types.
@MainActor
@Suite("TabRouter") struct TabRouterTests {
  private let tabRouter = TabRouter()
  private let question = ConfirmationState(title: "Sure?", message: "") {}

  @Test("A new router selects the first tab and has a router for each")
  func creation() {
    #expect(tabRouter.selectedTab == .sky)
    #expect(Set(tabRouter.routers.keys) == [.sky, .logbook, .club])
    #expect(tabRouter.routers.values.allSatisfy { $0.stack.isEmpty && $0.activeSheet == nil })
    #expect(Set(tabRouter.routers.values.map(ObjectIdentifier.init)).count == 3)
  }

  @Test("Tabs can be any collection, also with duplicates")
  func otherCollections() {
    let router = ArchitectureRouting.TabRouter<RoomTab, AppRoute, AppSheet>()
    #expect(router.selectedTab.name == "study")
    #expect(router.routers.count == 2)
  }

  @Test("Switching tabs changes no stack, and selecting the selected tab changes nothing")
  func selection() {
    fill(.sky)
    tabRouter.selectedTab = .club
    tabRouter.selectedTab = .club
    #expect(tabRouter.selectedTab == .club)
    expectFilled(.sky)
    tabRouter.selectedTab = .sky
    tabRouter.selectedTab = .sky
    expectFilled(.sky)
  }

  @Test("A tab's router is always the same object", arguments: AppTab.allCases)
  func router(tab: AppTab) {
    let router = tabRouter.router(for: tab)
    tabRouter.selectedTab = .logbook
    tabRouter.navigate(to: ScreenPath(tab: tab))
    #expect(tabRouter.router(for: tab) === router)
    #expect(tabRouter.routers[tab] === router)
  }

  @Test("A path selects its tab and sets its pages, sheet and cover")
  func navigate() {
    tabRouter.navigate(
      to: ScreenPath(tab: .club, routes: [.settings], sheet: .filter, fullScreenCover: .starMap))
    #expect(tabRouter.selectedTab == .club)
    let club = tabRouter.router(for: .club)
    #expect(club.stack == [.settings])
    #expect(club.activeSheet?.id == "filter")
    #expect(club.activeFullScreenCover?.id == "starMap")
  }

  @Test("A path without pages and modals empties its tab, except for the question")
  func navigateToLess() {
    fill(.sky)
    tabRouter.navigate(to: ScreenPath(tab: .sky))
    let sky = tabRouter.router(for: .sky)
    #expect(sky.stack.isEmpty)
    #expect(sky.activeSheet == nil)
    #expect(sky.activeFullScreenCover == nil)
    #expect(sky.activeConfirmation?.id == question.id)
  }

  @Test("A path without a tab means the selected one")
  func navigateWithoutTab() {
    tabRouter.selectedTab = .logbook
    tabRouter.navigate(to: ScreenPath(routes: [.settings], sheet: .filter))
    #expect(tabRouter.selectedTab == .logbook)
    #expect(tabRouter.router(for: .logbook).stack == [.settings])
    #expect(tabRouter.router(for: .logbook).activeSheet?.id == "filter")
    #expect(tabRouter.router(for: .sky).stack.isEmpty)
  }

  @Test("Other tabs keep everything", arguments: Journey.allCases)
  func otherTabs(journey: Journey) {
    fill(.sky)
    fill(.logbook)
    journey.begin(with: tabRouter, to: .club)
    #expect(tabRouter.selectedTab == .club)
    expectFilled(.sky)
    expectFilled(.logbook)
  }

  @Test("A destination with pages dismisses sheet and cover of its tab, but no question")
  func handleRoute() {
    fill(.club)
    tabRouter.handle(destination: .route(tab: .club, routes: [.star(name: "Vega"), .settings]))
    #expect(tabRouter.selectedTab == .club)
    let club = tabRouter.router(for: .club)
    #expect(club.stack == [.star(name: "Vega"), .settings])
    #expect(club.activeSheet == nil)
    #expect(club.activeFullScreenCover == nil)
    #expect(club.activeConfirmation?.id == question.id)
    tabRouter.handle(destination: .route(tab: .club, routes: []))
    #expect(club.stack.isEmpty)
  }

  @Test("A destination with a sheet empties its tab's stack and keeps the cover")
  func handleSheet() {
    fill(.club)
    tabRouter.handle(destination: .sheet(tab: .club, sheet: .starMap))
    #expect(tabRouter.selectedTab == .club)
    let club = tabRouter.router(for: .club)
    #expect(club.stack.isEmpty)
    #expect(club.activeSheet?.id == "starMap")
    #expect(club.activeFullScreenCover?.id == "starMap")
    #expect(club.activeConfirmation?.id == question.id)
  }

  @Test("A tab without a router is a programmer's error")
  func unknownTab() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ArchitectureRouting.TabRouter<RoomTab, AppRoute, AppSheet>()
          .router(for: RoomTab(name: "attic"))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = ArchitectureRouting.TabRouter<NoTab, AppRoute, AppSheet>() }
    }
  }

  private func fill(_ tab: AppTab) {
    let router = tabRouter.router(for: tab)
    router.stack = [.star(name: "Sirius")]
    router.activeSheet = .filter
    router.activeFullScreenCover = .starMap
    router.activeConfirmation = question
  }

  private func expectFilled(_ tab: AppTab, at place: SourceLocation = #_sourceLocation) {
    let router = tabRouter.router(for: tab)
    #expect(router.stack == [.star(name: "Sirius")], sourceLocation: place)
    #expect(router.activeSheet?.id == "filter", sourceLocation: place)
    #expect(router.activeFullScreenCover?.id == "starMap", sourceLocation: place)
    #expect(router.activeConfirmation?.id == question.id, sourceLocation: place)
  }
}

/// The calls that select another tab.
enum Journey: CaseIterable {
  case selection, path, routeDestination, sheetDestination

  @MainActor
  func begin(with router: TabRouter, to tab: AppTab) {
    switch self {
    case .selection: router.selectedTab = tab
    case .path: router.navigate(to: ScreenPath(tab: tab, sheet: .filter))
    case .routeDestination: router.handle(destination: .route(tab: tab, routes: [.settings]))
    case .sheetDestination: router.handle(destination: .sheet(tab: tab, sheet: .filter))
    }
  }
}

private enum NoTab: Hashable, CaseIterable {}
