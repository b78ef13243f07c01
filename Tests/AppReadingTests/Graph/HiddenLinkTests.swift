import AppReading
import Testing

@Suite("Links without a label") struct HiddenLinkTests {
  @Test(
    "A link behind or over a row is named after the row",
    arguments: [
      "RowView(title: \"Jar\").background(NavigationLink(destination: JarView()) { EmptyView() }.opacity(0))",
      "RowView(title: \"Jar\").background { NavigationLink(destination: JarView()) { EmptyView() }.opacity(0) }",
      "RowView(title: \"Jar\").overlay(NavigationLink(\"\", destination: JarView()).opacity(0))",
      "ZStack { RowView(title: \"Jar\"); NavigationLink(destination: JarView()) { EmptyView() }.opacity(0) }",
    ])
  func named(row: String) {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View { NavigationStack { List { Text("All jars"); \(row) } } }
      }
      struct RowView: View {
        let title: String
        var body: some View { HStack { Text(title); Spacer() } }
      }
      struct JarView: View { var body: some View { Text("A jar") } }
      """)
    #expect(app.edges == ["RootView -push \"Jar\"-> JarView"])
  }

  @Test("A link that a state opens is not named after the page")
  func opened() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOpen = false
        var body: some View {
          NavigationView {
            VStack { Text("All jars"); Button("Open") { isOpen = true } }
              .background(NavigationLink(isActive: $isOpen) { JarView() } label: { EmptyView() })
          }
        }
      }
      struct JarView: View { var body: some View { Text("A jar") } }
      """)
    #expect(app.edges == ["RootView -push \"Open\"-> JarView"])
  }

  @Test("A text in the value decides which page it is")
  func special() {
    let app = GraphOutline(
      """
      struct Feed: Hashable { var name: String; var title: String? = nil }
      struct RootView: View {
        let names: [String]
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("All", value: Feed(name: "all"))
              NavigationLink("Kept", value: Feed(name: "Saved"))
              ForEach(names, id: \\.self) { name in NavigationLink(name, value: Feed(name: name)) }
            }
            .navigationDestination(for: Feed.self) { feed in
              if feed.name == "Saved" { SavedView() } else { FeedView(name: feed.name) }
            }
          }
        }
      }
      struct SavedView: View { var body: some View { Text("Kept posts") } }
      struct FeedView: View { let name: String; var body: some View { Text("Posts") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"All\"-> FeedView", "RootView -push \"Kept\"-> SavedView",
        "RootView -push \"‹\u{2060}name\u{2060}›\"-> FeedView",
      ])
  }

  @Test("The older context menu has buttons, too")
  func olderMenu() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isShown = false
        var body: some View {
          Text("Jar")
            .contextMenu(ContextMenu(menuItems: { Button("Edit") { isShown = true } }))
            .sheet(isPresented: $isShown) { EditView() }
        }
      }
      struct EditView: View { var body: some View { Text("Change it") } }
      """)
    #expect(app.edges == ["RootView -sheet \"Edit\"-> EditView"])
  }
}
