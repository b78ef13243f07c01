import AppReading
import Testing

@Suite("First pages by whether a text or a number is there") struct EmptyStateRootTests {
  @Test(
    "A token that is empty, an identifier that is none, and a name that is not",
    arguments: [
      ("token = \"\"", "session.token.isEmpty", false, "\"\""),
      ("token = \"\"", "!session.token.isEmpty", true, "\"\""),
      ("token = \"\"", "session.token != \"\"", true, "\"\""),
      ("token = \"\"", "session.token == \"\"", false, "\"\""),
      ("token = -1", "session.token > 0", true, "-1"),
      ("token = 0", "session.token != 0", true, "0"),
      ("token = 0", "0 < session.token", true, "0"),
      ("token = -1", "session.token == -1", false, "-1"),
      ("token = 0", "session.token <= 0", false, "-5"),
      ("token = \"\"", "session.isOpen", true, "\"\""),
      ("tokens: [String] = []", "session.tokens.isEmpty", false, "[]"),
      ("tokens: [String] = []", "session.tokens.count > 0", true, "[]"),
    ])
  func states(state: String, condition: String, isInside: Bool, nothing: String) {
    let name = state.prefix(while: \.isLetter)
    let app = GraphOutline(
      """
      final class Session: ObservableObject {
        @Published var \(state)
        static let shared = Session()
        var isOpen: Bool { \(name) != "" }
        func enter(_ answer: Answer) { \(name) = answer.\(name) }
        func leave() { \(name) = \(nothing) }
      }
      struct RootView: View {
        @ObservedObject var session = Session.shared
        var body: some View {
          if \(condition) { \(isInside ? "HomeView()" : "LoginView()") }
          else { \(isInside ? "LoginView()" : "HomeView()") }
        }
      }
      struct LoginView: View {
        var body: some View { Button("Go") { Task { Session.shared.enter(try await load()) } } }
      }
      struct HomeView: View {
        var body: some View { Button("Leave") { Session.shared.leave() } }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "HomeView -tab \"Leave\"-> LoginView ?", "LoginView -tab \"Go\"-> HomeView ?",
      ])
  }
}
