import AppReading
import Testing

@Suite("Results of computed properties that return early")
struct EarlyReturnTests {
  @Test(
    "A text that is returned only while something is under way is not drawn",
    arguments: [
      #"if isStopping { return "Stopping" }; return isRunning ? "Stop" : title"#,
      #"if isStopping { return "Stopping" } else if isRunning { return "Stop" }; return title"#,
      #"if isStopping { "Stopping" } else if isRunning { "Stop" } else { title }"#,
    ])
  func textsForLater(body: String) throws {
    let app = SmallApp(
      """
      struct Oven: View {
        @ObservedObject var model: Model
        var body: some View {
          StartButton(isRunning: model.isRunning, isStopping: model.isStopping, title: "Start")
        }
      }
      struct StartButton: View {
        let isRunning: Bool; let isStopping: Bool; let title: String
        private var label: String { \(body) }
        var body: some View { Text(label) }
      }
      final class Model: ObservableObject {
        @Published var isRunning = false
        @Published var isStopping = false
        func start() { isRunning = true }
        func stop() { isStopping = true }
      }
      """)
    #expect(try app.reading(of: "Oven").texts == ["Start"])
  }

  @Test("After a possible early return of a case, the last one is not certain")
  func earlyReturn() {
    let app = SmallApp(
      """
      enum Phase { case waiting, ready(String) }
      final class Oven: ObservableObject {
        @Published var bread: String?
        var phase: Phase {
          if let bread { return .ready(bread) }
          return .waiting
        }
      }
      struct Bakery: View {
        @StateObject var oven = Oven()
        var body: some View {
          switch oven.phase {
          case .waiting: ProgressView()
          case .ready: Text("Bread is ready")
          }
        }
      }
      """)
    #expect(
      app.outline("Bakery") == """
        choice
          .ready:
            Text "Bread is ready"
          .waiting:
            ProgressView
        """)
  }
}
