import Scenes
import Testing

@testable import AppReading

@Suite("Coordinators of a library")
struct CoordinatorTests {
  private let app = GraphOutline(
    root: "AppCoordinator().view()",
    """
    import Stinsen
    final class AppCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\AppCoordinator.start)
      @Root var main = makeMain
      @Root var start = makeStart
      @ViewBuilder func makeStart() -> some View { StartView() }
      func makeMain() -> MainCoordinator { MainCoordinator(shop: Shop()) }
    }
    final class MainCoordinator: TabCoordinatable {
      var child = TabChild(startingItems: [\\MainCoordinator.shop, \\MainCoordinator.profile])
      @Route(tabItem: makeProfileTab) var profile = makeProfile
      @Route(tabItem: makeShopTab) var shop = makeShop
      let store: Shop
      init(shop: Shop) { store = shop }
      func makeProfile() -> NavigationViewCoordinator<ProfileCoordinator> {
        NavigationViewCoordinator(ProfileCoordinator())
      }
      @ViewBuilder func makeProfileTab(isActive: Bool) -> some View { Text("Me") }
      @ViewBuilder func makeShopTab(isActive: Bool) -> some View {
        Image(systemName: isActive ? "bag.fill" : "bag")
        Text("Shop")
      }
    }
    extension MainCoordinator {
      func makeShop() -> NavigationViewCoordinator<ShopCoordinator> {
        NavigationViewCoordinator(ShopCoordinator(store: store))
      }
    }
    final class ShopCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\ShopCoordinator.list)
      @Root var list = makeList
      @Route(.push) var item = makeItem
      @Route(.modal) var cart = makeCart
      @Route(.fullScreen) var gallery = makeGallery
      let store: Shop
      init(store: Shop) { self.store = store }
      @ViewBuilder func makeList() -> some View { ShopView() }
      @ViewBuilder func makeItem(id: Int) -> some View { ItemView(id: id) }
      func makeCart() -> NavigationViewCoordinator<CartCoordinator> {
        NavigationViewCoordinator(CartCoordinator())
      }
      func makeGallery() -> some View { GalleryView() }
    }
    final class CartCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\CartCoordinator.list)
      @Root var list = makeList
      @Route(.push) var more = makeMore
      @ViewBuilder func makeList() -> some View { CartView() }
      func makeMore() -> CartCoordinator { CartCoordinator() }
    }
    final class ProfileCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\ProfileCoordinator.page)
      @Root var page = makePage
      @ViewBuilder func makePage() -> some View { ProfileView() }
      @ViewBuilder func customize(_ view: AnyView) -> some View {
        view.onOpenURL { _ in self.root(\\.main) }
      }
    }
    struct StartView: View {
      @EnvironmentObject var router: AppCoordinator.Router
      var body: some View { Button("Log In") { router.root(\\.main) } }
    }
    struct ShopView: View {
      @EnvironmentObject var router: ShopCoordinator.Router
      var body: some View {
        List(items) { item in Button("Item") { router.route(to: \\.item, item.id) } }
          .toolbar { Button("Cart") { router.route(to: \\ShopCoordinator.cart) } }
      }
    }
    struct ItemView: View {
      let id: Int
      @EnvironmentObject var router: ShopCoordinator.Router
      var body: some View { Text("An item"); Button("Look") { router.route(to: \\.gallery) } }
    }
    struct GalleryView: View { var body: some View { Text("Pictures") } }
    struct CartView: View {
      @EnvironmentObject var router: CartCoordinator.Router
      @EnvironmentObject var tabs: MainCoordinator.Router
      var body: some View {
        Button("Another") { router.route(to: \\.more) }
        Button("Me") { tabs.focusFirst(\\.profile) }
      }
    }
    struct ProfileView: View { var body: some View { Text("Profile") } }
    """)

  @Test("Roots, tabs in the order that the app gives, and the routes of each coordinator")
  func screens() {
    #expect(
      app.screens == [
        "tab.shop: tab.shop", "tab.profile: tab.profile", "view.start: view.start",
        "sheet.cart: tab.shop > largeSheet(sheet.cart)", "view.item: tab.shop > view.item",
        "view.cart: tab.shop > largeSheet(sheet.cart > sheet.cart)",
        "cover.gallery: tab.shop > view.item > fullScreenCover(cover.gallery)",
      ])
    #expect(app.graph.tabs.map(\.title) == ["Shop", "Me"])
  }

  @Test("Routes, other roots and other tabs, wherever the page is that leads to them")
  func edges() {
    #expect(
      app.edges == [
        "StartView -tab \"Log In\"-> ShopView ?", "ShopView -push \"Item\"-> ItemView",
        "ShopView -sheet \"Cart\"-> CartView", "ItemView -cover \"Look\"-> GalleryView",
        "CartView -push \"Another\"-> CartView", "CartView -tab \"Me\"-> ProfileView",
      ])
  }

  @Test("Coordinators that are the roots of each other come to an end")
  func circles() {
    let app = GraphOutline(
      root: "One().view()",
      """
      final class One: NavigationCoordinatable {
        @Root var a = makeTwo
        @Root var b = makeOne
        func makeTwo() -> Two { Two() }
        func makeOne() -> One { One() }
      }
      final class Two: NavigationCoordinatable {
        @Root var a = makeOne
        @Root var b = makePage
        func makeOne() -> One { One() }
        @ViewBuilder func makePage() -> some View { PageView() }
      }
      struct PageView: View { var body: some View { Text("Page") } }
      """)
    #expect(app.ids == ["view.page"])
  }
}
