import AppReading
import Scenes
import Testing

@Suite("What an app begins with while it loads")
struct LoadedRootTests {
  @Test("A page that shows a list or a view instead of it is one root")
  func roots() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State var user: User
        var body: some View {
          if user.isKnown { HomeView() } else { SchoolsView(user: user) }
        }
      }
      @Observable final class User { var isKnown = false; var isBusy = false; var hasNone = false }
      struct HomeView: View { var body: some View { Button("Home") {} } }
      struct SchoolsView: View {
        let user: User
        var body: some View {
          NavigationStack {
            if user.isBusy { BusyView() } else if user.hasNone { NoneView() } else { List { Text("School") } }
          }
        }
      }
      struct BusyView: View { var body: some View { ProgressView() } }
      struct NoneView: View { var body: some View { Text("None") } }
      """)
    #expect(app.ids == ["view.schools", "view.home"])
  }

  @Test("A state of another view with the name in a condition of the root changes no root")
  func otherViews() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isReady = false
        var body: some View {
          if isReady { HomeView() } else { SetupView { isReady = true } }
        }
      }
      struct HomeView: View {
        @State private var isReady = false
        var body: some View { Button("Reload") { isReady = false; isReady = true } }
      }
      struct SetupView: View {
        let finish: () -> Void
        var body: some View { Button("Finish") { finish() } }
      }
      """)
    #expect(app.edges == ["SetupView -tab \"Finish\"-> HomeView ?"])
  }

  @Test("The case of a state whose page only waits is where a log-in leads first; a Boolean is not")
  func waiting() {
    let app = GraphOutline(
      """
      enum Access { case signedOut, signingIn, signedIn }
      final class Session: ObservableObject {
        @Published var access = Access.signedOut
        @Published var isBusy = false
        func logIn() { isBusy = true; access = .signingIn }
        func isDone() { access = .signedIn }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          switch session.access {
          case .signedOut: LogInView(session: session)
          case .signingIn: WaitingView()
          case .signedIn: HomeView()
          }
        }
      }
      struct LogInView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Log in") { session.logIn() } }
      }
      struct WaitingView: View { var body: some View { ProgressView() } }
      struct HomeView: View { var body: some View { Button("Add") {} } }
      """)
    #expect(app.edges.contains("LogInView -tab \"Log in\"-> WaitingView ?"))
    #expect(app.edges.contains("WaitingView -tab-> HomeView ?"))
  }

  @Test("Tabs that a condition chooses among are all reached, and one of them is in the bar")
  func tabs() {
    let app = GraphOutline(
      """
      enum Place { case home, pupils, plan }
      struct RootView: View {
        let isTeacher: Bool
        @State var place = Place.home
        var body: some View {
          TabView(selection: $place) {
            Text("Home").tabItem { Text("Home") }.tag(Place.home)
            if isTeacher {
              PupilsView().tabItem { Text("Pupils") }.tag(Place.pupils)
            } else {
              PlanView().tabItem { Text("Plan") }.tag(Place.plan)
            }
          }
        }
      }
      struct PupilsView: View { var body: some View { Text("Pupils") } }
      struct PlanView: View { var body: some View { NavigationLink("More") { MoreView() } } }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Pupils"])
    #expect(app.ids == ["tab.place.home", "tab.place.pupils", "tab.place.plan", "view.more"])
    #expect(app.edges == ["PlanView -push \"More\"-> MoreView"])
  }
  @Test(
    "A state that an initializer sets by a variable, and that changes later, decides nothing for good"
  )
  func begunState() {
    let app = GraphOutline(
      """
      enum Gate { case splash, login, app }
      final class Session: ObservableObject {
        enum State { case done, failed, empty }
        private(set) var state: State = .empty
        init() {
          var first: State = .empty
          if token == nil { first = .empty }
          self.state = first
        }
        func logIn() { state = .done }
        func logOut() { state = .failed }
      }
      final class AppModel: ObservableObject { let session = Session() }
      struct RootView: View {
        @StateObject private var model = AppModel()
        private var gate: Gate {
          switch model.session.state {
          case .done: return .app
          case .failed: return .login
          case .empty: return .splash
          }
        }
        var body: some View {
          switch gate {
          case .splash: SplashView()
          case .login: LoginView()
          case .app: HomeView()
          }
        }
      }
      struct SplashView: View { var body: some View { Text("Hello") } }
      struct LoginView: View { var body: some View { Button("Log In") {} } }
      struct HomeView: View { var body: some View { Button("Refresh") {} } }
      """)
    #expect(Set(app.ids) == ["view.splash", "view.login", "view.home"])
  }

  @Test("The pages after a logo that fills a reader of the display's size")
  func logo() {
    let app = GraphOutline(
      """
      enum Gate { case guest, member }
      final class Model: ObservableObject { @Published var gate = Gate.guest }
      struct RootView: View { var body: some View { NavigationStack { SplashView() } } }
      struct SplashView: View {
        @StateObject private var model = Model()
        @State private var isReady = false
        var body: some View {
          GeometryReader { size in
            ZStack {
              if !isReady {
                Color.black
                VStack { Image("logo") }
              } else {
                switch model.gate {
                case .guest: JoinView(model: model)
                case .member: HomeView()
                }
              }
            }
          }
          .onAppear { isReady = true }
        }
      }
      struct JoinView: View {
        @ObservedObject var model: Model
        var body: some View { Button("Join") { model.gate = .member } }
      }
      struct HomeView: View { var body: some View { NavigationLink("Help") { HelpView() } } }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
    #expect(app.ids == ["view.join", "view.home", "view.help"])
    #expect(
      app.edges == ["JoinView -tab \"Join\"-> HomeView ?", "HomeView -push \"Help\"-> HelpView"])
  }

  @Test(
    "Layers of which conditions show one, the first while the app loads, beside a page for a failed start"
  )
  func layers() {
    let app = GraphOutline(
      root: "Group { switch store { case .ready: RootView(); case .failed: FailureView { } } }",
      """
      enum Store { case ready, failed }
      struct FailureView: View {
        let retry: () -> Void
        var body: some View { VStack { Text("No store"); Button("Retry", action: retry) } }
      }
      struct RootView: View {
        @AppStorage("done") private var isDone = false
        @State private var isReady = false
        @State private var model = Model()
        private var asksForName: Bool { Policy.asks(isDone, model.names) }
        var body: some View {
          ZStack {
            if isReady && !asksForName {
              TabView {
                JarsView().tabItem { Text("Jars") }
                FilesView().tabItem { Text("Files") }
              }
            }
            if !isReady {
              StartupView()
            } else if asksForName {
              NameView { isDone = true }
            }
          }
          .task { await model.load(); isReady = true }
        }
      }
      struct StartupView: View { var body: some View { ZStack { Color.black; Text("Jars") } } }
      struct NameView: View {
        let done: () -> Void
        var body: some View { VStack { Text("Your name"); Button("Done", action: done) } }
      }
      struct JarsView: View { var body: some View { List { Text("Plum") } } }
      struct FilesView: View { var body: some View { List { Text("A file") } } }
      """)
    #expect(
      Set(app.ids) == ["view.startup", "view.name", "view.failure", "tab.jars", "tab.files"])
    #expect(
      app.edges == ["StartupView -tab-> NameView ?", "StartupView -tab-> JarsView ?"])
  }
}
