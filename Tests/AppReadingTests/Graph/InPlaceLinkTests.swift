import AppReading
import Testing

@Suite("Links without known words whose pages are written in place")
struct InPlaceLinkTests {
  @Test("Each is a page of its own, also where a view is used again")
  func pages() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let shelf: Shelf
        var body: some View {
          NavigationStack { List { Shelves(shelf: shelf); NavigationLink("More") { MoreView(shelf: shelf) } } }
        }
      }
      struct MoreView: View {
        let shelf: Shelf
        var body: some View { List { Shelves(shelf: shelf) } }
      }
      struct Shelf { var jars: [String]; var lids: [String] }
      struct Shelves: View {
        let shelf: Shelf
        var body: some View {
          ForEach(shelf.jars, id: \\.self) { jar in
            NavigationLink { List { Text("About the jar") } } label: { Text(jar) }
          }
          ForEach(shelf.lids, id: \\.self) { lid in
            NavigationLink { List { Text("About the lid") } } label: { Text(lid) }
          }
        }
      }
      """)
    let targets = app.report.edges.map { "\($0.from) -> \($0.to)" }
    #expect(
      targets.sorted() == [
        "MoreView -> Shelves.link", "MoreView -> Shelves.link2", "RootView -> MoreView",
        "RootView -> Shelves.link", "RootView -> Shelves.link2",
      ])
    #expect(app.texts(of: "Shelves.link") == ["About the jar"])
    #expect(app.texts(of: "Shelves.link2") == ["About the lid"])
  }
}
