import AppReading
import Testing

@Suite("What changes the root of an app")
struct ChangedRootTests {
  private static let pages = """
    struct HomeView: View { var body: some View { Text("Home") } }
    struct MoreView: View { var body: some View { Text("More") } }
    """

  @Test("Loading is no way to the page that is shown meanwhile, which is left by itself")
  func loading() {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var isLoading = false
        func load() { isLoading = true; fetch { self.isLoading = false } }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View {
          Group {
            if model.isLoading { WaitView() } else { HomeView(model: model) }
          }
        }
      }
      struct WaitView: View { var body: some View { Text("Please wait") } }
      struct HomeView: View {
        @ObservedObject var model: Model
        var body: some View { List { Button("Reload") { model.load() } } }
      }
      """)
    #expect(app.ids.sorted() == ["view.home", "view.wait"])
    #expect(app.edges == ["WaitView -tab-> HomeView ?"])
  }

  @Test(
    "A property of the same name in another model does not change the root",
    arguments: ["@StateObject var session = Session()", "@Environment(Session.self) var session"])
  func otherModel(session: String) {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var isBusy = false }
      final class Model: ObservableObject { @Published var isBusy = false }
      struct RootView: View {
        \(session)
        var body: some View {
          if session.isBusy { MoreView() } else { HomeView() }
        }
      }
      struct HomeView: View {
        @StateObject var model = Model()
        var body: some View { Button("Load") { model.isBusy = true } }
      }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.ids.sorted() == ["view.home", "view.more"])
    #expect(app.edges.isEmpty)
  }

  @Test("A button leads from one root to another, and nowhere if the root stays")
  func signingIn() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var isSignedIn = false }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          if session.isSignedIn { HomeView(session: session) } else { WelcomeView(session: session) }
        }
      }
      struct WelcomeView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Sign In") { session.isSignedIn = true } }
      }
      struct HomeView: View {
        @ObservedObject var session: Session
        var body: some View {
          Button("Sign Out") { session.isSignedIn = false }
          Button("Sign In Again") { session.isSignedIn = true }
        }
      }
      """)
    #expect(
      app.edges == [
        "WelcomeView -tab \"Sign In\"-> HomeView ?", "HomeView -tab \"Sign Out\"-> WelcomeView ?",
      ])
  }

  @Test(
    "The cases of a state that decides which page the app begins with, also several in one branch")
  func cases() {
    let app = GraphOutline(
      """
      enum Access { case unknown, denied, granted, failed(String) }
      final class Session: ObservableObject {
        @Published var access = Access.unknown
        func ask() { access = .denied }
      }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          switch session.access {
          case .unknown, .denied: WelcomeView(session: session)
          case .granted: Tabs(session: session)
          case .failed(let reason): ProblemView(reason: reason)
          }
        }
      }
      struct WelcomeView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Sign In") { session.access = .granted } }
      }
      struct ProblemView: View { let reason: String; var body: some View { Button(reason) {} } }
      struct Tabs: View {
        @ObservedObject var session: Session
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            Button("Sign Out") { session.ask() }.tabItem { Text("More") }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(
      app.destinations == [
        "Access.unknown route: WelcomeView", "Access.denied route: WelcomeView",
        "Access.granted route: Tabs", "Access.failed route: ProblemView",
      ])
    #expect(
      app.edges.filter { !$0.contains("-alert") } == [
        "WelcomeView -tab \"Sign In\"-> HomeView ?", "Tabs -tab \"Sign Out\"-> WelcomeView ?",
      ])
  }

  @Test("Tabs that numbers select")
  func numbers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var selected = 0
        var body: some View {
          TabView(selection: $selected) {
            Button("More") { selected = 1 }.tabItem { Text("Home") }.tag(0)
            MoreView().tabItem { Text("More") }.tag(1)
          }
        }
      }
      \(Self.pages)
      """)
    #expect(app.edges == ["RootView -tab \"More\"-> MoreView"])
  }

  @Test("A toolbar around the pages that a state chooses among is that of each of them")
  func sharedToolbar() {
    let app = GraphOutline(
      """
      struct RootView: View {
        enum Page { case home, news }
        @State private var page = Page.home
        @State private var isAdding = false
        var body: some View {
          VStack {
            NavigationStack {
              Group {
                switch page {
                case .home: HomeView()
                case .news: NewsView()
                }
              }
              .toolbar {
                Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddView() }
              }
            }
            .navigationTitle("Outside")
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct AddView: View { var body: some View { Text("New") } }
      """)
    #expect(app.texts(of: "HomeView") == ["Add", "Home"])
    #expect(app.texts(of: "NewsView") == ["Add", "News"])
    #expect(
      app.edges == ["HomeView -sheet \"Add\"-> AddView", "NewsView -sheet \"Add\"-> AddView"])
  }

  @Test("A page that a condition shows instead of a tab bar of the app's own, beside other layers")
  func insteadOfOwnTabs() {
    let app = GraphOutline(
      """
      enum Tab { case home, more }
      final class Session: ObservableObject { @Published var isReady = false; @Published var note = "" }
      struct RootView: View {
        @EnvironmentObject var session: Session
        @State private var tab = Tab.home
        var body: some View {
          ZStack {
            Color.white
            content
            if !session.note.isEmpty { Text(session.note) }
          }
        }
        private var content: some View {
          ZStack {
            if session.isReady {
              page
              HStack { Button("Home") { tab = .home }; Button("More") { tab = .more } }
            } else {
              WelcomeView()
            }
          }
        }
        private var page: some View {
          switch tab {
          case .home: return AnyView(HomeView())
          case .more: return AnyView(MoreView())
          }
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Start") { session.isReady = true } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.ids == ["tab.home", "tab.more", "view.welcome"])
  }

  @Test("An expired session leads nowhere, a log-out to the log-in; cases of an `if` are listed")
  func sessions() {
    let app = GraphOutline(
      """
      enum Page { case login, home, other }
      final class Session: ObservableObject {
        @Published var page = Page.home
        func load() async { do { try await fetch() } catch { page = .login } }
        func check() { if token == nil { handleExpired() } }
        func handleExpired() { page = .login }
        func send() { if response.statusCode == 401 { page = .login } }
        func sync() { intercept401(response) }
        func intercept401(_ response: Response) {
          guard response.statusCode == 401 else { return }
          page = .login
        }
        func save() {
          switch result {
          case .success: break
          case .failure(let error):
            switch error { case .unauthorized: page = .login; default: break }
          }
        }
        func reload() { refreshToken { isValid in page = isValid ? .home : .login } }
        func refreshToken(_ done: (Bool) -> Void) { if key == nil { page = .login } }
        func logOut() { page = .login }
      }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          if session.page == .login { LoginView() } else { HomeView(session: session) }
        }
      }
      struct LoginView: View { var body: some View { Button("Help") {} } }
      struct HomeView: View {
        @ObservedObject var session: Session
        var body: some View {
          Button("Load") { Task { await session.load() } }
          Button("Check") { session.check() }
          Button("Send") { session.send() }
          Button("Sync") { session.sync() }
          Button("Save") { session.save() }
          Button("Log Out") { session.logOut() }
        }
      }
      """)
    #expect(app.edges == ["HomeView -tab \"Log Out\"-> LoginView ?"])
    #expect(
      app.destinations == [
        "Page.login route: LoginView", "Page.home route: HomeView", "Page.other route: HomeView",
      ])
  }
}
