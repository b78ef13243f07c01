import AppReading
import Testing

@Suite("What comes after an introduction to an app")
struct IntroductionTests {
  private func edges(_ session: String) -> [String] {
    GraphOutline(
      """
      final class Session: ObservableObject { \(session) }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          if !session.isIntroduced {
            OnboardingView(session: session)
          } else if !session.isLoggedIn {
            LoginView(session: session)
          } else {
            HomeView(session: session)
          }
        }
      }
      struct OnboardingView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Get started") { session.isIntroduced = true } }
      }
      struct LoginView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Log in") { session.isLoggedIn = true } }
      }
      struct HomeView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Log out") { session.isLoggedIn = false } }
      }
      """
    ).edges
  }

  @Test("Whoever has seen it is not logged in yet")
  func logIn() {
    #expect(
      edges(
        """
        @AppStorage("introduced") var isIntroduced = false
        @AppStorage("loggedIn") var isLoggedIn: Bool = false
        """) == [
          "OnboardingView -tab \"Get started\"-> LoginView ?",
          "LoginView -tab \"Log in\"-> HomeView ?", "HomeView -tab \"Log out\"-> LoginView ?",
        ])
  }

  @Test("Where the source does not say so, the page after the log-in comes")
  func unknown() {
    #expect(
      edges(
        """
        @AppStorage("introduced") var isIntroduced = false
        @Published var isLoggedIn = Account.current.isValid
        """) == [
          "OnboardingView -tab \"Get started\"-> HomeView ?",
          "LoginView -tab \"Log in\"-> HomeView ?", "HomeView -tab \"Log out\"-> LoginView ?",
        ])
  }
}
