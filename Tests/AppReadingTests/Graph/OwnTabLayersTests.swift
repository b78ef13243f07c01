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

  @Test("Buttons that load a list again are no tab bar")
  func reloading() {
    let app = GraphOutline(
      """
      enum ListState { case loading, loaded, failed }
      final class Model: ObservableObject {
        @Published var state = ListState.loaded
        func load() async { state = .loading; state = .loaded }
        func fail() { state = .failed }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          VStack {
            Button("Again") { Task { await model.load() } }
            Button("Stop") { model.fail() }
            switch model.state {
            case .loading: Rows(count: 1)
            case .loaded: Rows(count: 3)
            case .failed: ErrorView()
            }
          }
        }
      }
      struct Rows: View { let count: Int; var body: some View { Text("Rows") } }
      struct ErrorView: View { var body: some View { Text("Failed") } }
      """)
    #expect(app.graph.tabs.isEmpty)
  }

  /// An app with a bar of its own whose buttons set a number.
  ///
  /// - Parameters:
  ///   - cases: The cases after those of the first two pages.
  ///   - bar: The buttons.
  ///   - views: The pages.
  private func numberedTabs(cases: String, bar: String, _ views: String) -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State var tab = 0
        var body: some View {
          VStack {
            switch tab { case 0: HomeView(); case 1: MapView(); \(cases) }
            HStack { \(bar) }
          }
        }
      }
      \(views)
      """)
  }

  @Test("A button on the page of a tab that leads to another tab is not in the bar")
  func buttonOnPage() {
    let app = numberedTabs(
      cases: "case 2: PostView(onPosted: { tab = 0 }); default: HomeView()",
      bar: #"Button("Home") { tab = 0 }; Button("Map") { tab = 1 }; Button("Post") { tab = 2 }"#,
      """
      struct HomeView: View {
        @State var isOn = false
        var body: some View { NavigationStack { Toggle("News", isOn: $isOn) } }
      }
      struct MapView: View {
        @State var isOn = false
        var body: some View { NavigationStack { Toggle("Here", isOn: $isOn) } }
      }
      struct PostView: View {
        let onPosted: () -> Void
        var body: some View { NavigationStack { Button("Save Draft") { onPosted() } } }
      }
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "Map", "Post"])
  }

  @Test("Buttons of the bar may be of a view that pages have, too")
  func sharedButton() {
    let icons = ["house", "map", "person"]
    let bar = icons.enumerated().map { "IconButton(icon: \"\($1)\") { tab = \($0) }" }
    let app = numberedTabs(
      cases: "default: MeView()", bar: bar.joined(separator: "; "),
      """
      struct IconButton: View {
        let icon: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: icon) } }
      }
      struct HomeView: View { var body: some View { NavigationStack { Text("News") } } }
      struct MapView: View {
        @State var isOn = false
        var body: some View { NavigationStack { IconButton(icon: "gear") { isOn.toggle() } } }
      }
      struct MeView: View { var body: some View { NavigationStack { Text("My things") } } }
      """)
    #expect(app.graph.tabs.map(\.icon) == icons)
  }
}
