import ArchitectureRouting
import Testing

enum KioskTab: CaseIterable {
  case papers, drinks
}

enum KioskRoute: Hashable {
  case article(String)
}

struct KioskSheet: Identifiable {
  let id: String
}

enum KioskScreen {
  case papers, drinks
}

typealias KioskRouter = ArchitectureRouting.AppRouter<KioskRoute, KioskSheet>
typealias KioskTabRouter = ArchitectureRouting.TabRouter<KioskTab, KioskRoute, KioskSheet>
typealias KioskPath = ArchitectureRouting.ScreenPath<KioskTab, KioskRoute, KioskSheet>
typealias KioskDestination = ArchitectureRouting.DeepLinkDestination<
  KioskTab, KioskRoute, KioskSheet
>

/// An app that keeps its own members.
extension KioskTabRouter {
  func navigate(to screen: KioskScreen) {
    switch screen {
    case .papers: navigate(to: KioskPath(tab: .papers))
    case .drinks: navigate(to: KioskPath(tab: .drinks))
    }
  }

  /// Like the library's, but it keeps a sheet, so that a test can detect which one ran.
  func navigate(to path: KioskPath) {
    if let tab = path.tab { selectedTab = tab }
    let router = router(for: selectedTab)
    router.resetAndNavigate(to: path.routes)
    router.present(sheet: KioskSheet(id: "offer"))
  }

  /// Like the library's, but it pushes the pages one by one and keeps the sheet.
  func handle(destination: KioskDestination) {
    switch destination {
    case .route(let tab, let routes):
      selectedTab = tab
      for route in routes { router(for: tab).navigate(to: route) }
    case .sheet(let tab, let sheet):
      selectedTab = tab
      router(for: tab).present(fullScreenCover: sheet)
    }
  }
}

extension KioskRouter {
  func pop() {
    resetAndNavigate(to: stack.dropLast(2))
  }

  func navigate(to route: KioskRoute) {
    stack += [route, route]
  }
}

@MainActor
@Suite("An app's own members") struct OwnMembersTests {
  private let tabRouter = KioskTabRouter()
  private let papers = KioskTab.papers
  private let page = KioskRoute.article("weather")

  @Test("A call with one of the app's screens finds the app's own navigate(to:)")
  func screens() {
    tabRouter.navigate(to: .drinks)
    #expect(tabRouter.selectedTab == .drinks)
    tabRouter.navigate(to: .papers)
    #expect(tabRouter.selectedTab == .papers)
  }

  @Test("An app's own navigate(to:) of a path has priority")
  func path() {
    tabRouter.navigate(to: KioskPath(tab: papers, routes: [page]))
    #expect(tabRouter.router(for: papers).stack == [page])
    #expect(tabRouter.router(for: papers).activeSheet != nil)
    tabRouter.navigate(to: .init(tab: papers))
    #expect(tabRouter.router(for: papers).stack.isEmpty)
    #expect(tabRouter.router(for: papers).activeSheet != nil)
  }

  @Test("An app's own handle(destination:) has priority")
  func destination() {
    let router = tabRouter.router(for: papers)
    router.present(sheet: KioskSheet(id: "offer"))
    tabRouter.handle(destination: .route(tab: papers, routes: [page]))
    #expect(router.stack == [page, page])
    #expect(router.activeSheet != nil)
    let handle: (KioskDestination) -> Void = tabRouter.handle(destination:)
    handle(.sheet(tab: papers, sheet: KioskSheet(id: "offer")))
    #expect(router.stack == [page, page])
    #expect(router.activeFullScreenCover != nil)
  }

  @Test("An app's own verbs of a stack have priority")
  func verbs() {
    let router = KioskRouter()
    router.navigate(to: page)
    #expect(router.stack.count == 2)
    router.pop()
    #expect(router.stack.isEmpty)
    let none: [() -> Void] = [router.pop]
    router.navigate(to: page)
    none.forEach { $0() }
    #expect(router.stack.isEmpty)
  }
}
