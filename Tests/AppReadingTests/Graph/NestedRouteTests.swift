import AppReading
import Testing

@Suite("Routes inside each other, and stacks that code fills")
struct NestedRouteTests {
  /// A coordinator puts items on its stack, whose routes are enums in enums; a view for each enum chooses the page.
  private static let source = """
    final class Dependencies {
      let coordinator: Coordinator
      init() { coordinator = Coordinator() }
    }
    struct RootView: View {
      @State private var coordinator: Coordinator
      init() { _coordinator = State(initialValue: Dependencies().coordinator) }
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          Color.clear.navigationDestination(for: Item.self) { item in
            RouteView(route: item.route, coordinator: coordinator)
          }
        }
        .task { coordinator.start() }
      }
    }
    @Observable final class Coordinator {
      var path: [Item] = []
      var posts: [Post] = []
      func navigate(to route: AppRoute) {
        guard isAllowed(route) else { return }
        let item = Item(route: route)
        path.append(item)
      }
      func start() {
        let first: AppRoute = isKnown ? .main(.home) : .intro(.welcome)
        path = [Item(route: first)]
      }
      func add() { posts.append(Post(id: 1)) }
      private var isKnown: Bool { UserDefaults.standard.bool(forKey: "known") }
    }
    struct Post: Hashable { var id: Int }
    struct Item: Hashable, Identifiable { let id = UUID(); let route: AppRoute }
    enum AppRoute: Hashable { case intro(IntroRoute), main(MainRoute) }
    enum IntroRoute: Hashable { case welcome, tour }
    enum MainRoute: Hashable { case home, settings(SettingsRoute) }
    enum SettingsRoute: Hashable { case all, theme }
    struct RouteView: View {
      let route: AppRoute
      let coordinator: Coordinator
      var body: some View {
        switch route {
        case .intro(let route): IntroRouteView(route: route, coordinator: coordinator)
        case .main(let route): MainRouteView(route: route, coordinator: coordinator)
        }
      }
    }
    struct IntroRouteView: View {
      let route: IntroRoute
      let coordinator: Coordinator
      var body: some View {
        switch route {
        case .welcome: WelcomeView(coordinator: coordinator)
        case .tour: TourView()
        }
      }
    }
    struct MainRouteView: View {
      let route: MainRoute
      let coordinator: Coordinator
      var body: some View {
        switch route {
        case .home: HomeView(coordinator: coordinator)
        case .settings(let route): SettingsRouteView(route: route)
        }
      }
    }
    struct SettingsRouteView: View {
      let route: SettingsRoute
      var body: some View {
        switch route {
        case .all: SettingsView()
        case .theme: ThemeView()
        }
      }
    }
    struct WelcomeView: View {
      let coordinator: Coordinator
      var body: some View { Button("Tour") { coordinator.navigate(to: .intro(.tour)) } }
    }
    struct HomeView: View {
      let coordinator: Coordinator
      var body: some View {
        List {
          Button("Theme") { coordinator.navigate(to: .main(.settings(.theme))) }
          Button("Add") { coordinator.add() }
        }
        .navigationDestination(for: Post.self) { post in PostView() }
      }
    }
    struct TourView: View { var body: some View { Text("Tour") } }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct ThemeView: View { var body: some View { Text("Theme") } }
    struct PostView: View { var body: some View { Text("Post") } }
    """

  @Test("Each innermost case is a screen")
  func destinations() {
    let app = GraphOutline(Self.source)
    #expect(
      app.destinations == [
        "AppRoute.intro.welcome route: WelcomeView", "AppRoute.intro.tour route: TourView",
        "AppRoute.main.home route: HomeView", "AppRoute.main.settings.all route: SettingsView",
        "AppRoute.main.settings.theme route: ThemeView",
      ])
  }

  @Test("A new path is a push, of each of two routes, but what is added to a list of models is not")
  func edges() {
    let app = GraphOutline(Self.source)
    #expect(
      app.edges == [
        "RootView -push-> AppRoute.main.home ?", "RootView -push-> AppRoute.intro.welcome ?",
        "WelcomeView -push \"Tour\"-> AppRoute.intro.tour ?",
        "HomeView -push \"Theme\"-> AppRoute.main.settings.theme ?",
      ])
  }

  @Test("A view that puts the page of a case into a list is not the page")
  func pagesInLists() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case album(Int), song(Int) }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Album", value: Route.album(1))
              .navigationDestination(for: Route.self) { route in RouteView(route: route) }
          }
        }
      }
      struct RouteView: View {
        let route: Route
        var body: some View {
          switch route {
          case .album(let id): List { AlbumView(id: id) }.listStyle(.plain)
          case .song: List { SongRows() }
          }
        }
      }
      struct AlbumView: View { let id: Int; var body: some View { Section { Text("Songs") } } }
      struct SongRows: View { var body: some View { Text("Length") } }
      """)
    #expect(
      app.destinations == ["Route.album route: AlbumView", "Route.song route: RouteView"])
  }

  @Test("A page with a title of its own is one screen, whatever a case that it gets decides in it")
  func givenCase() {
    let app = GraphOutline(
      """
      enum Language: Hashable { case plain, code }
      enum Route: Hashable { case text(String, Language), list }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Text", value: Route.text("", .plain))
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .text(let text, let language): TextView(text: text, language: language)
                case .list: Text("List")
                }
              }
          }
        }
      }
      struct TextView: View {
        let text: String
        let language: Language
        var body: some View { content.navigationTitle("Text") }
        @ViewBuilder private var content: some View {
          if language == .plain { PlainView(text: text) } else { CodeView(text: text) }
        }
      }
      struct PlainView: View { let text: String; var body: some View { Text("Words") } }
      struct CodeView: View { let text: String; var body: some View { Text("Lines") } }
      """)
    #expect(app.destinations == ["Route.text route: TextView", "Route.list route: Route.list"])
    #expect(app.edges == ["RootView -push \"Text\"-> Route.text"])
  }
}
