import AppReading
import Testing

@Suite("What only larger displays show")
struct LargerDisplayTests {
  @Test(
    "A view that begins what larger displays show is no page of a phone, nor one that nothing leads to",
    arguments: [
      ("size == .regular", true), ("UIDevice.current.userInterfaceIdiom == .pad", true),
      ("height == .compact", false), ("size == .other", false),
    ])
  func tablet(condition: String, isKnown: Bool) {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var size
        @Environment(\\.verticalSizeClass) private var height
        var body: some View {
          if \(condition) { TabletView() } else { HomeView() }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct TabletView: View {
        var body: some View { List { NavigationLink("Jars") { JarsView() } }.navigationTitle("All") }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      """)
    #expect(app.unresolved.isEmpty == isKnown)
    #expect(app.edges.isEmpty == isKnown)
  }

  @Test("A side bar of larger displays that links to the tabs is no page of a phone")
  func sideBar() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Environment(\\.horizontalSizeClass) private var size
        var body: some View { if size == .compact { TabsView() } else { MenuView() } }
      }
      struct TabsView: View {
        var body: some View {
          TabView {
            NewsView().tabItem { Text("News") }
            BooksView().tabItem { Text("Books") }
          }
        }
      }
      struct MenuView: View {
        var body: some View {
          NavigationView {
            List {
              NavigationLink(destination: NewsView()) { Text("News") }
              NavigationLink("Books") { BooksView() }
            }
            .navigationTitle("All")
          }
        }
      }
      struct NewsView: View { var body: some View { Text("Today") } }
      struct BooksView: View { var body: some View { Text("Shelf") } }
      """)
    #expect(app.ids == ["tab.news", "tab.books"])
    #expect(app.edges.isEmpty)
    #expect(app.unresolved.isEmpty)
  }
}
