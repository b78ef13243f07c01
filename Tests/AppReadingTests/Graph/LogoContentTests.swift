import AppReading
import Testing

@Suite("A logo that a page shows instead of its content")
struct LogoContentTests {
  /// The texts of a page with a condition.
  private func texts(_ condition: String) -> [String]? {
    GraphOutline(
      """
      @Observable final class Model {
        var isReady = false
        func load() async { isReady = await Server.isReady() }
      }
      struct RootView: View {
        @State private var model = Model()
        @State private var isEditing = false
        var body: some View {
          ZStack {
            if \(condition) {
              VStack { Text("Jars"); Button("Fill") { isEditing = true } }
            } else {
              ZStack { Color("Night").ignoresSafeArea(); Image("logo").resizable() }
            }
          }
          .task { await model.load() }
        }
      }
      """
    ).texts(of: "RootView")
  }

  @Test("It is there until the model is ready")
  func loading() { #expect(texts("model.isReady") == ["Jars", "Fill"]) }

  @Test("What a view shows until somebody edits it is its content")
  func editing() { #expect(texts("isEditing") == []) }
}
