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

  @Test("A coordinator with a hidden link, whose page the last destination decides")
  func hiddenLink() {
    let app = GraphOutline(
      """
      enum Destination {
        case login, profile, chats
        @ViewBuilder var view: some View {
          switch self { case .login: LoginView(); case .profile: ProfileView(); case .chats: ChatsView() }
        }
      }
      final class Coordinator: ObservableObject {
        private var destination: Destination = .login
        @Published private var isRootOpen = false
        @Published private var isOpen = false
        private let isRoot: Bool
        init(isRoot: Bool = false) { self.isRoot = isRoot }
        @ViewBuilder func link() -> some View {
          NavigationLink(isActive: Binding<Bool>(get: isActive, set: setActive(value:))) {
            destination.view
          } label: {
            EmptyView()
          }
        }
        func push(_ destination: Destination) {
          self.destination = destination
          if isRoot { isRootOpen.toggle() } else { isOpen.toggle() }
        }
        private func isActive() -> Bool { isRoot ? isRootOpen : isOpen }
        private func setActive(value: Bool) { if isRoot { isRootOpen = value } else { isOpen = value } }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator(isRoot: true)
        var body: some View {
          NavigationView {
            ZStack {
              coordinator.link()
              VStack { Bar(coordinator: coordinator); Text("Home") }
            }
          }
        }
      }
      struct Bar: View {
        @State var coordinator = Coordinator()
        var body: some View {
          Button("Profile") { coordinator.push(.profile) }
          Button("Chats") { coordinator.push(.chats) }
        }
      }
      struct LoginView: View { var body: some View { Text("Log in") } }
      struct ProfileView: View { var body: some View { Text("You") } }
      struct ChatsView: View { var body: some View { Text("Chats") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Profile\"-> Destination.profile",
        "RootView -push \"Chats\"-> Destination.chats",
      ])
  }

  @Test("A value that has its page, which one destination for each type of page shows")
  func pageInValue() {
    let app = GraphOutline(
      """
      struct Destination<Content: View>: Hashable {
        private let id = UUID()
        let view: Content
        init(_ view: Content) { self.view = view }
      }
      @Observable final class Control {
        var path = NavigationPath()
        func show(next: some Hashable) { path.append(next) }
      }
      final class Flow {
        let control = Control()
        func list() -> some View {
          ListView(onOpen: { [unowned self] in open() }).destination(of: DetailView.self)
        }
        private func open() {
          let next = Destination(DetailView(title: "One"))
          control.show(next: next)
        }
      }
      extension View {
        func destination<V: View>(of type: V.Type) -> some View { modifier(Shown<V>()) }
      }
      struct Shown<V: View>: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: Destination<V>.self) { $0.view }
        }
      }
      struct RootView: View {
        @State private var flow = Flow()
        var body: some View { NavigationStack(path: $flow.control.path) { flow.list() } }
      }
      struct ListView: View {
        let onOpen: () -> Void
        var body: some View { Button("Open", action: onOpen) }
      }
      struct DetailView: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> DetailView"])
    #expect(app.texts(of: "DetailView") == ["One"])
  }
}
