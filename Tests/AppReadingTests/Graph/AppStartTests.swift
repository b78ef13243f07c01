import AppReading
import Testing

@Suite("Where an app starts")
struct AppStartTests {
  private static let app =
    "struct SmallApp: App { var body: some Scene { WindowGroup { ContentView() } } }"
  private static let view = """
    struct ContentView: View { var body: some View { Text("App").navigationTitle("Home") } }
    """

  @Test(
    "A function starts the app, in a type or in a file",
    arguments: [
      "@main struct Start { static func main() { prepare(); SmallApp.main() } }",
      "prepare()\nSmallApp.main()",
    ])
  func function(start: String) {
    let app = GraphOutline([start, Self.app, Self.view])
    #expect(app.ids == ["view.content"])
    #expect(app.unresolved.isEmpty)
  }

  @Test("A type with '@main' that is no app and has no such function stays the start")
  func delegate() {
    let app = GraphOutline([
      "@main final class Delegate: UIResponder, UIApplicationDelegate {}", Self.app, Self.view,
    ])
    #expect(
      app.unresolved == [
        "destination Delegate: the scene of 'Delegate' shows no view of the app"
      ])
  }

  @Test(
    "Of two views of one name that of the app counts",
    arguments: ["Action Extension", "macOS", "WatchApp/Views", "Widgets"])
  func otherTargets(folder: String) {
    let other = """
      struct ContentView: View { var body: some View { Text("Other").navigationTitle("Other") } }
      """
    let app = GraphOutline(files: [
      ("\(folder)/ContentView.swift", other), ("App/SmallApp.swift", "@main " + Self.app),
      ("Shared/ContentView.swift", Self.view),
    ])
    #expect(app.texts(of: "ContentView") == ["Home", "App"])
  }

  @Test("Tabs in a reader of scroll views, with the app's own tag")
  func scrollReader() {
    let app = GraphOutline(
      """
      enum Item: Int { case all, starred }
      extension View {
        func itemTag(_ tag: Item) -> some View { self.tag(Optional.some(tag)) }
      }
      struct RootView: View {
        @State var selection: Item? = .all
        var body: some View {
          ScrollViewReader { proxy in
            TabView(selection: $selection) {
              AllView().tabItem { Label("All", systemImage: "list.bullet") }.itemTag(.all)
              StarredView().tabItem { Label("Starred", systemImage: "star") }.itemTag(.starred)
            }
          }
        }
      }
      struct AllView: View { var body: some View { Text("All") } }
      struct StarredView: View { var body: some View { Text("Starred") } }
      """)
    #expect(app.ids == ["tab.all", "tab.starred"])
    #expect(app.destinations == ["Item.all tab: AllView", "Item.starred tab: StarredView"])
  }
}
