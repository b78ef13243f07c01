import AppReading
import Scenes
import Testing

@Suite("Pages beside a sidebar that leads to them")
struct SideBarTests {
  private func outline(_ body: String, sideBar: String = "SideMenu") -> GraphOutline {
    GraphOutline(
      """
      enum Page { case chat, settings, help }
      struct RootView: View {
        @State private var page = Page.chat
        @State private var isOpen = false
        var body: some View { \(body) }
        @ViewBuilder private func content(_ shown: Page) -> some View {
          switch shown {
          case .chat: ChatView()
          case .settings: SettingsView()
          case .help: HelpView()
          }
        }
      }
      struct Drawer<Bar: View, Content: View>: View {
        @ViewBuilder var bar: () -> Bar
        @ViewBuilder var content: () -> Content
        var body: some View { ZStack { bar(); content() } }
      }
      struct \(sideBar): View {
        @Binding var page: Page
        var body: some View {
          VStack {
            Text("Menu")
            Button("Settings") { page = .settings }
            Button("Help") { page = .help }
          }
        }
      }
      struct ChatView: View { var body: some View { Text("Hello") } }
      struct SettingsView: View { var body: some View { Text("All settings") } }
      struct HelpView: View { var body: some View { Text("All answers") } }
      """)
  }

  private static let edges = [
    "RootView -push \"Settings\"-> Page.settings", "RootView -push \"Help\"-> Page.help",
  ]

  @Test("The page has the sidebar and what it begins with, whose state a function gets")
  func drawer() {
    let app = outline("ZStack { SideMenu(page: $page); content(page) }")
    #expect(app.graph.tabs.isEmpty)
    #expect(app.edges == Self.edges)
    #expect(app.texts(of: "RootView") == ["Menu", "Settings", "Help", "Hello"])
    #expect(app.texts(of: "SettingsView") == ["All settings"])
  }

  @Test("A container of the app's own has both, and `if` decides as `switch` does")
  func container() {
    let app = outline(
      """
      Drawer { SideMenu(page: $page) } content: {
        ZStack {
          if page == .settings { SettingsView() } else if page == .help { HelpView() } else { ChatView() }
        }
      }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.edges == Self.edges)
  }

  @Test("What is not called a sidebar is a tab bar")
  func tabBar() {
    let app = outline("VStack { content(page); BottomRow(page: $page) }", sideBar: "BottomRow")
    #expect(app.graph.tabs.map(\.title) == ["Settings", "Help"])
  }
}
