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

  /// Two pages, of which one leads to a third one.
  private static let pages = """
    struct JarsView: View { var body: some View { NavigationLink("Jar") { JarView() } } }
    struct JarView: View { var body: some View { Text("A jar") } }
    struct LidsView: View { var body: some View { Text("Lids") } }
    """

  @Test(
    "A tab bar in the window of a delegate",
    arguments: [
      "tabs.viewControllers = [jars, lids]; window?.rootViewController = tabs",
      "window?.rootViewController = tabs; tabs.setViewControllers([jars, lids], animated: true)",
    ])
  func window(statements: String) {
    let app = GraphOutline([
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          let jars = UIHostingController(rootView: JarsView())
          jars.tabBarItem = UITabBarItem(title: "Jars", image: nil, tag: 0)
          let lids = UINavigationController(rootViewController: UIHostingController(rootView: LidsView()))
          lids.tabBarItem = UITabBarItem(tabBarSystemItem: .mostViewed, tag: 1)
          \(statements)
        }
      }
      """, Self.pages,
    ])
    #expect(app.graph.tabs.map(\.title) == ["Jars", "Most Viewed"])
    #expect(app.edges == ["JarsView -push \"Jar\"-> JarView"])
  }

  @Test("A class of the app that is a tab bar, whose functions make the controllers")
  func ownClass() {
    let app = GraphOutline([
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MainTabs()
        }
      }
      final class MainTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setUp()
        }
        private func setUp() {
          viewControllers = [makeJars(), makeTab(LidsView(), title: "Lids")]
        }
        private func makeJars() -> UIViewController {
          let host = UIHostingController(rootView: JarsView())
          host.tabBarItem = UITabBarItem(title: "Jars", image: nil, tag: 0)
          return host
        }
        private func makeTab(_ view: some View, title: String) -> UIViewController {
          let host = UIHostingController(rootView: view)
          host.tabBarItem.title = title
          return host
        }
      }
      """, Self.pages,
    ])
    #expect(app.graph.tabs.map(\.title) == ["Jars", "Lids"])
    #expect(app.edges == ["JarsView -push \"Jar\"-> JarView"])
  }
}
