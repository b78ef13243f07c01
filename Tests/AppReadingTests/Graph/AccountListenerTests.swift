import AppReading
import Testing

@Suite("What an app does when Firebase says that somebody has logged in or out")
struct AccountListenerTests {
  @Test(
    "The buttons that log in and out, and no others, lead to what the listener shows",
    arguments: ["Auth.auth()", "auth"])
  func listener(auth: String) {
    let app = GraphOutline(
      """
      final class Accounts {
        static let shared = Accounts()
        let auth: Auth
        func signIn(email: String) async throws -> User {
          let result = try await \(auth).signIn(withEmail: email)
          return result.user
        }
        func leave() throws { try \(auth).signOut() }
        func delete() async throws { try await Auth.auth().currentUser?.delete() }
      }
      final class AppState: ObservableObject {
        @Published var isLoggedIn = false
        private var handle: Handle?
        init() {
          handle = Auth.auth().addStateDidChangeListener { [weak self] _, user in
            DispatchQueue.main.async { self?.isLoggedIn = user != nil }
          }
        }
      }
      struct RootView: View {
        @StateObject private var state = AppState()
        var body: some View { if state.isLoggedIn { HomeView() } else { LogInView() } }
      }
      struct LogInView: View {
        @State private var email = ""
        var body: some View {
          VStack {
            TextField("Email", text: $email)
            Button("Log in") { Task { _ = try await Accounts.shared.signIn(email: email) } }
          }
        }
      }
      struct HomeView: View {
        var body: some View {
          VStack {
            Text("Jars")
            Button("Leave") { try? Accounts.shared.leave() }
            Button("Delete") { Task { try await Accounts.shared.delete() } }
            Button("Drop") { jar.delete() }
          }
        }
      }
      """)
    #expect(
      app.edges == [
        "LogInView -tab \"Log in\"-> HomeView ?", "HomeView -tab \"Leave\"-> LogInView ?",
        "HomeView -tab \"Delete\"-> LogInView ?",
      ])
  }
}
