import AppReading
import Testing

@Suite("Enums that are views") struct EnumViewTests {
  @Test(
    "A sheet shows the case itself",
    arguments: ["$0", "$0.onDisappear { reload() }", "mode in mode"])
  func sheet(content: String) {
    let app = GraphOutline(
      """
      enum NoteMode: Identifiable, View {
        case create, edit(Note)
        var id: String { switch self { case .create: "create"; case .edit: "edit" } }
        var body: some View {
          switch self {
          case .create: NavigationView { NewNoteView() }
          case .edit(let note): NavigationView { NoteView(note: note) }
          }
        }
      }
      struct Note { var title: String }
      struct RootView: View {
        @State private var mode: NoteMode?
        let note: Note
        var body: some View {
          VStack { Button("Add") { mode = .create }; Button("Edit") { mode = .edit(note) } }
            .sheet(item: $mode) { \(content) }
        }
        private func reload() {}
      }
      struct NewNoteView: View { var body: some View { Text("New") } }
      struct NoteView: View { let note: Note; var body: some View { Text("Known") } }
      """)
    #expect(
      app.edges == [
        "RootView -sheet \"Add\"-> NoteMode.create", "RootView -sheet \"Edit\"-> NoteMode.edit",
      ])
    #expect(
      app.report.destinations.map { "\($0.caseName) \($0.view ?? "-")" } == [
        "create NewNoteView", "edit NoteView",
      ])
  }
}
