import AppReading
import Scenes
import Testing

@Suite("Tabs after a page without them")
struct LaterTabsTests {
  private static let pages = """
    struct HomeView: View {
      var body: some View { NavigationLink("Jar", value: Route.jar).navigationTitle("Home") }
    }
    struct SettingsView: View { var body: some View { Text("All settings") } }
    struct JarView: View { var body: some View { Text("One jar") } }
    """

  /// A view with the tabs, with modifiers after them.
  private static func tabs(_ name: String, _ modifiers: String = "") -> String {
    """
    struct \(name): View {
      var body: some View {
        TabView {
          HomeView().tabItem { Label("Home", systemImage: "house") }
          SettingsView().tabItem { Label("Settings", systemImage: "gear") }
        }\(modifiers)
      }
    }
    """
  }

  private func app(showing modifier: String, _ tabs: String) -> GraphOutline {
    GraphOutline(
      """
      enum Route: Hashable { case jar }
      struct RootView: View {
        @State private var isLoggedIn = false
        var body: some View {
          Button("Log in") { isLoggedIn = true }\(modifier)
        }
      }
      \(tabs)
      \(Self.pages)
      """)
  }

  @Test("A view that covers the page to log in has the tabs of the app")
  func cover() {
    let found = app(
      showing: ".fullScreenCover(isPresented: $isLoggedIn) { MainTabs() }", Self.tabs("MainTabs"))
    #expect(found.graph.tabs.map(\.title) == ["Home", "Settings"])
    #expect(found.ids == ["view.root", "tab.home", "tab.settings"])
    #expect(found.edges == ["RootView -tab \"Log in\"-> HomeView ?"])
  }

  @Test("Those of a sheet, and those of a page with another name, are no tabs of the app")
  func others() {
    let sheet = app(
      showing: ".sheet(isPresented: $isLoggedIn) { MainTabs() }", Self.tabs("MainTabs"))
    #expect(sheet.graph.tabs.isEmpty)
    #expect(sheet.edges.contains("RootView -sheet \"Log in\"-> MainTabs"))
    let shelf = app(
      showing: ".fullScreenCover(isPresented: $isLoggedIn) { Shelf() }", Self.tabs("Shelf"))
    #expect(shelf.graph.tabs.isEmpty)
    // Unless nobody can go back from there.
    let last = app(
      showing: ".fullScreenCover(isPresented: $isLoggedIn) { Shelf() }",
      Self.tabs("Shelf", ".navigationBarBackButtonHidden()"))
    #expect(last.graph.tabs.count == 2)
    // From a sheet of a sheet, in columns, and in another window.
    let inner = app(
      showing: ".sheet(isPresented: $isLoggedIn) { Account() }",
      Self.tabs("MainTabs")
        + "\nstruct Account: View { var body: some View { VStack { MainTabs() } } }")
    #expect(inner.graph.tabs.isEmpty)
    let columns = GraphOutline(
      """
      enum Route: Hashable { case jar }
      struct RootView: View {
        var body: some View { NavigationSplitView { Text("Side") } detail: { ContentView() } }
      }
      \(Self.tabs("ContentView"))
      \(Self.pages)
      """)
    #expect(columns.graph.tabs.isEmpty)
    let window = GraphOutline([
      """
      @main struct SmallApp: App {
        var body: some Scene { WindowGroup { Text("First") }; Settings { MainTabs() } }
      }
      """, "enum Route: Hashable { case jar }", Self.tabs("MainTabs"), Self.pages,
    ])
    #expect(window.graph.tabs.isEmpty)
    // Nothing shows these.
    #expect(app(showing: "", Self.tabs("MainTabs")).graph.tabs.isEmpty)
  }

  @Test("Tabs that are pushed have the destinations of the stack that they are in")
  func pushed() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case logIn, main, jar }
      @Observable final class Router {
        var path: [Route] = []
        func start() { path = [.logIn] }
        func go(to route: Route) { path.append(route) }
      }
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Color.clear.navigationDestination(for: Route.self) { route in
              switch route {
              case .logIn: LogInView(router: router)
              case .main: MainTabs()
              case .jar: JarView()
              }
            }
          }.task { router.start() }
        }
      }
      struct LogInView: View {
        let router: Router
        var body: some View { Button("Log in") { router.go(to: .main) } }
      }
      \(Self.tabs("MainTabs"))
      \(Self.pages)
      """)
    #expect(
      app.edges == [
        "RootView -push-> Route.logIn", "LogInView -tab \"Log in\"-> HomeView ?",
        "HomeView -push \"Jar\"-> Route.jar",
      ])
    #expect(app.unresolved.isEmpty)
    #expect(
      app.destinations == [
        "Route.logIn route: LogInView", "Route.main route: MainTabs", "Route.jar route: JarView",
      ])
  }

  @Test("A later view that chooses between the tabs and a page leads to both")
  func chooser() {
    let app = GraphOutline(
      """
      enum Route: Hashable { case jar }
      final class Session: ObservableObject {
        @Published var isReady = false
        @Published var isOpen = false
      }
      struct RootView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          Text("Jars")
            .fullScreenCover(isPresented: $session.isReady) { MainView() }
            .onAppear { session.isReady = true }
        }
      }
      struct MainView: View {
        @EnvironmentObject var session: Session
        var body: some View { if session.isOpen { MainTabs() } else { WelcomeView() } }
      }
      struct WelcomeView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          NavigationStack { Button("Log in") { session.isOpen = true } }
        }
      }
      \(Self.tabs("MainTabs"))
      \(Self.pages)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Settings"])
    #expect(
      app.edges == [
        "RootView -tab-> HomeView ?", "RootView -tab-> WelcomeView ?",
        "WelcomeView -tab \"Log in\"-> HomeView ?",
      ])
    // The app does not begin with them.
    #expect(app.report.starts.isEmpty)
  }

  @Test("A bar of the app's own in a view that is called after its tabs")
  func ownBar() {
    func app(_ name: String) -> GraphOutline {
      GraphOutline([
        """
        @main struct SmallApp: App {
          @StateObject private var session = Session()
          var body: some Scene {
            WindowGroup {
              NavigationView {
                ZStack {
                  NavigationLink(isActive: $session.isOpen) { \(name)() } label: { EmptyView() }
                  WelcomeView()
                }
              }
            }
          }
        }
        """,
        """
        final class Session: ObservableObject { @Published var isOpen = false }
        struct WelcomeView: View { var body: some View { Button("Log in") { } } }
        enum Section { case home, jars, more }
        struct \(name): View {
          @State private var section = Section.home
          var body: some View {
            ZStack(alignment: .bottom) {
              Group {
                switch section {
                case .home: HomeView()
                case .jars: JarView()
                case .more: SettingsView()
                }
              }
              HStack {
                Button("Home") { section = .home }
                Button("Jars") { section = .jars }
                Button("More") { section = .more }
              }
            }
          }
        }
        enum Route: Hashable { case jar }
        """, Self.pages,
      ])
    }
    let later = app("TabBar")
    #expect(later.graph.tabs.map(\.title) == ["Home", "Jars", "More"])
    #expect(later.edges == ["WelcomeView -tab-> Section.home ?"])
    #expect(app("Shelf").graph.tabs.isEmpty)
  }

  @Test("A bar in a view that is called after nothing, whose button in the middle covers the tabs")
  func ownBarWithButton() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var showsMain = false
        var body: some View {
          Text("Logo").onAppear { showsMain = true }
            .fullScreenCover(isPresented: $showsMain) { ContentView() }
        }
      }
      struct ContentView: View {
        enum Tab: Int, CaseIterable { case home, new, jars, more }
        @State private var tab: Tab = .home
        @State private var isAdding = false
        var body: some View {
          ZStack(alignment: .bottom) {
            Group {
              switch tab {
              case .home: HomeView()
              case .new: HomeView()
              case .jars: JarView()
              case .more: SettingsView()
              }
            }
            HStack {
              ForEach(Tab.allCases, id: \\.self) { item in
                Button(item.rawValue == 1 ? "New" : "Page") { if item == .new { isAdding = true } else { tab = item } }
              }
            }
          }
          .fullScreenCover(isPresented: $isAdding) { NewJarView() }
          .onAppear { if hasDraft { isAdding = true } }
        }
      }
      struct NewJarView: View { var body: some View { Text("New jar") } }
      struct LostView: View {
        var body: some View { NavigationLink("Main") { ContentView() }.navigationTitle("Lost") }
      }
      func unused() -> some View { LostView() }
      enum Route: Hashable { case jar }
      \(Self.pages)
      """)
    #expect(app.graph.tabs.count == 3)
    #expect(
      app.edges.filter { !$0.hasPrefix("LostView") } == [
        "RootView -tab-> ContentView.Tab.home ?",
        "ContentView -cover \"New\"-> NewJarView", "ContentView -cover-> NewJarView ?",
      ])
    #expect(app.report.views.filter { !$0.isReached }.map(\.view) == ["LostView"])
  }
}
