import AppReading
import Scenes
import Testing

@Suite("Ids of scanned screens")
struct ScreenIDTests {
  private let routes = """
    enum Route: Hashable { case settings, detail }
    enum AppRoute: Hashable { case settings }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct OtherSettings: View { var body: some View { Text("Other") } }
    struct DetailView: View { var body: some View { Text("Detail") } }
    """

  private func root(_ body: String) -> String {
    "struct RootView: View { @State var a = false; @State var b = false; var body: some View { NavigationStack { \(body) } } }"
  }

  private func ids(_ body: String, _ more: String = "") -> [String] {
    GraphOutline([routes, root(body) + more + main].map { $0 }).ids
  }

  private let main = """

    @main struct SmallApp: App { var body: some Scene { WindowGroup { RootView() } } }
    """

  @Test("An unrelated screen changes no id")
  func unrelated() {
    let destinations = """
      .navigationDestination(for: Route.self) { route in
        switch route { case .settings: SettingsView() case .detail: DetailView() }
      }
      """
    let one = ids("List { NavigationLink(\"S\", value: Route.settings) }" + destinations)
    let both = ids(
      """
      List {
        NavigationLink("O", destination: OtherSettings())
        NavigationLink("D", value: Route.detail)
        NavigationLink("S", value: Route.settings)
      }
      """ + destinations)
    #expect(one == ["view.root", "route.settings"])
    #expect(both == ["view.root", "view.otherSettings", "route.detail", "route.settings"])
  }

  @Test("Two enums with the same words and case both get their full names")
  func sameWords() {
    let found = ids(
      """
      List {
        NavigationLink("One", value: Route.settings)
        NavigationLink("Two", value: AppRoute.settings)
      }
      .navigationDestination(for: Route.self) { _ in SettingsView() }
      .navigationDestination(for: AppRoute.self) { _ in OtherSettings() }
      """)
    #expect(found == ["view.root", "route.route.settings", "route.appRoute.settings"])
  }

  @Test("One view pushed and presented is two screens, and one view from two places is one")
  func roles() {
    let found = ids(
      """
      List {
        NavigationLink("One", destination: SettingsView())
        NavigationLink("Two") { SettingsView() }
        Button("Three") { a = true }
        Button("Four") { b = true }
      }
      .sheet(isPresented: $a) { SettingsView() }
      .fullScreenCover(isPresented: $b) { SettingsView() }
      """)
    #expect(found == ["view.root", "view.settings", "sheet.settings", "cover.settings"])
  }

  @Test("Names that differ only in case, or in an ending, get different files")
  func files() throws {
    let found = ids(
      """
      List {
        NavigationLink("One", destination: HELPView())
        NavigationLink("Two", destination: HelpScreen())
        NavigationLink("Three", destination: Text("Help/me: now?"))
      }
      """,
      """
      struct HELPView: View { var body: some View { Text("A") } }
      struct HelpScreen: View { var body: some View { Text("B") } }
      """)
    #expect(found == ["view.root", "view.helpView", "view.helpScreen", "view.root.three"])
    try SnapshotID.check(found)
  }

  @Test("The order of the files changes nothing")
  func order() {
    let files = [
      routes,
      root(
        """
        List { NavigationLink("S", value: Route.settings); NavigationLink("A", destination: DetailView()) }
          .navigationDestination(for: Route.self) { _ in SettingsView() }
        """), main,
    ]
    let first = GraphOutline(files)
    let second = GraphOutline(files.reversed())
    #expect(first.ids == second.ids)
    #expect(first.graph.scenes == second.graph.scenes)
    #expect(first.ids == ["view.root", "route.settings", "view.detail"])
  }

  @Test("A team's settings name the root, leave screens out, and give titles and roots of tabs")
  func settings() {
    var settings = ScanSettings()
    settings.root = "Start"
    settings.leaveOut = ["Hidden*", "Nothing"]
    settings.titles = ["view.detail": "A detail", "view.no": "No"]
    settings.tabRoots = ["One": "DetailView"]
    let app = GraphOutline(
      [
        routes,
        """
        struct Start: View {
          var body: some View {
            TabView {
              Tab("One", systemImage: "1.circle") { NavigationLink("A", destination: SettingsView()) }
              Tab("Two", systemImage: "2.circle") {
                NavigationLink("Hidden", destination: HiddenView())
                NavigationLink("Detail", destination: DetailView())
              }
            }
          }
        }
        struct HiddenView: View { var body: some View { Text("Hidden") } }
        """,
      ], settings: settings)
    #expect(app.ids == ["tab.start.one", "tab.start.two", "view.detail"])
    #expect(app.graph.scenes.last?.topPage?.title == "A detail")
    #expect(
      app.graph.usedSettings == ["root", "tabRoots.One", "leaveOut.Hidden*", "titles.view.detail"])
  }
}
