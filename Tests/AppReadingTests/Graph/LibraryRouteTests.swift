import AppReading
import Testing

/// An app whose stacks, router and links are those of a library: its enums say only which page each case is.
@Suite("Routes of a library, of which the app only has the enums") struct LibraryRouteTests {
  /// An app with an enum of enums whose pages depend on what the library says.
  private let app = GraphOutline(
    """
    import NavigationKit
    enum AppDestination: AppDestinationProtocol {
      case shared(SharedDestination), settings(SettingsDestination), paywall
      func body(route: Route) -> some View {
        switch self {
        case .shared(let inner): inner.body(route: route)
        case .settings(let inner): inner.body(route: route)
        case .paywall: PaywallView()
        }
      }
    }
    enum SharedDestination: AppDestinationProtocol {
      case home, stats, scanner
      func body(route: Route) -> some View {
        switch self {
        case .home: HomeView()
        case .stats: StatsView()
        case .scanner: ScannerView()
        }
      }
    }
    enum SettingsDestination: AppDestinationProtocol {
      case list, about
      func body(route: Route) -> some View {
        switch self {
        case .list: SettingsView()
        case .about: AboutView()
        }
      }
    }
    struct RootView: View {
      @StateObject private var first: Router<AppDestination> = .init()
      @StateObject private var second: Router<AppDestination> = .init()
      var body: some View {
        TabView {
          RoutedNavigationStack(router: first) { AppDestination.shared(.home).body(route: .push) }
            .tabItem { Text("Home") }
          RoutedNavigationStack(router: second) { AppDestination.shared(.stats).body(route: .push) }
            .tabItem { Text("Stats") }
        }
      }
    }
    struct HomeView: View {
      @EnvironmentObject private var router: Router<AppDestination>
      @State private var isPro = Bool.random()
      var body: some View {
        Button("Settings") { router.push(.settings(.list)) }
        Button("Buy") { router.present(route: .fullScreenCover, .paywall) }
        Button("More") { router.present(route: .modalFitContent, .settings(.about)) }
        NavigationButton(route: .push, destination: AppDestination.shared(.stats)) { Text("Numbers") }
        NavigationButton(
          route: .sheet,
          destination: (isPro ? AppDestination.settings(.about) : AppDestination.paywall)
        ) { Text("About or buy") }
        NavigationButton(title: "Nowhere", action: .none)
      }
    }
    struct StatsView: View { var body: some View { Text("All numbers") } }
    struct ScannerView: View { var body: some View { Text("Scan") } }
    struct SettingsView: View { var body: some View { Text("All settings") } }
    struct AboutView: View { var body: some View { Text("About us") } }
    struct PaywallView: View { var body: some View { Text("Buy it") } }
    """)

  @Test("Calls of the router and links lead to the cases, in the way that they say")
  func edges() {
    #expect(
      app.edges == [
        "HomeView -push \"Settings\"-> AppDestination.settings.list",
        "HomeView -cover \"Buy\"-> AppDestination.paywall",
        "HomeView -sheet \"More\"-> AppDestination.settings.about",
        "HomeView -push \"Numbers\"-> AppDestination.shared.stats",
        "HomeView -sheet \"About or buy\"-> AppDestination.settings.about ?",
        "HomeView -sheet \"About or buy\"-> AppDestination.paywall ?",
      ])
  }

  @Test("The pages are those of the outer enum only, and those of the tabs are reached")
  func destinations() {
    #expect(
      Set(app.destinations) == [
        "AppDestination.shared.home route: HomeView",
        "AppDestination.shared.stats route: StatsView",
        "AppDestination.shared.scanner route: ScannerView",
        "AppDestination.settings.list route: SettingsView",
        "AppDestination.settings.about sheet: AboutView",
        "AppDestination.paywall cover: PaywallView", "AppDestination.paywall sheet: PaywallView",
      ])
    #expect(
      app.report.unresolved.filter { $0.what == .unreached }.map(\.name)
        == ["AppDestination.shared.scanner"])
  }

  @Test("The name of a page stays when its inner enum gets another case")
  func names() {
    func ids(_ cases: String, _ branches: String) -> [String] {
      GraphOutline(
        """
        enum AppRoute: Routable {
          case jar(JarRoute)
          @ViewBuilder var page: some View { switch self { case .jar(let inner): inner.page } }
        }
        enum JarRoute: Routable {
          case create\(cases)
          @ViewBuilder var page: some View { switch self { case .create: CreateView()\(branches) } }
        }
        struct RootView: View {
          let router: Router<AppRoute>
          var body: some View { Button("New") { router.push(.jar(.create)) } }
        }
        struct CreateView: View { var body: some View { Text("New jar") } }
        struct ListView: View { var body: some View { Text("All jars") } }
        """
      ).ids
    }
    #expect(ids("", "") == ["view.root", "route.jar.create"])
    #expect(ids(", list", "; case .list: ListView()") == ids("", ""))
  }

  @Test("A function that needs something of the app makes no page")
  func needs() {
    let app = GraphOutline(
      """
      enum AppRoute: Routable {
        case list
        func view(for account: Account) -> some View { switch self { case .list: ListView() } }
      }
      struct Account {}
      struct RootView: View {
        let router: Router<AppRoute>
        var body: some View { Button("List") { router.push(.list) } }
      }
      struct ListView: View { var body: some View { Text("List") } }
      """)
    #expect(app.edges.isEmpty)
  }
}
