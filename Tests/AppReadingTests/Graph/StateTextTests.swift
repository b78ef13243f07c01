import AppReading
import Testing

@Suite("Texts of the cases of a state") struct StateTextTests {
  @Test("All of them are listed, the first one is drawn")
  func property() {
    let app = GraphOutline(
      """
      enum Stage {
        case seed, bloom
        var definition: String {
          switch self {
          case .seed: "A seed"
          case .bloom: "In bloom"
          }
        }
      }
      final class Model: ObservableObject { @Published var stage = Stage.seed }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View { VStack { Text("Stage"); Text(model.stage.definition) } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Stage", "A seed"])
    #expect(app.report.views.first?.otherTexts == ["In bloom"])
  }

  @Test("A case that does not change has one text")
  func constant() {
    let app = GraphOutline(
      """
      enum Stage {
        case seed, bloom
        var definition: String { switch self { case .seed: "A seed"; case .bloom: "In bloom" } }
      }
      struct RootView: View { var body: some View { Text(Stage.seed.definition) } }
      """)
    #expect(app.texts(of: "RootView") == ["A seed"])
    #expect(app.report.views.first?.otherTexts == [])
  }
}
