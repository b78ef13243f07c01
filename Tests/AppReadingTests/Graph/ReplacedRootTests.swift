import AppReading
import Testing

@Suite("Routers that replace the first page of a stack")
struct ReplacedRootTests {
  @Test("A router that replaces the first page of its stack, by a page or by the tabs")
  func replacedRoot() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case welcome, invite, main, help }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        @Published var root: Route = .welcome
        func replaceRoot(_ route: Route) { path = NavigationPath(); root = route }
        @ViewBuilder func page(_ route: Route) -> some View {
          switch route {
          case .welcome: WelcomeView()
          case .invite: InviteView()
          case .main: MainView()
          case .help: Text("Help")
          }
        }
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            router.page(router.root)
                .navigationDestination(for: Route.self) { router.page($0) }
          }
          .environmentObject(router)
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject private var router: Router
        var body: some View { Button("Join") { router.replaceRoot(.invite) } }
      }
      struct InviteView: View {
        @EnvironmentObject private var router: Router
        var body: some View { Button("Later") { router.replaceRoot(.main) } }
      }
      struct MainView: View {
        var body: some View {
          TabView { HomeView().tabItem { Text("Home") }; MoreView().tabItem { Text("More") } }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.ids == ["tab.home", "tab.more", "view.welcome", "view.invite"])
    #expect(
      app.edges == [
        "WelcomeView -tab \"Join\"-> InviteView ?", "InviteView -tab \"Later\"-> HomeView ?",
      ])
  }

  @Test("The first page of a stack that nothing known decides is that of the case")
  func unknownRoot() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case welcome, invite }
      final class Router: ObservableObject {
        @Published var path = NavigationPath()
        @Published var root: Route = .welcome
      }
      struct RootView: View {
        @StateObject private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            FirstView(router: router)
              .navigationDestination(for: Route.self) { route in
                switch route { case .welcome: WelcomeView(); case .invite: InviteView() }
              }
          }
        }
      }
      struct FirstView: View {
        let router: Router
        var body: some View { Button("Join") { router.root = .invite } }
      }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct InviteView: View { var body: some View { Text("Invite") } }
      """)
    #expect(app.edges == ["RootView -push \"Join\"-> Route.invite ?"])
    #expect(app.screens.last == "route.invite: route.invite")
  }
}
