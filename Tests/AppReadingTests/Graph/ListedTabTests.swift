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

  @Test("Those of a list of links on a page are none")
  func links() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            Links(items: [
              (title: "Jars", icon: "tray", page: AnyView(JarsView())),
              (title: "Lids", icon: "circle", page: AnyView(LidsView())),
            ])
          }
        }
      }
      struct Links: View {
        let items: [(title: String, icon: String, page: AnyView)]
        var body: some View {
          ForEach(0..<items.count, id: \\.self) { index in
            NavigationLink { items[index].page } label: { Text(items[index].title) }
          }
        }
      }
      struct JarsView: View { var body: some View { Text("All jars") } }
      struct LidsView: View { var body: some View { Text("All lids") } }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(
      app.edges == ["RootView -push \"Jars\"-> JarsView", "RootView -push \"Lids\"-> LidsView"])
  }

  @Test("Parts of a later page that an enum called a tab chooses are none")
  func partsOfPage() {
    let app = GraphOutline(
      """
      enum ProfileTab { case posts, likes }
      struct RootView: View {
        var body: some View { NavigationStack { NavigationLink("Ann") { PersonView() } } }
      }
      struct PersonView: View {
        @State private var tab: ProfileTab = .posts
        var body: some View {
          VStack {
            HStack { Button("Posts") { tab = .posts }; Button("Likes") { tab = .likes } }
            if tab == .posts { Text("All posts") } else { Text("All likes") }
          }
        }
      }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.edges == ["RootView -push \"Ann\"-> PersonView"])
  }

  @Test("Those that the settings have at first, also if a function of the app adds to a framework")
  func settings() {
    let app = GraphOutline(
      """
      enum Part: String { case jars = "Jars", lids = "Lids" }
      struct Feature { let id: Part; let name: String; let content: AnyView }
      let features = [
        Feature(id: .jars, name: "All jars", content: AnyView(JarsView())),
        Feature(id: .lids, name: "All lids", content: AnyView(LidsView())),
      ]
      extension UserDefaults {
        func parts() -> [Part] {
          if let saved = UserDefaults.standard.value(forKey: "parts") as? [String] {
            return saved.compactMap { Part(rawValue: $0) }
          }
          return [.jars, .lids]
        }
      }
      struct RootView: View {
        @State private var parts = UserDefaults.standard.parts()
        var body: some View {
          TabView {
            ForEach(parts, id: \\.self) { part in
              let feature = features.first(where: { $0.id == part })!
              NavigationStack { feature.content }.tabItem { Label(feature.name, systemImage: "star") }
            }
          }
          .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) {
            _ in parts = UserDefaults.standard.parts()
          }
        }
      }
      struct JarsView: View { var body: some View { Text("Jars here") } }
      struct LidsView: View { var body: some View { Text("Lids here") } }
      """)
    #expect(app.graph.tabs.map(\.title) == ["All jars", "All lids"])
  }
}
