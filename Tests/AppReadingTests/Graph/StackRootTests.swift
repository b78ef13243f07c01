import AppReading
import Testing

@Suite("Stacks of a generic router view, and the pages that they begin with")
struct StackRootTests {
  /// A router view for any enum of routes, as an app puts it around each of its tabs.
  private static let router = """
    struct RouterView<Value: Hashable, Content: View>: View {
      @StateObject var router: Router<Value>
      @ViewBuilder var page: (Value) -> Content
      init(router: Router<Value>, @ViewBuilder page: @escaping (Value) -> Content) {
        self._router = .init(wrappedValue: router)
        self.page = page
      }
      var body: some View {
        NavigationStack(path: $router.path) {
          page(router.root).navigationDestination(for: Value.self) { page($0) }
        }
      }
    }
    class Router<Value: Hashable>: ObservableObject {
      @Published var root: Value
      @Published var path: [Value] = []
      init(root: Value) { self.root = root }
      func push(_ value: Value) { path.append(value) }
    }
    final class ListModel: ObservableObject {
      let router: Router<Route>
      init(router: Router<Route>) { self.router = router }
      func open() { router.push(.group) }
    }
    enum Route: Hashable { case list, group, account, settings }
    struct GroupsTab: View {
      @StateObject var router = Router(root: Route.list)
      var body: some View {
        RouterView(router: router) { route in
          switch route {
          case .list: ListView(model: ListModel(router: router))
          case .group: GroupView(model: ListModel(router: router))
          default: EmptyRouteView()
          }
        }
      }
    }
    struct AccountTab: View {
      @StateObject var router = Router(root: Route.account)
      var body: some View {
        RouterView(router: router) { route in
          switch route {
          case .account: AccountView(router: router)
          case .settings: SettingsView()
          default: EmptyRouteView()
          }
        }
      }
    }
    struct RootView: View {
      var body: some View {
        TabView {
          GroupsTab().tabItem { Text("Groups") }
          AccountTab().tabItem { Text("Account") }
        }
      }
    }
    struct ListView: View {
      @StateObject var model: ListModel
      var body: some View { LoaderView(); Button("Open") { model.open() } }
    }
    struct GroupView: View {
      @StateObject var model: ListModel
      var body: some View { LoaderView(); Text("Group") }
    }
    struct AccountView: View {
      let router: Router<Route>
      var body: some View { Button("Settings") { router.push(.settings) } }
    }
    struct LoaderView: View { var body: some View { ProgressView() } }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct EmptyRouteView: View { var body: some View { Text("Nothing here") } }
    """

  @Test("The page is named after the view of its route, and only the id after the view around")
  func names() {
    let app = GraphOutline(Self.router)
    #expect(
      app.ids == ["tab.groups", "tab.account", "route.group", "route.settings"])
    #expect(
      app.edges == [
        "ListView -push \"Open\"-> Route.group", "AccountView -push \"Settings\"-> Route.settings",
      ])
    #expect(app.texts(of: "ListView") == ["Open"])
    #expect(app.texts(of: "GroupsTab") == nil)
  }

  @Test("A case is shown by the switch that names it, not by the default of another one")
  func defaults() {
    let app = GraphOutline(Self.router)
    #expect(
      app.destinations == [
        "Route.list route: ListView", "Route.group route: GroupView",
        "Route.account route: AccountView", "Route.settings route: SettingsView",
      ])
    // Neither the roots nor what a default shows is a screen that nothing leads to.
    #expect(app.unresolved.isEmpty)
  }

  @Test("The associated type of a coordinator's protocol, as its members say")
  func associatedType() {
    let app = GraphOutline(
      root: "FlowView(coordinator: ShopCoordinator())",
      """
      protocol Coordinating {
        associatedtype Route: Hashable
        associatedtype Start: View
        associatedtype Page: View
        func start() -> Start
        func page(for route: Route) -> Page
      }
      struct FlowView<C: Coordinating>: View {
        @State private var path = NavigationPath()
        let coordinator: C
        init(coordinator: C) { self.coordinator = coordinator }
        var body: some View { NavigationStack(path: $path) { ContentView(coordinator: coordinator) } }
      }
      struct ContentView<C: Coordinating>: View {
        let coordinator: C
        var body: some View {
          coordinator.start().navigationDestination(for: C.Route.self) { route in
            coordinator.page(for: route)
          }
        }
      }
      enum ShopRoute: Hashable { case list, item }
      enum OtherRoute: Hashable { case list, item }
      final class ShopCoordinator: Coordinating {
        func start() -> some View { page(for: .list) }
        @ViewBuilder func page(for route: ShopRoute) -> some View {
          switch route {
          case .list: ListView()
          case .item: ItemView()
          }
        }
      }
      final class OtherCoordinator: Coordinating {
        func start() -> some View { Text("Other") }
        func page(for route: OtherRoute) -> some View { Text("Other") }
      }
      struct ListView: View {
        var body: some View { NavigationLink("Item", value: ShopRoute.item) }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      """)
    #expect(app.edges == ["ListView -push \"Item\"-> ShopRoute.item"])
    #expect(app.unresolved.isEmpty)
  }

  @Test("Initializers of views as the pages of a view around them")
  func initializers() {
    let app = GraphOutline(
      root: "AuthView(authorized: HomeView.init, notAuthorized: LoginView.init)",
      """
      struct AuthView<A: View, N: View>: View {
        @AppStorage("token") private var token = ""
        var authorized: () -> A
        var notAuthorized: (String) -> N
        var body: some View {
          if token.isEmpty { notAuthorized("Hello") } else { authorized() }
        }
      }
      struct HomeView: View { var body: some View { NavigationStack { Text("Home") } } }
      struct LoginView: View {
        let greeting: String
        var body: some View { Text(greeting); Text("Log in") }
      }
      """)
    #expect(app.texts(of: "LoginView") == ["Hello", "Log in"])
    #expect(app.texts(of: "HomeView") == ["Home"])
  }

  @Test("A view that passes on the case inside a case is not its page")
  func innerCase() {
    let app = GraphOutline(
      """
      enum Screen: Hashable {
        case shop(ShopScreen), about
        enum ShopScreen: Hashable { case list, item(Int) }
      }
      struct RootView: View {
        @State private var path: [Screen] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("List") { path.append(.shop(.list)) }
              .navigationDestination(for: Screen.self) { screen in
                switch screen {
                case .shop(let inner): ShopDestination(screen: inner)
                case .about: AboutView()
                }
              }
          }
        }
      }
      struct ShopDestination: View {
        let screen: Screen.ShopScreen
        var body: some View {
          switch screen {
          case .list: ListView()
          case .item(let id): ItemView(id: id)
          }
        }
      }
      struct ListView: View {
        var body: some View { NavigationLink("Item", value: Screen.shop(.item(1))) }
      }
      struct ItemView: View { let id: Int; var body: some View { Text("Item") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """)
    #expect(app.texts(of: "ListView") == ["Item"])
    #expect(app.texts(of: "ItemView") == ["Item"])
    #expect(
      app.edges == [
        "RootView -push \"List\"-> Screen.shop.list", "ListView -push \"Item\"-> Screen.shop.item",
      ])
  }

  @Test("Of two stacks that begin with one page the second keeps its own name")
  func twoTabs() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case list, item }
      @ViewBuilder func page(_ route: Route) -> some View {
        switch route {
        case .list: ListView()
        case .item: Text("Item")
        }
      }
      struct FirstTab: View {
        var body: some View {
          NavigationStack { page(.list).navigationDestination(for: Route.self) { page($0) } }
        }
      }
      struct SecondTab: View {
        var body: some View {
          NavigationStack {
            page(.list).toolbar { Text("Second") }
              .navigationDestination(for: Route.self) { route in Group { page(route) } }
          }
        }
      }
      struct RootView: View {
        var body: some View {
          TabView {
            FirstTab().tabItem { Text("First") }
            SecondTab().tabItem { Text("Second") }
          }
        }
      }
      struct ListView: View { var body: some View { NavigationLink("Item", value: Route.item) } }
      """)
    #expect(app.texts(of: "ListView") == ["Item"])
    #expect(app.texts(of: "SecondTab") == ["Second", "Item"])
  }

  @Test("The first view is called after the page on its stack, also under what may lie over it")
  func contentView() {
    let app = GraphOutline(
      root: "ContentView()",
      """
      struct ContentView: View {
        @State private var isMenuShown = false
        var body: some View {
          ZStack {
            NavigationStack { HomeView(isMenuShown: $isMenuShown) }
            if isMenuShown { NavigationStack { SideMenu(isShown: $isMenuShown) } }
          }
        }
      }
      struct HomeView: View {
        @Binding var isMenuShown: Bool
        var body: some View { VStack { Text("Hello"); Button("Menu") { isMenuShown = true } } }
      }
      struct SideMenu: View {
        @Binding var isShown: Bool
        var body: some View {
          VStack { Button("Close") { isShown = false }; NavigationLink("Help") { HelpView() } }
        }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
    #expect(
      app.edges == ["HomeView -cover \"Menu\"-> SideMenu", "SideMenu -push \"Help\"-> HelpView"])
    #expect(app.ids == ["view.content", "cover.sideMenu", "view.help"])
    #expect(app.texts(of: "HomeView") == ["Hello", "Menu"])
  }
}
