import AppReading
import Testing

@Suite("Results of computed properties that return early")
struct EarlyReturnTests {
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
