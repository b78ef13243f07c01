import AppReading
import Testing

@Suite("Carousels")
struct CarouselTests {
  @Test(
    "Pages that are given their words are parts of one page, whatever their types",
    arguments: [
      """
      SymbolPage(title: .jars)
      PicturePage(title: .jars, text: "They are here")
      SymbolPage(title: .sync)
      AlertsView()
      """,
      """
      Tab(value: 0) { SymbolPage(title: .jars) }
      Tab(value: 1) { PicturePage(title: .jars, text: "They are here") }
      Tab(value: 2) { SymbolPage(title: .sync) }
      Tab(value: 3) { AlertsView() }
      """,
    ])
  func parts(pages: String) {
    let app = GraphOutline(
      """
      enum Title: String { case jars = "Your jars", sync = "On all devices" }
      struct RootView: View {
        var body: some View {
          TabView {
            \(pages)
          }
          .tabViewStyle(.page)
        }
      }
      struct SymbolPage: View { let title: Title; var body: some View { Text(title.rawValue) } }
      struct PicturePage: View {
        let title: Title
        let text: String
        var body: some View { VStack { Text(title.rawValue); Text(text) } }
      }
      struct AlertsView: View { var body: some View { VStack { Text("Alerts"); Button("Allow") {} } } }
      """)
    #expect(app.ids == ["view.root", "view.alerts"])
    #expect(
      app.texts(of: "RootView") == ["Your jars", "Your jars", "They are here", "On all devices"])
  }

  @Test("Different pages that each get a text are screens")
  func pages() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          TabView { FeedView(userID: "me"); ChatsView(title: "Chats") }.tabViewStyle(.page)
        }
      }
      struct FeedView: View { let userID: String; var body: some View { Text("Posts") } }
      struct ChatsView: View { let title: String; var body: some View { Text(title) } }
      """)
    #expect(app.ids == ["view.root", "view.chats"])
    #expect(app.texts(of: "RootView") == ["Posts"])
  }
}
