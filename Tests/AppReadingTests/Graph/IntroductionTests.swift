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

  @Test(
    "A value in the user's defaults is the same in each view, and what is there for a while is no page"
  )
  func storedTwice() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("introduced") var isIntroduced = false
        @AppStorage("loggedIn") var isLoggedIn = false
        @State private var isLoading = true
        var body: some View {
          if !isIntroduced { OnboardingView() }
          else if isLoading { WaitView() }
          else if !isLoggedIn { LoginView() }
          else { HomeView() }
        }
      }
      struct WaitView: View { var body: some View { ProgressView() } }
      struct OnboardingView: View {
        @AppStorage("introduced") var isIntroduced = false
        var body: some View { Button("Get started") { isIntroduced = true } }
      }
      struct LoginView: View {
        @AppStorage("loggedIn") var isLoggedIn = false
        var body: some View { Button("Log in") { isLoggedIn = true } }
      }
      struct HomeView: View { var body: some View { List { Button("Help") {} } } }
      """)
    #expect(app.edges.filter { $0.hasPrefix("OnboardingView") }.count == 1)
  }

  @Test("Who logs in on the page that welcomes people may have used the app before")
  func welcome() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @AppStorage("loggedIn") var isLoggedIn = false
        @AppStorage("profile") var hasProfile = false
      }
      struct RootView: View {
        @StateObject var session = Session()
        var body: some View {
          if !session.isLoggedIn { WelcomeView(session: session) }
          else if !session.hasProfile { SetupView(session: session) }
          else { HomeView() }
        }
      }
      struct WelcomeView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Log in") { session.isLoggedIn = true } }
      }
      struct SetupView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Save") { session.hasProfile = true } }
      }
      struct HomeView: View { var body: some View { List { Button("Help") {} } } }
      """)
    #expect(app.edges.contains("WelcomeView -tab \"Log in\"-> HomeView ?"))
  }

  @Test(
    "The deletion of the user's account leads to the log-in, that of another account does not",
    arguments: [("Auth.auth().deleteAccount()", true), ("context.delete(account)", false)])
  func deletion(call: String, leads: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isLoggedIn = false
        var body: some View {
          Group { if isLoggedIn { HomeView() } else { LoginView() } }
            .onReceive(Auth.auth().changes) { isLoggedIn = $0 != nil }
        }
      }
      struct LoginView: View { var body: some View { Button("Sign in") { Auth.auth().signIn() } } }
      struct HomeView: View { var body: some View { List { Button("Delete Account") { \(call) } } } }
      """)
    #expect(app.edges.contains("HomeView -tab \"Delete Account\"-> LoginView ?") == leads)
  }
}
