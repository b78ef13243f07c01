import AppReading
import Testing

@Suite("What lies over all pages at the start") struct StartCoverTests {
  private let pages = """
    struct HomeView: View { var body: some View { Button("Jars") {} } }
    struct ShopView: View { var body: some View { Text("Shop") } }
    struct TabsView: View {
      var body: some View {
        TabView {
          HomeView().tabItem { Text("Home") }
          ShopView().tabItem { Text("Shop") }
        }
      }
    }
    """

  @Test(
    "A page that locks the app covers it, over a page and over tabs",
    arguments: ["HomeView", "TabsView"])
  func lock(root: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("lock") private var hasLock = false
        @State private var isOpen = true
        var body: some View {
          ZStack {
            \(root)()
            if hasLock && !isOpen { JarLockView { isOpen = true } }
          }
          .onChange(of: hasLock) { isOpen = false }
        }
      }
      struct JarLockView: View {
        let onOpen: () -> Void
        @State private var hasFailed = false
        var body: some View {
          VStack { if hasFailed { Button("Again") { onOpen() } } else { Text("Locked") } }
        }
      }
      \(pages)
      """)
    #expect(app.edges == ["RootView -cover-> JarLockView ?"])
    #expect(app.texts(of: "JarLockView") == ["Locked"])
    #expect(app.texts(of: root == "TabsView" ? "HomeView" : "RootView") == ["Jars"])
  }

  @Test("A part of a page under several conditions stays one")
  func part() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isLoaded = false
        @State private var isHidden = false
        var body: some View {
          ZStack {
            HomeView()
            if isLoaded && !isHidden { Button("Hide") { isHidden = true } }
          }
          .task { isLoaded = true }
        }
      }
      \(pages)
      """)
    #expect(app.edges == [])
    #expect(app.texts(of: "RootView") == ["Jars", "Hide"])
  }

  @Test("A splash screen comes before the first page", arguments: ["HomeView", "TabsView"])
  func splash(root: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isStarting = true
        var body: some View {
          ZStack {
            \(root)()
            if isStarting { SplashView(isStarting: $isStarting).transition(.opacity) }
          }
        }
      }
      struct SplashView: View {
        @Binding var isStarting: Bool
        var body: some View {
          Text("All jars of the world").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isStarting = false }
          }
        }
      }
      \(pages)
      """)
    #expect(app.edges == ["SplashView -tab-> HomeView ?"])
    #expect(app.texts(of: "HomeView") == ["Jars"])
    #expect(app.texts(of: "SplashView") == ["All jars of the world"])
  }

  @Test("A splash screen that fades comes before the page below it, but not a picture of the logo")
  func fadingSplash() {
    func app(_ cover: String, from opacity: Double = 1) -> GraphOutline {
      GraphOutline(
        """
        struct RootView: View {
          @State private var opacity = \(opacity)
          var body: some View {
            ZStack {
              HomeView().onAppear { withAnimation { opacity = 1 - opacity } }
              \(cover).opacity(opacity)
            }
          }
        }
        struct LogoScreen: View { var body: some View { Text("All jars of the world") } }
        struct LogoView: View { var body: some View { Text("All jars of the world") } }
        struct MarkView: View { var body: some View { Text("All jars of the world") } }
        \(pages)
        """)
    }
    #expect(app("LogoScreen()").edges == ["LogoScreen -tab-> HomeView ?"])
    #expect(app("LogoScreen()").texts(of: "HomeView") == ["Jars"])
    #expect(app("MarkView()").edges.isEmpty)
    // One that fades in stays.
    #expect(app("LogoView()", from: 0).edges.isEmpty)
  }

  @Test("A splash screen in the first of several branches leads to all others")
  func branches() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @ObservedObject var session = Session.shared
        var body: some View {
          ZStack(alignment: .bottom) {
            if session.isLoading {
              SplashView()
            } else if session.isLoggedIn {
              TabsView()
            } else {
              LogInView(session: session)
            }
          }
        }
      }
      final class Session: ObservableObject {
        static let shared = Session()
        @Published var isLoading = true
        @Published var isLoggedIn = false
      }
      struct SplashView: View { var body: some View { VStack { Text("Jars"); ProgressView() } } }
      struct LogInView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Log in") { session.isLoggedIn = true } }
      }
      \(pages)
      """)
    #expect(
      Set(app.edges) == [
        "LogInView -tab \"Log in\"-> HomeView ?", "SplashView -tab-> HomeView ?",
        "SplashView -tab-> LogInView ?",
      ])
  }

  @Test("What is around the first pages leads from the one that is shown while the app loads")
  func initializing() {
    let app = GraphOutline(
      """
      @MainActor final class AppState: ObservableObject {
        enum Page { case loading, intro, main }
        @Published var page: Page = .loading
        func begin(isNew: Bool) async { page = isNew ? .intro : .main }
      }
      struct RootView: View {
        @StateObject private var state = AppState()
        @AppStorage("new") private var isNew = true
        var body: some View {
          Group {
            switch state.page {
            case .loading: LoadingView()
            case .intro: IntroView { state.page = .main }
            case .main: TabsView()
            }
          }
          .task { await state.begin(isNew: isNew) }
        }
      }
      struct LoadingView: View { var body: some View { VStack { Text("Jars"); ProgressView() } } }
      struct IntroView: View {
        let onDone: () -> Void
        var body: some View { Button("Begin") { onDone() } }
      }
      \(pages)
      """)
    #expect(
      Set(app.edges) == [
        "LoadingView -tab-> HomeView ?", "LoadingView -tab-> IntroView ?",
        "IntroView -tab \"Begin\"-> HomeView ?",
      ])
  }
}
