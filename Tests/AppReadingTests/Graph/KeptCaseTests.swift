import AppReading
import Testing

@Suite("Cases that an action puts into a state and reads again") struct KeptCaseTests {
  /// The alerts of an app whose model computes the title from the case that it keeps.
  private func alerts(_ statements: String, kept: String = "Question?") -> [String] {
    GraphOutline(
      """
      protocol Asking { var title: String { get } }
      enum Question: Asking {
        case keep, drop(Int)
        var title: String {
          switch self {
          case .keep: "Keep the jar?"
          case .drop: "Drop the jar?"
          }
        }
      }
      enum Notice: Asking { case sent; var title: String { "It is sent" } }
      final class Model: ObservableObject {
        @Published var shownTitle = ""
        @Published var isAsking = false
        var question: \(kept)
        var title: String {
          switch question {
          case .keep: "Keep it?"
          case .drop: "Drop it?"
          default: ""
          }
        }
        func ask(_ question: Question) { \(statements) }
        private func change() { question = .keep }
        private func isChanged() -> Bool { question = .keep; return Bool.random() }
      }
      final class Other {
        static let shared = Other()
        var question = Question.drop(1)
        func keep() { question = .keep }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack { Button("Drop") { model.ask(.drop(1)) } }
            .alert(model.shownTitle, isPresented: $model.isAsking) { Button("OK") {} }
        }
      }
      """
    ).edges.map { $0.replacing("RootView -alert \"Drop\"-> RootView.asking", with: "") }
  }

  @Test(
    "A text that is computed from it is that of the case, until a function may have changed it",
    arguments: [
      ("self.question = question; shownTitle = title; isAsking = true", [".dropIt"]),
      ("self.question = question; change(); shownTitle = title; isAsking = true", [".keepIt"]),
      (
        "self.question = question; if Bool.random() { change() }; shownTitle = title; isAsking = true",
        [""]
      ),
      // A change in a condition or a loop, one of two cases, and another object's case.
      (
        "self.question = question; guard isChanged() else { return }; shownTitle = title; isAsking = true",
        [".keepIt ?"]
      ),
      (
        "self.question = question; for _ in 0..<3 { change() }; shownTitle = title; isAsking = true",
        [""]
      ),
      (
        "self.question = isAsking ? .keep : .drop(2); shownTitle = title; isAsking = true", [""]
      ),
      (
        "self.question = question; Other.shared.keep(); shownTitle = title; isAsking = true",
        [".dropIt"]
      ),
    ])
  func computed(statements: String, expected: [String]) {
    #expect(alerts(statements) == expected)
  }

  @Test("So is that of a state of a protocol")
  func ofProtocol() {
    let statements =
      "self.question = question; if let asked = self.question { shownTitle = asked.title; isAsking = true }"
    #expect(alerts(statements, kept: "(any Asking)?") == [".dropTheJar"])
  }
}
