import AppReading
import Testing

@Suite("Logging in with Apple") struct AppleLogInTests {
  private func app(_ function: String) -> GraphOutline {
    GraphOutline(
      """
      final class Session: ObservableObject { @Published var isLoggedIn = false }
      final class AppleLogIn: NSObject, ASAuthorizationControllerDelegate {
        private let session: Session
        init(session: Session) { self.session = session }
        func start() {
          let controller = ASAuthorizationController(authorizationRequests: [])
          controller.delegate = self
          controller.performRequests()
        }
        func authorizationController(
          controller: ASAuthorizationController, didCompleteWithError error: Error
        ) { print(error) }
        \(function)
      }
      struct RootView: View {
        @StateObject private var session = Session()
        var body: some View {
          if session.isLoggedIn { HomeView() } else { LogInView(session: session) }
        }
      }
      struct LogInView: View {
        let session: Session
        var body: some View {
          Button("Log in") { session.isLoggedIn = true }
          Button("Continue with Apple") { AppleLogIn(session: session).start() }
        }
      }
      struct HomeView: View { var body: some View { List { Button("Help") {} } } }
      """)
  }

  @Test("What the delegate does afterwards belongs to the button")
  func delegate() {
    let app = app(
      """
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
      ) { session.isLoggedIn = true }
      """)
    #expect(
      app.edges == [
        "LogInView -tab \"Log in\"-> HomeView ?",
        "LogInView -tab \"Continue with Apple\"-> HomeView ?",
      ])
  }

  @Test("A function that Apple does not call is not followed")
  func other() {
    let app = app("func finish() { session.isLoggedIn = true }")
    #expect(app.edges == ["LogInView -tab \"Log in\"-> HomeView ?"])
  }
}
