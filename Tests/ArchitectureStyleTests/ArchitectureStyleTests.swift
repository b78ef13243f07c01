import Foundation
import Navigation
import Testing

@MainActor
@Suite struct ArchitectureStyleTests {
  private let router = AppRouter(initialTab: .home)

  @Test("Each tab has a router of its own, made when it is asked for")
  func perTab() {
    for tab in AppTab.allCases {
      #expect(router.router(for: tab).stack.isEmpty)
      #expect(router.router(for: tab) === router.router(for: tab))
    }
    ProductScreen(router: router.router(for: .home)).showReviews()
    #expect(router.router(for: .home).stack == [.reviews(productID: 1)])
    #expect(router.router(for: .orders).stack.isEmpty)
  }

  @Test("A stack pushes, pops, resets, and can be written by a navigation stack")
  func stack() {
    let home = router.router(for: .home)
    home.navigate(to: .product(id: 1))
    home.navigate(to: .reviews(productID: 1))
    home.pop()
    #expect(home.stack == [.product(id: 1)])
    home.resetAndNavigate(to: .order(id: 2))
    #expect(home.stack == [.order(id: 2)])
    home.stack = [.product(id: 3), .product(id: 4)]
    home.popToRoot()
    #expect(home.stack.isEmpty)
    home.pop()
    #expect(home.stack.isEmpty)
  }

  @Test("A sheet and a cover are told apart, and each has its own twin to dismiss it")
  func layers() {
    let home = router.router(for: .home)
    home.present(sheet: .filter)
    #expect(home.activeSheet == .filter)
    #expect(home.activeFullScreenCover == nil)
    home.dismissFullScreenCover()
    #expect(home.activeSheet == .filter)
    home.present(fullScreenCover: .signIn)
    #expect(home.activeFullScreenCover == .signIn)
    #expect(home.activeSheet == nil)
    home.dismissFullScreenCover()
    #expect(home.activeSheet == .filter)
    home.activeSheet = nil
    #expect(home.state.isEmpty)
    home.activeSheet = .signIn
    home.activeSheet = .filter
    #expect(home.state.layers == [.sheet(.filter)])
    home.dismissSheet()
    #expect(home.state.isEmpty)
  }

  @Test("A confirmation asks, and runs its action after it is gone")
  func confirmation() {
    let home = router.router(for: .home)
    var removed = false
    let screen = ProductScreen(router: home)
    screen.askToRemove { [weak home] in
      #expect(home?.activeConfirmation == nil)
      home?.navigate(to: .order(id: 1))
    }
    #expect(home.activeConfirmation?.title == "Remove?")
    home.answerConfirmation(buttonAt: 0)
    removed = home.stack == [.order(id: 1)]
    #expect(removed)
    screen.askToRemove {}
    home.dismissConfirmation()
    #expect(home.activeConfirmation == nil)
  }

  @Test("The app goes to each of its screens", arguments: AppScreen.allCases)
  func screens(screen: AppScreen) {
    router.navigate(to: screen)
    #expect(router.state == NavigationState(visiting: screen.navigationPath, homeTab: .home))
  }

  @Test("A destination selects its tab and takes away what would cover it")
  func destinations() {
    router.present(sheet: .signIn)
    router.handle(destination: .route(tab: .orders, routes: [.order(id: 1)]))
    #expect(router.selectedTab == .orders)
    #expect(router.router(for: .orders).stack == [.order(id: 1)])
    #expect(router.router(for: .home).activeSheet == nil)
    router.handle(destination: .sheet(tab: .account, sheet: .signIn))
    #expect(router.selectedTab == .account)
    #expect(router.router(for: .account).activeSheet == .signIn)
    #expect(router.router(for: .orders).stack == [.order(id: 1)])
  }

  @Test("A link is resolved over the repository")
  func resolver() async throws {
    router.links = LinkOpener(ShopResolver(repository: ProductRepository(products: [7])))
    #expect(await router.open(try #require(URL(string: "shop://product/7"))) == .opened)
    #expect(router.router(for: .home).stack == [.product(id: 7)])
    #expect(await router.open(try #require(URL(string: "shop://product/8"))) == .notFound)
    #expect(
      await router.open(try #require(URL(string: "shop://help")))
        == .refused(.unknownComponent(index: 0, text: "help")))
    #expect(await router.open(try #require(URL(string: "shop://filter"))) == .opened)
    #expect(router.router(for: .home).activeSheet == .filter)
  }

  @Test("A resolver can be made of a repository and a function")
  func inlineResolver() async throws {
    let repository = ProductRepository(products: [1])
    router.links = LinkOpener(
      DeepLinkResolver(repository: repository) { _, repository in
        await repository.exists(1) ? AppLink.sheet(tab: .home, sheet: .filter) : nil
      })
    #expect(await router.open(try #require(URL(string: "shop://any"))) == .opened)
    #expect(router.router(for: .home).activeSheet == .filter)
  }
}
