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

  @Test("The rows of a list that is given a case lead to the page of that case")
  func givenCase() {
    let app = GraphOutline(
      """
      enum Aim { case show, rate, price, drop }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Show") { JarList(aim: .show) }
            NavigationLink("Rate") { JarList(aim: .rate) }
          }
        }
      }
      struct Arrow<Page: View>: View {
        let title: String
        let page: Page
        init(_ title: String, @ViewBuilder page: (Int) -> Page) {
          self.title = title
          self.page = page(0)
        }
        var body: some View { NavigationLink(destination: page) { Text(title) } }
      }
      struct JarList: View {
        let aim: Aim
        var body: some View {
          List(0..<3) { number in
            Arrow("Jar") { _ in
              switch aim {
              case .show: JarView()
              case .rate, .price: RatingView()
              case .drop: DropView()
              }
            }
          }
        }
      }
      struct JarView: View { var body: some View { Text("A jar") } }
      struct RatingView: View { var body: some View { Text("Stars") } }
      struct DropView: View { var body: some View { Text("Gone") } }
      """)
    #expect(
      app.destinations == [
        "Aim.show route: JarView", "Aim.rate route: RatingView", "Aim.price route: RatingView",
      ])
  }
}
