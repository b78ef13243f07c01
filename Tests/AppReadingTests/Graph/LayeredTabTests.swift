import AppReading
import Scenes
import Testing

@Suite("Pages on top of each other, and what is beside them")
struct LayeredTabTests {
  @Test("Pages on top of each other that are made once their tab was selected")
  func layersOnDemand() {
    let app = GraphOutline(
      """
      enum Tab { case home, search, more }
      struct RootView: View {
        @State private var tab = Tab.home
        @State private var hasSelectedSearch = false
        var body: some View {
          ZStack {
            Container { HomeView() }.opacity(tab == .home ? 1 : 0).environment(\\.isLarge, true)
            if hasSelectedSearch {
              Container { SearchView() }.opacity(tab == .search ? 1 : 0)
            }
            MoreView().opacity(tab == .more ? 1.0 : 0.0)
            VStack {
              Text("Loading").opacity(tab == .home ? 1 : 0)
              HStack {
                Button("More") { tab = .more }
                Button("Home") { tab = .home }
                Button("Search") { hasSelectedSearch = true; tab = .search }
              }
            }
          }
        }
      }
      struct Container<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { NavigationStack { content } }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct SearchView: View { var body: some View { NavigationLink("Find") { Text("Found") } } }
      struct MoreView: View { var body: some View { Text("About") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["More", "Home", "Search"])
    #expect(
      app.destinations == [
        "Tab.home tab: HomeView", "Tab.search tab: SearchView", "Tab.more tab: MoreView",
      ])
    #expect(app.edges == ["SearchView -push \"Find\"-> SearchView.find"])
  }

  @Test("Pages of which all but one lie beside the screen, and a button that goes back or selects")
  func layersBesideTheScreen() {
    let app = GraphOutline(
      """
      enum Tab: String { case News, Inbox, More }
      struct RootView: View {
        @State private var tab = Tab.News
        @State private var path: [Int] = []
        @State private var asksForHelp = false
        var body: some View {
          VStack(spacing: 0) {
            ZStack {
              ZStack {
                NavigationView { NewsView() }
              }
              .offset(x: tab == .News ? 0 : -UIScreen.main.bounds.width)
              InboxView()
                .navigationTitle("Inbox")
                .offset(x: tab == .Inbox ? 0 : -UIScreen.main.bounds.width * 2)
              MoreView().offset(x: tab == .More ? 0 : UIScreen.main.bounds.width)
            }
            HStack {
              Button { select(.News) } label: { Label("News", systemImage: "newspaper") }
              Button { select(.Inbox) } label: { Label("Inbox", systemImage: "envelope") }
              Button { select(.More) } label: { Label("More", systemImage: "gear") }
            }
          }
          .sheet(isPresented: $asksForHelp) { HelpView() }
        }
        func select(_ target: Tab) {
          if tab == target {
            if tab == .News { path = [] } else { asksForHelp = true }
          } else {
            tab = target
          }
        }
      }
      struct NewsView: View { var body: some View { Text("News of today") } }
      struct InboxView: View { var body: some View { NavigationLink("Archive") { ArchiveView() } } }
      struct ArchiveView: View { var body: some View { Text("Old messages") } }
      struct MoreView: View {
        @FocusState private var field: Int?
        var body: some View {
          ZStack {
            Text("Name").offset(y: field == 1 ? 0 : 20)
            Text("Street").offset(y: field == 2 ? 0 : 20)
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["News", "Inbox", "More"])
    #expect(
      app.destinations == [
        "Tab.News tab: NewsView", "Tab.Inbox tab: InboxView", "Tab.More tab: MoreView",
      ])
    #expect(app.edges.contains("InboxView -push \"Archive\"-> ArchiveView"))
  }

  @Test("Tabs that show the same page until somebody has chosen a server and logged in")
  func gatesOfTabs() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var server: String?
        @Published var user: String?
        func load() async { server = await stored("server"); user = await stored("user") }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          TabView {
            Group {
              if session.server == nil { NavigationStack { ServerView() } } else { HomeView() }
            }
            .tabItem { Text("Home") }
            ZStack {
              if session.server == nil {
                NavigationStack { ServerView() }
              } else if session.user == nil {
                NavigationStack { SignInView() }
              } else {
                InboxView().stacked()
              }
            }
            .tabItem { Text("Inbox") }
            ZStack {
              if session.user == nil { NavigationStack { SignInView() } } else { ProfileView() }
            }
            .tabItem { Text("Profile") }
          }
        }
      }
      extension View {
        func stacked() -> some View { modifier(Stacked()) }
      }
      struct Stacked: ViewModifier {
        func body(content: Content) -> some View {
          VStack { NavigationStack { content }; PlayerView() }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct InboxView: View { var body: some View { Text("Messages") } }
      struct ProfileView: View { var body: some View { Text("You") } }
      struct PlayerView: View { var body: some View { Text("Now playing") } }
      struct ServerView: View { var body: some View { Text("Choose a server") } }
      struct SignInView: View { var body: some View { Text("Sign in") } }
      """)
    #expect(
      app.screens == ["tab.home: tab.home", "tab.inbox: tab.inbox", "tab.profile: tab.profile"])
  }

  @Test(
    "A button in a bar of the app's own that leads to a page belongs to the view with the bar, others to each tab"
  )
  func roundButton() {
    let app = GraphOutline(
      """
      enum Tab { case home, record }
      enum Route: Hashable { case camera, help }
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func push(_ route: Route) { path.append(route) }
      }
      struct RootView: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            MainView().navigationDestination(for: Route.self) { route in
              switch route { case .camera: CameraView(); case .help: Text("Help") }
            }
          }
          .environmentObject(router)
        }
      }
      struct MainView: View {
        @State private var tab = Tab.home
        @EnvironmentObject private var router: Router
        var body: some View {
          ZStack(alignment: .bottom) {
            Group { switch tab { case .home: HomeView(); case .record: RecordView() } }
            Bar(tab: $tab)
          }
          .overlay { Button("Help") { router.push(.help) } }
        }
      }
      struct Bar: View {
        @EnvironmentObject private var router: Router
        @Binding var tab: Tab
        var body: some View {
          HStack {
            item("Home", .home)
            Button("Camera") { router.push(.camera) }
            item("Record", .record)
          }
        }
        private func item(_ title: String, _ tab: Tab) -> some View { Button(title) { self.tab = tab } }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct RecordView: View { var body: some View { Text("List") } }
      struct CameraView: View { var body: some View { Text("Photo") } }
      """)
    #expect(app.ids == ["tab.home", "tab.record", "route.help", "route.camera"])
    #expect(
      app.edges == [
        "HomeView -push \"Help\"-> Route.help", "RecordView -push \"Help\"-> Route.help",
        "MainView -push \"Camera\"-> Route.camera",
      ])
  }

  @Test(
    "Faded branches of a condition, and parts of a page that fade, are no tabs",
    arguments: [
      """
      switch phase {
      case .first: FirstView().opacity(0.9)
      case .second: SecondView().opacity(0.8)
      }
      """,
      "FirstView().opacity(phase == .first ? 1 : 0); SecondView().opacity(phase == .second ? 1 : 0)",
    ])
  func fades(parts: String) {
    let app = GraphOutline(
      """
      enum Phase { case first, second }
      struct RootView: View {
        @State private var phase = Phase.first
        var body: some View {
          VStack { \(parts); Text("Footer") }.onAppear { phase = .second }
        }
      }
      struct FirstView: View { var body: some View { Text("First") } }
      struct SecondView: View { var body: some View { Text("Second") } }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.ids == ["view.root"])
    #expect(app.texts(of: "RootView") == ["First", "Footer"])
  }

  @Test("A page that stays beside conditions over the same state is the tab of its case")
  func kept() {
    let app = GraphOutline(
      """
      enum Tab: CaseIterable { case home, news, me }
      struct RootView: View {
        @State private var tab = Tab.home
        var body: some View {
          ZStack {
            Color.white
            ZStack {
              HomeView().opacity(tab == .home ? 1 : 0).allowsHitTesting(tab == .home)
              if tab == .news { NewsView() } else if tab == .me { MeView() }
            }
            HStack {
              Button("Home") { tab = .home }
              Button("News") { tab = .news }
              Button("Me") { tab = .me }
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("All jars") {} } }
      struct NewsView: View { var body: some View { Button("All news") {} } }
      struct MeView: View { var body: some View { Button("All of me") {} } }
      """)
    #expect(
      app.destinations == [
        "Tab.home tab: HomeView", "Tab.news tab: NewsView", "Tab.me tab: MeView",
      ])
  }
}
