import AppReading
import Scenes
import Testing

@Suite("Tab bars that an app makes with UIKit") struct ControllerTabsTests {
  /// An app that begins with a wrapped controller, whose function makes it with some statements.
  private func app(_ statements: String, result: String = "UITabBarController") -> GraphOutline {
    GraphOutline(
      """
      struct RootView: View {
        @State private var number = 0
        var body: some View { TabsView(selectedIndex: $number) }
      }
      struct TabsView: UIViewControllerRepresentable {
        @Binding var selectedIndex: Int
        func show(_ number: Int) { selectedIndex = number }
        func makeUIViewController(context: Context) -> \(result) {
          let tabs = UITabBarController()
          \(statements)
          return tabs
        }
        func updateUIViewController(_ tabs: \(result), context: Context) {
          tabs.selectedIndex = selectedIndex
        }
      }
      class SearchController: UINavigationController {
        private let host: UIHostingController<SearchPage>
        init(title: String) {
          host = UIHostingController(rootView: SearchPage())
          super.init(rootViewController: host)
        }
      }
      struct JarsView: View {
        let show: (Int) -> Void
        var body: some View {
          VStack {
            NavigationLink("Jar") { JarView() }
            Button("All lids") { show(1) }
          }
        }
      }
      struct JarView: View { var body: some View { Text("A jar") } }
      struct LidsView: View { var body: some View { Text("Lids") } }
      struct SearchPage: View { var body: some View { Text("Find") } }
      """)
  }

  @Test("Controllers with items are tabs, and a number that is given selects one")
  func items() {
    let app = app(
      """
      let jars = UIHostingController(rootView: JarsView(show: show))
      jars.tabBarItem = UITabBarItem(title: "My jars", image: UIImage(systemName: "tray"), tag: 0)
      let lids = UIHostingController(rootView: LidsView().ignoresSafeArea())
      lids.tabBarItem.title = "My lids"
      lids.tabBarItem.image = UIImage(systemName: "circle")
      let search = SearchController(title: "Find")
      search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 2)
      tabs.viewControllers = [jars, lids, search]
      """)
    #expect(app.graph.tabs.map(\.title) == ["My jars", "My lids", "Search"])
    #expect(app.graph.tabs.prefix(2).map(\.icon) == ["tray", "circle"])
    #expect(
      app.edges == ["JarsView -push \"Jar\"-> JarView", "JarsView -tab \"All lids\"-> LidsView"])
    #expect(app.texts(of: "SearchPage") == ["Find"])
  }

  @Test(
    "A list that is given by a call, and a result of any type",
    arguments: ["UITabBarController", "UIViewController"])
  func list(result: String) {
    let app = app(
      """
      let jars = UIHostingController(rootView: JarsView(show: show))
      jars.title = "Jars"
      tabs.setViewControllers([jars, UIHostingController(rootView: LidsView())], animated: false)
      """, result: result)
    #expect(app.ids == ["tab.jars", "tab.lids", "view.jar"])
  }

  @Test(
    "The controllers of a stack, one controller and those that are not known are no tabs",
    arguments: [
      "let stack = UINavigationController(); stack.viewControllers = []",
      "tabs.viewControllers = [UIHostingController(rootView: LidsView())]",
      "tabs.viewControllers = makeControllers()", "tabs.viewControllers = [first(), second()]",
    ])
  func noTabs(statements: String) {
    #expect(app(statements).graph.tabs.isEmpty)
  }
}
