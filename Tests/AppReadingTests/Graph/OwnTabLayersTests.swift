import AppReading
import Scenes
import Testing

@Suite("Tab bars of the app's own that lie over the pages")
struct OwnTabLayersTests {
  private func app(_ body: String, _ more: String = "") -> GraphOutline {
    GraphOutline(
      """
      enum Section { case home, jars, more }
      struct RootView: View {
        @State private var section = Section.home
        var body: some View { ZStack(alignment: .bottom) { \(body) } }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct JarView: View { var body: some View { Text("Jars") } }
      struct MoreView: View { var body: some View { Text("More") } }
      \(more)
      """)
  }

  private let buttons = """
    HStack {
      Button("Home") { section = .home }
      Button("Jars") { section = .jars }
      Button("More") { section = .more }
    }
    """

  @Test(
    "The pages may be in a group",
    arguments: [("", ""), ("Group {", "}"), ("Group { Group {", "} }")])
  func group(open: String, close: String) {
    let app = app(
      """
      \(open)
        switch section {
        case .home: HomeView()
        case .jars: JarView()
        case .more: MoreView()
        }
      \(close)
      \(buttons)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Jars", "More"])
    #expect(app.ids == ["tab.section.home", "tab.section.jars", "tab.section.more"])
  }

  @Test("What a page says while it sends something is no tab")
  func signs() {
    let app = GraphOutline(
      """
      enum Phase { case idle, sending, failed, done }
      struct RootView: View {
        @State private var phase = Phase.idle
        var body: some View {
          VStack {
            Text("Log in")
            ZStack {
              switch phase {
              case .idle: EmptyView()
              case .sending: ProgressView()
              case .failed: Text("Try again")
              case .done: EmptyView()
              }
            }
            Button("Send") { if send() { phase = .done } else { phase = .failed } }
          }
        }
      }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.ids == ["view.root"])
  }
}
