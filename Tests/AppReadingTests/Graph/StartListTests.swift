import AppReading
import Testing

@Suite("The pages that an app may begin with")
struct StartListTests {
  /// Each start as `view -> page: conditions`.
  private func starts(_ body: String) -> [String] {
    let app = GraphOutline(
      """
      enum Phase { case new, known, old }
      final class Session: ObservableObject {
        @Published var user: String?
        @Published var isAdmin = false
        @Published var phase: Phase = .new
        func open() async { user = await load(); isAdmin = await check(); phase = await find() }
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View { \(body) }
      }
      struct MainView: View {
        var body: some View {
          TabView {
            HomeView().tabItem { Text("Home") }
            HelpView().tabItem { Text("Help") }
          }
        }
      }
      struct HomeView: View { var body: some View { Button("Go") {} } }
      struct HelpView: View { var body: some View { Button("Ask") {} } }
      struct AdminView: View { var body: some View { Button("Close") {} } }
      struct LoginView: View { var body: some View { Button("Log in") {} } }
      """)
    return app.report.starts.map { start in
      "\(start.from) -> \(start.to): \(start.conditions.joined(separator: ", "))"
    }
  }

  @Test("Each branch is one, with the conditions around it, and a tab bar is its first tab")
  func conditions() {
    #expect(
      starts(
        """
        if session.user != nil {
          if session.isAdmin && session.phase != .old { AdminView() } else { MainView() }
        } else {
          LoginView()
        }
        """) == [
          "RootView -> AdminView: session.user != nil, session.isAdmin && session.phase != .old",
          "RootView -> HomeView: session.user != nil, not (session.isAdmin && session.phase != .old)",
          "RootView -> LoginView: not (session.user != nil)",
        ])
    #expect(
      starts("if session.isAdmin { AdminView() } else if flag { HomeView() } else { LoginView() }")
        == [
          "RootView -> AdminView: session.isAdmin",
          "RootView -> HomeView: not session.isAdmin and flag",
          "RootView -> LoginView: not session.isAdmin and not flag",
        ])
    #expect(
      starts(
        """
        switch session.phase  {
        case .new, .old: LoginView()
        default: HomeView()
        }
        """) == [
          "RootView -> LoginView: session.phase == .new, .old", "RootView -> HomeView: ",
        ])
  }

  @Test("The place is that of the page in the view that decides")
  func place() {
    let app = GraphOutline(
      files: [
        (
          "Root.swift",
          """
          @main struct SmallApp: App {
            @State private var isOpen = false
            var body: some Scene {
              WindowGroup {
                if isOpen { HomeView() }
                else {
                  LoginView(isOpen: $isOpen)
                }
              }
            }
          }
          """
        ),
        (
          "Pages.swift",
          """
          struct HomeView: View { var body: some View { Button("Go") {} } }
          struct LoginView: View {
            @Binding var isOpen: Bool
            var body: some View { Button("Log in") { isOpen = true } }
          }
          """
        ),
      ])
    #expect(app.report.starts.map(\.at) == ["Root.swift:5", "Root.swift:7"])
    #expect(app.report.starts.map(\.from) == ["SmallApp", "SmallApp"])
  }

  @Test("An app that always begins with the same page has none")
  func onePage() {
    #expect(starts("MainView()") == [])
    #expect(starts("if session.isAdmin { HomeView().padding() } else { HomeView() }") == [])
  }
}
