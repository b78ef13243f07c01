import Testing

@Suite("Conditions that are computed")
struct ComputedConditionTests {
  @Test("What a Boolean is computed from decides the first page, too")
  func computedFlag() {
    let app = GraphOutline(
      """
      @Observable final class Auth {
        private var session: Session?
        var isLocked = false
        var isOpen: Bool { isLoggedIn }
        var isLoggedIn: Bool { self.session != nil }
        func logIn() async { session = try? await client.logIn() }
        func logOut() async {
          session = nil
          isLocked = false
        }
      }
      struct RootView: View {
        @State private var auth = Auth()
        var body: some View {
          if auth.isOpen {
            if auth.isLocked { LockView(auth: auth) } else { HomeView(auth: auth) }
          } else {
            LogInView(auth: auth)
          }
        }
      }
      struct LockView: View {
        let auth: Auth
        var body: some View { Button("Use a password") { Task { await auth.logOut() } } }
      }
      struct HomeView: View {
        let auth: Auth
        var body: some View { Button("Log out") { Task { await auth.logOut() } } }
      }
      struct LogInView: View {
        let auth: Auth
        var body: some View { Button("Log in") { Task { await auth.logIn() } } }
      }
      """)
    #expect(
      app.edges == [
        "LockView -tab \"Use a password\"-> LogInView ?", "HomeView -tab \"Log out\"-> LogInView ?",
        "LogInView -tab \"Log in\"-> HomeView ?", "LogInView -tab \"Log in\"-> LockView ?",
      ])
  }
}
