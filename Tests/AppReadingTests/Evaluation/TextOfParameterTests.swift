import AppReading
import Testing

@Suite("Texts that a function sets by what it is given")
struct TextOfParameterTests {
  @Test(
    "Each text that a parameter may have is listed",
    arguments: [
      "message = filter.hint", "message = items.isEmpty ? filter.hint : \"\"",
      "self.message = filter.hint",
    ])
  func parameter(statement: String) {
    let app = GraphOutline(
      """
      enum Filter {
        case jars, shelves
        var hint: String {
          switch self {
          case .jars: "No jars yet"
          case .shelves: "No shelves yet"
          }
        }
      }
      final class Model: ObservableObject {
        @Published var message = ""
        @Published var items: [String] = []
        func update(for filter: Filter, title: String) { \(statement) }
      }
      struct RootView: View {
        @StateObject var model = Model()
        var body: some View { VStack { Text("Shelf"); Text(model.message) } }
      }
      """)
    #expect(app.report.views.first?.otherTexts == ["No jars yet", "No shelves yet"])
  }
}
