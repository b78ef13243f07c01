import AppReading
import Scenes
import Testing

@Suite("Tabs in a list that a tab bar of the app's own gets")
struct ListedTabTests {
  private func app(_ items: String, _ type: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var selection = 0
        var body: some View { OwnTabView(selection: $selection, items: [\(items)]) }
      }
      struct OwnTabView: View {
        @Binding var selection: Int
        let items: [\(type)]
        var body: some View {
          VStack {
            ZStack {
              ForEach(0..<items.count, id: \\.self) { index in
                if selection == index { items[index].content() }
              }
            }
            HStack {
              ForEach(0..<items.count, id: \\.self) { index in
                Button { selection = index } label: { Image(items[index].image) }
              }
            }
          }
        }
      }
      struct HomeView: View { var body: some View { NavigationLink("More") { MoreView() } } }
      struct JarsView: View { var body: some View { Text("Jars") } }
      struct MoreView: View { var body: some View { Text("More jars") } }
      """)
  }

  @Test("Tuples with an image and the page, or also with a title")
  func tuples() {
    let nameless = app(
      "(image: \"house\", content: { AnyView(HomeView()) }), (image: \"ic_jar\", content: { AnyView(JarsView()) })",
      "(image: String, content: () -> AnyView)")
    #expect(nameless.ids == ["tab.home", "tab.jars", "view.more"])
    #expect(nameless.edges == ["HomeView -push \"More\"-> MoreView"])
    #expect(
      nameless.graph.tabs == [
        TabItem("Home", icon: "house"), TabItem("Jars", icon: "square.dashed"),
      ])
    let named = app(
      """
      (name: "Start", image: "house", content: { AnyView(HomeView()) }),
      (name: "All", image: "jar", content: { AnyView(JarsView()) })
      """, "(name: String, image: String, content: () -> AnyView)")
    #expect(named.graph.tabs.map(\.title) == ["Start", "All"])
  }
}
