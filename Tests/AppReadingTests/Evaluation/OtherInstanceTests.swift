import AppReading
import Testing

@Suite("Views that are given one of several instances")
struct OtherInstanceTests {
  @Test("What a view shows for each instance that a model may give it")
  func instances() {
    let app = GraphOutline(
      """
      enum Phase { case open, closed, failed }
      struct Status {
        var title: String
        var canRetry: Bool
        static func make(_ phase: Phase) -> Status {
          if phase == .open { return Status(title: "Open jars", canRetry: false) }
          if phase == .failed { return Status(title: "No shelf", canRetry: true) }
          return Status(title: "Closed jars", canRetry: false)
        }
      }
      @Observable final class Model {
        var phase = Phase.closed
        var status: Status { Status.make(phase) }
        func load() async { phase = await Server.phase() }
      }
      struct RootView: View {
        @State private var model = Model()
        var body: some View { VStack { StatusCard(status: model.status); Text("Jars") } }
      }
      struct StatusCard: View {
        let status: Status
        @State private var isOpen = false
        var body: some View {
          VStack {
            Text(status.title)
            if status.canRetry { Button("Try again") { isOpen = true } }
          }
          .sheet(isPresented: $isOpen) { Text("More") }
        }
      }
      """)
    let view = app.report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Closed jars", "Try again", "Jars"])
    #expect(view?.otherTexts == ["Open jars", "No shelf"])
  }
}
