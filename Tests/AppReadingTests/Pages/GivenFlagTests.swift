import AppReading
import Testing

@Suite("Booleans that rows are given and that a state decides")
struct GivenFlagTests {
  /// The texts and symbols of a list of sizes, and those of other states.
  private func texts(_ row: String) -> (drawn: [String]?, others: [String]?) {
    let app = GraphOutline(
      """
      enum Size: CaseIterable {
        case small, large
        var title: String { switch self { case .small: "Small"; case .large: "Large" } }
      }
      @Observable final class Model { var size = Size.large; var wish: Size?; var all: Set<Size> = [] }
      struct Row: View {
        let title: String
        let isSelected: Bool
        var body: some View { HStack { Text(title); Mark(isSelected: isSelected) } }
      }
      struct Mark: View {
        let isSelected: Bool
        var body: some View { if isSelected { Image(systemName: "checkmark") } }
      }
      struct RootView: View {
        @State private var model = Model()
        let size: Size
        var body: some View { List { ForEach(Size.allCases, id: \\.self) { size in \(row) } } }
        @ViewBuilder private func note(isShown: Bool) -> some View { if isShown { Text("Best") } }
        private func line(_ title: String, isSelected: Bool) -> some View {
          Label(title, systemImage: isSelected ? "star.fill" : "star")
        }
      }
      """)
    return (app.report.views.first?.texts, app.report.views.first?.otherTexts)
  }

  @Test(
    "Only the row that is selected at first has the mark",
    arguments: [
      ("Row(title: size.title, isSelected: model.size == size)", ["Small", "Large", "checkmark"]),
      ("Row(title: size.title, isSelected: size != model.size)", ["Small", "checkmark", "Large"]),
      ("Row(title: size.title, isSelected: model.wish == size)", ["Small", "Large"]),
      ("Row(title: size.title, isSelected: model.all.contains(size))", ["Small", "Large"]),
      (
        "line(size.title, isSelected: model.size == size)",
        ["Small", "star", "Large", "star.fill"]
      ),
    ])
  func marks(row: String, drawn: [String]) {
    #expect(texts(row).drawn == drawn)
  }

  @Test("What is not drawn is a text of another state, and what is certain stays")
  func others() {
    let found = texts(
      """
      VStack {
        Row(title: size.title, isSelected: true)
        note(isShown: model.wish == size)
      }
      """)
    #expect(found.drawn == ["Small", "checkmark", "Large", "checkmark"])
    #expect(found.others == ["Best"])
  }

  @Test("A binding that nobody can change keeps its Boolean")
  func constantBinding() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isEditing = false
        var body: some View {
          VStack {
            Row(title: "Jar", isMarked: $isEditing, isDeletable: .constant(false))
            Row(title: "Lid", isMarked: .constant(true), isDeletable: .constant(false))
          }
        }
      }
      struct Row: View {
        let title: String
        @Binding var isMarked: Bool
        @Binding var isDeletable: Bool
        @State private var asks = false
        var body: some View {
          HStack {
            Text(title)
            if isMarked { Text("Marked") }
            if isDeletable { Button("Delete") { asks = true }.alert("Sure?", isPresented: $asks) {} }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Jar", "Lid", "Marked"])
    #expect(app.otherTexts(of: "RootView") == [])
    #expect(app.edges == [])
  }
}
