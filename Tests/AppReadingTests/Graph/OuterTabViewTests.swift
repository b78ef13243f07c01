import AppReading
import Scenes
import Testing

@Suite("A tab view around a view that has the tabs") struct OuterTabViewTests {
  @Test("Its tabs are those of the view, which is no page")
  func tabs() {
    let app = GraphOutline(
      """
      struct RootView: View { var body: some View { TabView { ContentView() } } }
      struct ContentView: View {
        var body: some View {
          JarsView().tabItem { Text("Jars") }
          NotesView().tabItem { Text("Notes") }
        }
      }
      struct JarsView: View { var body: some View { NavigationLink("Plum") { JarView() } } }
      struct NotesView: View { var body: some View { Text("All notes") } }
      struct JarView: View { var body: some View { Text("Full") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Jars", "Notes"])
    #expect(app.ids == ["tab.jars", "tab.notes", "view.jar"])
    #expect(app.edges == ["JarsView -push \"Plum\"-> JarView"])
    #expect(app.unresolved.isEmpty)
  }

  @Test("Rows that are there until something has loaded lead nowhere")
  func placeholders() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let jars: [Jar]
        let isLoading: Bool
        var body: some View {
          List {
            NavigationLink(destination: Color(.red)) { Text("Sample") }
            NavigationLink(destination: HelpView()) { Text("Other") }.redacted(reason: .placeholder)
            NavigationLink(destination: HelpView()) { Text("Help") }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Full") } }
      """)
    #expect(app.edges == ["RootView -push \"Help\"-> HelpView"])
  }
}
