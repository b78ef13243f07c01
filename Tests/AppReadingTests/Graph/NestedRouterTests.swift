import AppReading
import Scenes
import Testing

@Suite("Pages that a router makes inside of each other")
struct NestedRouterTests {
  /// An app whose router makes its stack, the tabs inside it and their pages.
  private let app = GraphOutline(
    root: "Router().view(to: .stack)",
    """
    enum Route: Hashable {
      case stack, tabs, home, me
      @ViewBuilder func view(with router: Router) -> some View {
        switch self {
        case .stack: StackView(router: router, root: .tabs)
        case .tabs: TabsView()
        case .home: HomeView()
        case .me: MeView()
        }
      }
    }
    final class Router: ObservableObject {
      @Published var path = NavigationPath()
      @ViewBuilder func view(to route: Route) -> some View {
        route.view(with: self).environmentObject(self)
      }
    }
    struct StackView: View {
      @ObservedObject var router: Router
      let root: Route
      var body: some View {
        NavigationStack(path: $router.path) {
          router.view(to: root)
            .navigationDestination(for: Route.self) { router.view(to: $0) }
        }
      }
    }
    struct TabsView: View {
      @EnvironmentObject private var router: Router
      var body: some View {
        TabView {
          router.view(to: .home).tabItem { Label("Home", systemImage: "house") }
          router.view(to: .me).tabItem { Label("Me", systemImage: "person") }
        }
      }
    }
    struct HomeView: View { var body: some View { List { Button("Refresh") {} } } }
    struct MeView: View { var body: some View { List { Button("Log out") {} } } }
    """)

  @Test("The pages of other cases are made inside of those of one")
  func tabs() {
    #expect(app.graph.tabs.map(\.title) == ["Home", "Me"])
    #expect(app.texts(of: "HomeView") == ["Refresh"])
    #expect(app.texts(of: "MeView") == ["Log out"])
  }
}
