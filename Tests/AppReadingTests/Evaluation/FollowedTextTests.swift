import AppReading
import Testing

@Suite("Texts that properties and functions hand on")
struct FollowedTextTests {
  @Test("The texts of an instance that a model makes by its state, also through other properties")
  func instances() {
    let view = GraphOutline(
      """
      enum Phase { case open, closed, failed }
      struct Notice {
        var title: String
        var detail: String
        static func make(phase: Phase, count: Int) -> Notice {
          if phase == .open {
            return Notice(title: "Open jars", detail: count == 0 ? "None" : "\\(count) jars")
          }
          if phase == .failed { return Notice(title: "No shelf", detail: "Try again") }
          return Notice(title: "Closed jars", detail: "All closed")
        }
      }
      @Observable final class Model {
        var phase = Phase.closed
        var count = 0
        var notice: Notice { Notice.make(phase: phase, count: count) }
        func load() async { phase = await Server.phase(); count = await Server.count() }
      }
      struct RootView: View {
        @State private var model = Model()
        private var presentation: Notice { model.notice }
        var body: some View {
          VStack { Text(model.notice.title); Text(presentation.detail) }
        }
      }
      """
    ).report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Closed jars", "All closed"])
    #expect(
      view?.otherTexts == ["Open jars", "No shelf", "None", "‹count› jars", "Try again"])
  }

  @Test("The texts of a function that a property calls")
  func calls() {
    let view = GraphOutline(
      """
      enum Phase { case open, closed }
      @Observable final class Model {
        var phase = Phase.closed
        func load() async { phase = await Server.phase() }
      }
      struct RootView: View {
        @State private var model = Model()
        private var title: String { text(for: model) }
        private func text(for model: Model) -> String {
          switch model.phase { case .open: return "Open"; case .closed: return "Closed" }
        }
        var body: some View { Text(title) }
      }
      """
    ).report.views.first { $0.view == "RootView" }
    #expect(view?.texts == ["Closed"])
    #expect(view?.otherTexts == ["Open"])
  }
}
