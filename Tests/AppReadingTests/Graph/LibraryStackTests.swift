import Scenes
import Testing

@testable import AppReading

@Suite("Stacks of libraries")
struct LibraryStackTests {
  private static let pages = """
    struct HomeView: View {
      let onList: () -> Void; let onAbout: () -> Void
      var body: some View { Button("List", action: onList); Button("About", action: onAbout) }
    }
    struct ListView: View {
      let count: Int
      @EnvironmentObject var navigator: FlowNavigator<Screen>
      var body: some View { Button("Open") { navigator.presentCover(.about) } }
    }
    struct AboutView: View { var body: some View { Text("About us") } }
    """

  @Test("A list of routes, of which the first is the root and others are pushed or presented")
  func routes() {
    let app = GraphOutline(
      root: "AppCoordinator()",
      """
      import FlowStacks
      enum Screen { case home, list(Int), about, unused }
      struct AppCoordinator: View {
        @State var routes: Routes<Screen> = [.root(.home, embedInNavigationView: true)]
        var body: some View {
          Router($routes) { screen, _ in
            switch screen {
            case .home:
              HomeView(onList: showList, onAbout: { routes.presentSheet(.about) })
            case .list(let count): ListView(count: count)
            case .about: AboutView()
            case .unused: Text("Never")
            }
          }
        }
        private func showList() { routes.push(.list(4)) }
      }
      \(Self.pages)
      """)
    #expect(
      app.edges == [
        "HomeView -push \"List\"-> Screen.list",
        "HomeView -sheet \"About\"-> Screen.about",
        "ListView -cover \"Open\"-> Screen.about",
      ])
    #expect(app.texts(of: "HomeView") == ["List", "About"])
    #expect(
      app.destinations == [
        "Screen.home route: HomeView", "Screen.list route: ListView",
        "Screen.about cover: AboutView", "Screen.about sheet: AboutView",
        "Screen.unused route: Screen.unused",
      ])
    #expect(
      app.report.unresolved.filter { $0.what == .unreached }.map(\.name) == ["Screen.unused"])
  }

  @Test("A stack whose modifier has the destinations, and links to them")
  func destinations() {
    let app = GraphOutline(
      root: "RootView()",
      """
      import FlowStacks
      enum Screen: Hashable { case list(Int), about }
      struct RootView: View {
        @State var path = FlowPath()
        @EnvironmentObject var navigator: FlowPathNavigator
        var body: some View {
          FlowStack($path, withNavigation: true) {
            VStack {
              FlowLink(value: Screen.list(3)) { Text("List") }
              FlowLink(value: Screen.about, style: .cover(withNavigation: true)) { Text("More") }
              Button("About") { navigator.presentSheet(Screen.about) }
            }
            .flowDestination(for: Screen.self) { screen in
              switch screen {
              case .list(let count): ListView(count: count)
              case .about: AboutView()
              }
            }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      app.edges == [
        "RootView -push \"List\"-> Screen.list", "RootView -cover \"More\"-> Screen.about",
        "RootView -sheet \"About\"-> Screen.about",
        "ListView -cover \"Open\"-> Screen.about",
      ])
  }

  @Test("Calls of a router that get the page in a closure")
  func closures() {
    let app = GraphOutline(
      root: "RouterView { _ in RootView() }",
      """
      import SwiftfulRouting
      struct RootView: View {
        @Environment(\\.router) var router
        var body: some View {
          Button("List") { router.showScreen(.push) { _ in ListView(count: 2) } }
          Button("About") { show() }
          Button("Modal") { router.showModal { AboutView() } }
          Button("Log") { router.append { AboutView() } }
          Button("Back") { router.dismissScreen { AboutView() } }
        }
        func show() { router.showScreen(.fullScreenCover, onDismiss: nil) { router in AboutView() } }
      }
      \(Self.pages)
      """)
    #expect(
      app.edges == [
        "RootView -push \"List\"-> ListView", "RootView -cover \"About\"-> AboutView",
        "RootView -sheet \"Modal\"-> AboutView",
      ])
  }

  @Test(
    "The stack of UIPilot, which begins with the route that its pilot is made with",
    arguments: [
      "@StateObject var pilot = UIPilot(initial: Screen.home)",
      "@StateObject var pilot = UIPilot<Screen>(initial: .home)",
      "@StateObject var pilot: UIPilot<Screen> = UIPilot(initial: .home)",
    ])
  func pilot(declaration: String) {
    let app = GraphOutline(
      """
      import UIPilot
      enum Screen: Equatable { case home, list(Int), about }
      struct RootView: View {
        \(declaration)
        var body: some View {
          UIPilotHost(pilot) { route in AnyView(page(route)) }
        }
        @ViewBuilder private func page(_ route: Screen) -> some View {
          switch route {
          case .home: HomeView()
          case .list(let count): ListView(count: count)
          case .about: AboutView()
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var pilot: UIPilot<Screen>
        var body: some View { Button("Soups") { pilot.push(.list(3)) } }
      }
      struct ListView: View {
        let count: Int
        @EnvironmentObject var pilot: UIPilot<Screen>
        var body: some View { Button("About") { pilot.push(.about) } }
      }
      struct AboutView: View { var body: some View { Text("Soups") } }
      """)
    #expect(
      app.destinations == [
        "Screen.home route: HomeView", "Screen.list route: ListView",
        "Screen.about route: AboutView",
      ])
    #expect(
      app.edges.filter { !$0.contains("Screen.home") } == [
        "HomeView -push \"Soups\"-> Screen.list", "ListView -push \"About\"-> Screen.about",
      ])
  }

  @Test("The stack, links and destinations of NavigationBackport are those of SwiftUI")
  func backports() {
    let app = GraphOutline(
      """
      import NavigationBackport
      enum Route: Hashable { case settings, help }
      struct RootView: View {
        @State private var path = NBNavigationPath()
        var body: some View {
          NBNavigationStack(path: $path) {
            List {
              NBNavigationLink(value: Route.settings) { Text("Settings") }
              Button("Help") { path.append(Route.help) }
            }
            .navigationTitle("Home")
            .nbNavigationDestination(for: Route.self) { route in
              switch route {
              case .settings: SettingsView()
              case .help: HelpView()
              }
            }
          }
        }
      }
      struct SettingsView: View { var body: some View { Text("Sounds") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """)
    #expect(app.graph.scenes.first?.pages.first?.title == "Home")
    #expect(
      app.edges == [
        "RootView -push \"Settings\"-> Route.settings", "RootView -push \"Help\"-> Route.help",
      ])
  }
}
