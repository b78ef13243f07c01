import AppReading
import Scenes
import Testing

@Suite("Apps with several tab bars")
struct SeveralTabBarsTests {
  /// An app with a bar for members and one for guests.
  private func outline(guest: String) -> GraphOutline {
    GraphOutline(
      """
      final class Session: ObservableObject { @Published var isOpen = false }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          Group {
            if session.isOpen { MemberTabs() } else { GuestTabs(session: session) }
          }
        }
      }
      struct MemberTabs: View {
        enum Tab { case feed, me }
        @State private var tab = Tab.feed
        var body: some View {
          TabView(selection: $tab) {
            FeedView(tab: $tab).tabItem { Text("Feed") }.tag(Tab.feed)
            MeView().tabItem { Text("Me") }.tag(Tab.me)
          }
        }
      }
      struct FeedView: View {
        @Binding var tab: MemberTabs.Tab
        var body: some View { Button("My profile") { tab = .me } }
      }
      struct MeView: View { var body: some View { Text("Myself") } }
      struct GuestTabs: View {
        @ObservedObject var session: Session
        var body: some View { TabView { \(guest) } }
      }
      struct AboutView: View { var body: some View { Text("About us") } }
      struct JoinView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Join") { session.isOpen = true } }
      }
      """)
  }

  private static let aboutAndJoin = """
    AboutView().tabItem { Text("About") }
    JoinView(session: session).tabItem { Text("Join us") }
    """

  /// The bars that the screens hide, of an app with two tabs.
  private func hidden(feed: String, me: String) -> [[Page.Bar]] {
    GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView {
            NavigationStack { FeedView() }.tabItem { Text("Feed") }
            MeView().tabItem { Text("Me") }
          }
        }
      }
      struct FeedView: View {
        var body: some View { NavigationLink("Chat") { ChatView() }\(feed) }
      }
      struct ChatView: View {
        var body: some View { Text("Hello").toolbar(.hidden, for: .tabBar) }
      }
      struct MeView: View { var body: some View { Text("Myself")\(me) } }
      """
    ).graph.scenes.map { $0.pages[$0.pages.count - 1].hides }
  }

  @Test("A page hides the tab bar, but not if all tabs do: then the app draws a bar of its own")
  func hiddenBar() {
    let hidden = ".toolbar(.hidden, for: .tabBar)"
    #expect(self.hidden(feed: "", me: "") == [[], [], [.tabBar]])
    #expect(self.hidden(feed: "", me: hidden) == [[], [.tabBar], [.tabBar]])
    #expect(self.hidden(feed: hidden, me: hidden) == [[], [], []])
  }

  @Test("Each screen has the bar that it is in, and no other")
  func bars() {
    let app = outline(guest: Self.aboutAndJoin)
    #expect(app.graph.tabs.map(\.title) == ["About", "Join us", "Feed", "Me"])
    #expect(app.ids == ["tab.about", "tab.join", "tab.member.feed", "tab.member.me"])
    #expect(app.graph.scenes.map(\.tabBar) == [[0, 1], [0, 1], [2, 3], [2, 3]])
    #expect(app.graph.scenes.map(\.selectedTab) == [0, 1, 2, 3])
  }

  @Test("Each bar has a state of its own, and to log in leads to the other bar")
  func edges() {
    let app = outline(guest: Self.aboutAndJoin)
    #expect(
      app.edges == [
        "FeedView -tab \"My profile\"-> MemberTabs.Tab.me",
        "JoinView -tab \"Join\"-> MemberTabs.Tab.feed ?",
      ])
  }

  @Test("A page that both bars have is one screen")
  func sharedPage() {
    let app = outline(
      guest: """
        MeView().tabItem { Text("Me") }
        AboutView().tabItem { Text("About") }
        MeView().tabItem { Text("Me again") }
        """)
    #expect(app.ids == ["tab.me", "tab.about", "tab.member.feed", "tab.member.me"])
    #expect(app.graph.tabs.map(\.title) == ["Me", "About", "Me again", "Feed", "Me"])
  }

  @Test("One view has a bar of its own for each role, some of whose cases have one name")
  func roles() {
    let app = GraphOutline(
      """
      enum Role { case member, admin }
      enum MemberTab { case home, settings, more }
      enum AdminTab { case users, settings, more }
      final class Session: ObservableObject { @Published var role = Role.member }
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var memberTab = MemberTab.home
        @State private var adminTab = AdminTab.users
        var body: some View {
          ZStack {
            switch session.role {
            case .member: memberPages
            case .admin: adminPages
            }
            if session.role == .member { MemberBar(tab: $memberTab) } else { AdminBar(tab: $adminTab) }
          }
        }
        @ViewBuilder private var memberPages: some View {
          switch memberTab {
          case .home: HomeView()
          case .settings: SettingsView()
          case .more: MoreView()
          }
        }
        @ViewBuilder private var adminPages: some View {
          switch adminTab {
          case .users: UsersView()
          case .settings: SettingsView()
          case .more: MoreView()
          }
        }
      }
      struct MemberBar: View {
        @Binding var tab: MemberTab
        var body: some View {
          Button("Home") { tab = .home }
          Button("Settings") { tab = .settings }
          Button("More") { tab = .more }
        }
      }
      struct AdminBar: View {
        @Binding var tab: AdminTab
        var body: some View {
          Button("Users") { tab = .users }
          Button("All settings") { tab = .settings }
          Button("More") { tab = .more }
        }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct UsersView: View { var body: some View { Text("All users") } }
      struct SettingsView: View { var body: some View { Text("Language") } }
      struct MoreView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.graph.tabs.map(\.title) == ["Home", "Settings", "More", "Users", "All settings", "More"])
    #expect(
      app.graph.scenes.prefix(6).map(\.tabBar)
        == [[0, 1, 2], [0, 1, 2], [0, 1, 2], [3, 4, 5], [3, 4, 5], [3, 4, 5]])
    #expect(app.edges.isEmpty)
  }

  @Test("Roles are told apart by any condition, and one may have a page without tabs")
  func rolesByConditions() {
    let app = GraphOutline(
      """
      enum MemberTab { case home, orders }
      enum AdminTab { case users, reports }
      final class Session: ObservableObject { @Published var isAdmin = false }
      struct RootView: View {
        @StateObject private var session = Session()
        @State private var isKnown = false
        @State private var memberTab = MemberTab.home
        @State private var adminTab = AdminTab.users
        var body: some View {
          VStack {
            if !isKnown {
              LoginView { isKnown = true }
            } else if session.isAdmin {
              switch adminTab { case .users: UsersView(); case .reports: ReportsView() }
            } else {
              switch memberTab { case .home: HomeView(); case .orders: OrdersView() }
            }
          }
        }
      }
      struct LoginView: View {
        let done: () -> Void
        var body: some View { Button("Log in") { done() } }
      }
      struct HomeView: View { var body: some View { Text("Welcome") } }
      struct OrdersView: View { var body: some View { Text("No orders") } }
      struct UsersView: View { var body: some View { Text("All users") } }
      struct ReportsView: View { var body: some View { Text("Reports") } }
      """)
    #expect(
      app.ids == [
        "view.login", "tab.admin.users", "tab.admin.reports", "tab.member.home",
        "tab.member.orders",
      ])
    #expect(app.edges == ["LoginView -tab \"Log in\"-> MemberTab.home ?"])
  }

  @Test("Bars of the app's own for roles, in a stack; two pages with a switch are none")
  func ownBars() {
    let app = GraphOutline(
      """
      enum TabItem: Int, CaseIterable { case home, orders, me }
      enum AdminTab: Int, CaseIterable { case users, reports, stock }
      enum LoginTab { case signIn, signUp }
      final class Session: ObservableObject {
        @Published var isOpen = false
        @Published var isAdmin = false
        func load() async { isOpen = await check(); isAdmin = await role() }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          Group {
            if session.isOpen {
              NavigationStack { if session.isAdmin { AdminView() } else { MainView() } }
            } else {
              StartView()
            }
          }
        }
      }
      struct StartView: View {
        @State private var tab = LoginTab.signIn
        var body: some View {
          HStack { Button("Sign in") { tab = .signIn }; Button("Sign up") { tab = .signUp } }
          switch tab { case .signIn: SignInView(); case .signUp: SignUpView() }
        }
      }
      struct AdminView: View {
        @State private var tab = AdminTab.users
        var body: some View {
          VStack {
            switch tab { case .users: UsersView(); case .reports: ReportsView(); case .stock: StockView() }
            HStack { ForEach(AdminTab.allCases, id: \\.rawValue) { item in Button("Go") { tab = item } } }
          }
        }
      }
      struct MainView: View {
        @State private var tab = TabItem.home
        var body: some View {
          VStack {
            switch tab { case .home: HomeView(); case .orders: OrdersView(); case .me: MeView() }
            HStack {
              Button("Home") { tab = .home }
              Button("Orders") { tab = .orders }
              Button("Me") { tab = .me }
            }
          }
        }
      }
      struct SignInView: View { var body: some View { Text("Welcome back") } }
      struct SignUpView: View { var body: some View { Text("Welcome") } }
      struct HomeView: View { var body: some View { Text("New") } }
      struct OrdersView: View { var body: some View { Text("No orders") } }
      struct MeView: View { var body: some View { Text("You") } }
      struct UsersView: View { var body: some View { Text("All users") } }
      struct ReportsView: View { var body: some View { Text("Reports") } }
      struct StockView: View { var body: some View { Text("Stock") } }
      """)
    #expect(
      app.graph.scenes.map { "\($0.id) \($0.tabBar ?? [])" } == [
        "tab.home [0, 1, 2]", "tab.orders [0, 1, 2]", "tab.me [0, 1, 2]",
        "tab.admin.users [3, 4, 5]", "tab.admin.reports [3, 4, 5]", "tab.admin.stock [3, 4, 5]",
        "view.start []",
      ])
  }
}
