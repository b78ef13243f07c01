import AppReading
import Testing

@Suite("Log-ins that change the first page of an app") struct LoggedInTests {
  @Test("A value in the user's defaults is the same in each view")
  func storedFlag() {
    let app = GraphOutline(
      """
      enum Keys { static let isNew = "isNew" }
      struct RootView: View {
        @AppStorage("onboarded") private var isDone = false
        @AppStorage(Keys.isNew) private var isNew = false
        var body: some View {
          if !isDone { WelcomeView() } else if isNew { TourView() } else { HomeView() }
        }
      }
      struct WelcomeView: View {
        @AppStorage("onboarded") private var hasOnboarded = false
        var body: some View { Button("Begin") { hasOnboarded = true } }
      }
      struct TourView: View {
        @AppStorage(Keys.isNew) var isNewHere = false
        var body: some View { Button("Skip") { isNewHere = false } }
      }
      struct HomeView: View {
        @AppStorage("onboarded") private var onboarded = false
        @AppStorage("other") private var isDone = false
        var body: some View {
          Text("Home")
          Button("Reset") { onboarded = false }
          Button("Other") { isDone = false }
        }
      }
      """)
    #expect(
      app.edges == [
        "WelcomeView -tab \"Begin\"-> HomeView ?", "TourView -tab \"Skip\"-> HomeView ?",
        "HomeView -tab \"Reset\"-> WelcomeView ?",
      ])
  }

  /// A tab bar of the app's own inside of a condition, in a stack.
  private func app(_ out: String) -> GraphOutline {
    GraphOutline(
      """
      final class Model: ObservableObject {
        @Published var isLoggedIn = false
        @Published var tab = 0
        func logOut(then: @escaping (Bool) -> Void) { then(true) }
        func logOut() { logOut { _ in self.isLoggedIn = false } }
        func logIn() async {
          isLoggedIn = true
          tab = 0
        }
      }
      struct RootView: View {
        @StateObject var model = Model()
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Group {
              if model.isLoggedIn { VStack { pages; bar } } else { LoginView(model: model) }
            }
            .navigationDestination(for: Int.self) { _ in Text("Detail") }
          }
        }
        private var pages: some View {
          ZStack {
            HomeView().opacity(model.tab == 0 ? 1 : 0)
            MeView(model: model, logOut: model.logOut).opacity(model.tab == 1 ? 1 : 0)
          }
        }
        private var bar: some View {
          HStack {
            Button("Home") { model.tab = 0 }
            Button("Me") { model.tab = 1 }
          }
        }
      }
      struct LoginView: View {
        let model: Model
        var body: some View { Button("Log In") { Task { await model.logIn() } } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct MeView: View {
        let model: Model
        let logOut: () -> Void
        var body: some View { \(out) }
      }
      """)
  }

  @Test(
    "From a log-in to own tabs and back, also by one of several functions and with a tab for the next time",
    arguments: [
      #"Button("Log Out") { model.isLoggedIn = false }"#,
      #"Button("Log Out") { model.tab = 0; model.isLoggedIn = false }"#,
      #"Button("Log Out", action: logOut)"#,
    ])
  func ownTabs(out: String) {
    #expect(
      app(out).edges == [
        "LoginView -tab \"Log In\"-> HomeView", "MeView -tab \"Log Out\"-> LoginView ?",
      ])
  }

  @Test(
    "Other keys and other defaults are other values, and constants with the same text are the same")
  func storedKeys() {
    func edges(_ key: String) -> [String] {
      GraphOutline(
        """
        enum Keys { static let done = "done" }
        enum Other { static let done = "other" }
        struct RootView: View {
          @AppStorage(Keys.done) private var isDone = false
          var body: some View { if isDone { HomeView() } else { WelcomeView() } }
        }
        struct WelcomeView: View {
          @AppStorage(\(key)) private var isFinished = false
          var body: some View { Button("Begin") { isFinished = true } }
        }
        struct HomeView: View { var body: some View { Button("Refresh") {} } }
        """
      ).edges
    }
    #expect(edges("\"done\"") == ["WelcomeView -tab \"Begin\"-> HomeView ?"])
    #expect(edges("Other.done").isEmpty)
    #expect(edges("\"done\", store: .group").isEmpty)
    // A key that is not known, as written.
    #expect(edges("Keys.other.rawValue").isEmpty)
  }

  @Test(
    "A log-in selects its tab, and a control with a page of its own or a pull to refresh only looks again"
  )
  func selectedTab() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var isIn = false
        @Published var tab = 0
        func check() { isIn = Auth.current != nil }
      }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          if session.isIn {
            TabView(selection: $session.tab) {
              HomeView(session: session).tabItem { Text("Home") }.tag(0)
              Button("Me") {}.tabItem { Text("Me") }.tag(1)
            }
          } else {
            LoginView(session: session)
          }
        }
      }
      struct LoginView: View {
        let session: Session
        var body: some View {
          Button("Log In") { session.isIn = true }
          Button("Register") { session.tab = 1; session.isIn = true }
        }
      }
      struct HomeView: View {
        let session: Session
        @State private var isShown = false
        var body: some View {
          List { Text("Home"); Button("Settings") { isShown = true; session.check() } }
            .refreshable { session.check() }
            .sheet(isPresented: $isShown) { SettingsView(session: session) }
        }
      }
      struct SettingsView: View {
        let session: Session
        var body: some View { Button("Check") { session.check() } }
      }
      """)
    #expect(
      app.edges == [
        "LoginView -tab \"Log In\"-> HomeView ?", "LoginView -tab \"Register\"-> RootView.me",
        "HomeView -sheet \"Settings\"-> SettingsView", "SettingsView -tab \"Check\"-> LoginView ?",
      ])
  }

  @Test("A log-in that goes on to a page that waits and to the app itself is no tab bar")
  func severalPages() {
    let app = GraphOutline(
      """
      enum LoginState { case out, waiting, done(String) }
      final class Store: ObservableObject {
        @Published var state = LoginState.out
        func logIn() {
          state = .waiting
          Task { self.state = .done("Ada") }
        }
      }
      struct RootView: View {
        @StateObject var store = Store()
        var body: some View {
          switch store.state {
          case .out: LoginView(store: store)
          case .waiting: WaitView(store: store)
          case .done: HomeView()
          }
        }
      }
      struct LoginView: View {
        let store: Store
        var body: some View { Button("Log In") { store.logIn() } }
      }
      struct WaitView: View {
        let store: Store
        var body: some View { Button("Cancel") { store.state = .out } }
      }
      struct HomeView: View { var body: some View { Button("Refresh") {} } }
      """)
    #expect(
      app.edges == [
        "LoginView -tab \"Log In\"-> WaitView ?", "LoginView -tab \"Log In\"-> HomeView ?",
        "WaitView -tab \"Cancel\"-> LoginView ?",
      ])
  }

  @Test(
    "A route or a link to the view with the tabs leads to the first tab, which is no other page")
  func pushedTabs() {
    let app = GraphOutline(
      """
      enum Page: Hashable { case login, main }
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @ViewBuilder func view(for page: Page) -> some View {
          switch page {
          case .login: LoginView(coordinator: self)
          case .main: MainView()
          }
        }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator()
        @AppStorage("isIn") private var isIn = false
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            Group { if isIn { MainView() } else { LoginView(coordinator: coordinator) } }
              .navigationDestination(for: Page.self) { coordinator.view(for: $0) }
          }
        }
      }
      struct LoginView: View {
        let coordinator: Coordinator
        var body: some View {
          Button("Log In") { coordinator.path.append(Page.main) }
          NavigationLink("As guest") { MainView() }
        }
      }
      struct MainView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            MeView().tabItem { Text("Me") }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("Refresh") {} } }
      struct MeView: View { var body: some View { Text("Me") } }
      """)
    #expect(Set(app.ids) == ["tab.home", "tab.me", "view.login"])
    #expect(
      app.edges == [
        "LoginView -tab \"Log In\"-> HomeView ?", "LoginView -tab \"As guest\"-> HomeView ?",
      ])
    #expect(app.destinations.contains("Page.main route: MainView"))
  }

  @Test("A page that lies over the view with the tabs at first is not around them")
  func pageOverTabs() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var opened: String?
        var body: some View {
          ZStack {
            TabView { HomeView().tabItem { Text("Home") }; Text("Shelf").tabItem { Text("Books") } }
            if let opened { NavigationStack { BookView(name: opened) } }
          }
        }
      }
      struct HomeView: View { var body: some View { NavigationLink("Open") { BookView(name: "A") } } }
      struct BookView: View {
        var name: String
        @State private var isLent = false
        var body: some View {
          Button("Lend") { isLent = true }.sheet(isPresented: $isLent) { Text("Lend it") }
        }
      }
      """)
    #expect(app.edges.contains("HomeView -push \"Open\"-> BookView"))
  }
}
