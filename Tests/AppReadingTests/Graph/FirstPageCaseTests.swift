import AppReading
import Testing

@Suite("First pages that the cases of states decide")
struct FirstPageCaseTests {
  private static let session = """
    final class Session: ObservableObject {
      enum State { case loading, outside, inside }
      @Published private(set) var state = State.loading
      @Published private(set) var isUnlocked = false
      @Published var hasCode = false
      func check() { state = .outside }
      func enter() { state = .inside }
      func unlock() { isUnlocked = true }
    }
    struct MainTabs: View {
      var body: some View {
        TabView {
          HomeView().tabItem { Label("Home", systemImage: "house") }
          MoreView().tabItem { Label("More", systemImage: "ellipsis") }
        }
      }
    }
    struct HomeView: View { var body: some View { Text("All of it") } }
    struct MoreView: View { var body: some View { Text("More of it") } }
    """

  @Test(
    "A case with a payload leads to its page, and only the first page follows a page that loads")
  func payload() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          switch session.state {
          case .loading: SplashView(session: session)
          case .outside: GateView(session: session)
          case .inside: MainTabs()
          }
        }
      }
      struct SplashView: View {
        let session: Session
        var body: some View { ProgressView("Loading …") }
      }
      struct GateView: View {
        enum Page { case logIn, join, code(mail: String) }
        let session: Session
        @State private var page = Page.logIn
        var body: some View {
          ZStack {
            if page == .logIn { LogInView(onJoin: { page = .join }, onCode: { page = .code(mail: $0) }) }
            if page == .join { JoinView { mail in page = .code(mail: mail) } }
            if case .code(let mail) = page { CodeView(mail: mail) { session.enter() } }
          }
        }
      }
      struct LogInView: View {
        let onJoin: () -> Void
        let onCode: (String) -> Void
        var body: some View { VStack { Button("Join") { onJoin() }; Button("Forgotten") { onCode("") } } }
      }
      struct JoinView: View {
        let onDone: (String) -> Void
        var body: some View { Button("Send") { onDone("") } }
      }
      struct CodeView: View {
        let mail: String
        let onDone: () -> Void
        var body: some View { Button("Confirm") { onDone() } }
      }
      \(Self.session)
      """)
    #expect(
      app.edges == [
        "SplashView -tab-> HomeView ?", "SplashView -tab-> LogInView ?",
        "LogInView -tab \"Join\"-> JoinView ?", "LogInView -tab \"Forgotten\"-> CodeView ?",
        "JoinView -tab \"Send\"-> CodeView ?", "CodeView -tab \"Confirm\"-> HomeView ?",
      ])
    #expect(app.destinations.contains("GateView.Page.code route: CodeView"))
    #expect(
      app.report.starts.map(\.conditions).contains(["page == .join"]))
  }

  @Test("A page that is shown instead of the tabs, also where another branch has the same tabs")
  func gate() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.hasCode { Gate(session: session) { MainTabs() } } else { MainTabs() }
        }
      }
      struct Gate<Content: View>: View {
        @ObservedObject var session: Session
        @ViewBuilder let content: () -> Content
        var body: some View {
          ZStack {
            if session.isUnlocked { content() }
            if !session.isUnlocked { CodeView(session: session) }
          }
        }
      }
      struct CodeView: View {
        let session: Session
        var body: some View { Button("Unlock") { session.unlock() } }
      }
      \(Self.session)
      """)
    #expect(app.ids == ["tab.home", "tab.more", "view.code"])
    #expect(app.edges == ["CodeView -tab \"Unlock\"-> HomeView ?"])
  }

  @Test("A page without controls of its own that covers itself is one to which a state leads")
  func covered() {
    let app = GraphOutline(
      """
      enum Page { case start, test }
      struct RootView: View {
        @State private var page = Page.start
        var body: some View {
          switch page {
          case .start: StartView { page = .test }
          case .test: TestView()
          }
        }
      }
      struct StartView: View {
        let onNext: () -> Void
        var body: some View { Button("Next") { onNext() } }
      }
      struct TestView: View {
        @State private var isShown = false
        var body: some View {
          Color.clear
            .fullScreenCover(isPresented: $isShown) { QuestionsView() }
            .onAppear { isShown = true }
        }
      }
      struct QuestionsView: View { var body: some View { Text("Question") } }
      """)
    #expect(
      app.edges == ["StartView -tab \"Next\"-> TestView ?", "TestView -cover-> QuestionsView"])
  }
}
