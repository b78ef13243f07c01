import AppReading
import Testing

@Suite("First pages that the raw value of a case decides")
struct RawStateTests {
  /// An app that keeps its state as a text in the user's defaults.
  private func edges(_ body: String, _ cases: String = "case open, guest, closed") -> [String] {
    GraphOutline(
      """
      enum Mode: String { \(cases) }
      struct RootView: View {
        @AppStorage("mode") private var stored: String = Mode.closed.rawValue
        var body: some View { NavigationStack { \(body) } }
        private var mode: Mode {
          get { Mode(rawValue: stored) ?? .closed }
          set { stored = newValue.rawValue }
        }
      }
      struct SignInView: View {
        @AppStorage("mode") private var text: String = ""
        var body: some View { List { Button("Browse") { text = Mode.guest.rawValue } } }
      }
      struct HomeView: View {
        @AppStorage("mode") private var text: String = ""
        @AppStorage("other") private var stored: String = ""
        var body: some View {
          List {
            Button("Leave") { text = Mode.closed.rawValue }
            Button("Other") { stored = Mode.closed.rawValue }
          }
        }
      }
      """
    ).edges
  }

  private let both = [
    "HomeView -tab \"Leave\"-> SignInView ?", "SignInView -tab \"Browse\"-> HomeView ?",
  ]

  @Test(
    "A control that stores the raw value of a case leads to its page",
    arguments: [
      "switch mode { case .open, .guest: HomeView(); case .closed: SignInView() }",
      "switch mode { case .closed: SignInView(); default: HomeView() }",
      "if mode == .closed { SignInView() } else { HomeView() }",
      "if mode != .closed { HomeView() } else { SignInView() }",
    ])
  func stored(body: String) {
    #expect(edges(body).sorted() == both)
  }

  @Test("The raw value of a case may be another text than its name")
  func written() {
    let cases = "case open = \"guest\", guest = \"g\", closed"
    let body = "if mode == .guest { HomeView() } else { SignInView() }"
    #expect(edges(body, cases).sorted() == both)
  }
}
