import AppReading
import Testing

@Suite("The pages that an app begins with under conditions, and hosted ones")
struct AppPagesTests {
  /// Pages on top of each other in a stack, one of which has tabs.
  private static let alternatives = """
    final class Model: ObservableObject {
      @Published var showsLogin = false
      @Published var showsMain = false
    }
    struct RootView: View {
      @StateObject var model = Model()
      var body: some View {
        NavigationStack {
          ZStack {
            (model.showsLogin) ? (LoginView().environmentObject(model)) : nil
            model.showsMain ? MainView() : nil
          }
        }
      }
    }
    struct LoginView: View {
      @EnvironmentObject var model: Model
      @State private var hasAppeared = false
      var body: some View {
        Button("Skip") { model.showsLogin = false; model.showsMain = true }
          .opacity(hasAppeared ? 1 : 0)
          .overlay { Text("Wait").opacity(!hasAppeared ? 1 : 0) }
          .onAppear { hasAppeared = true }
      }
    }
    enum ContentTab: Int { case home, search }
    struct MainView: View {
      @State private var selected: ContentTab = .home
      var body: some View {
        Pages(selected: selected)
          .safeAreaInset(edge: .bottom) { Bar() }
          .navigationDestination(for: Int.self) { number in DetailView() }
      }
    }
    struct Pages: View {
      let selected: ContentTab
      var body: some View {
        switch selected {
        case .home: HomeView()
        case .search: SearchView()
        }
      }
    }
    struct Bar: View { var body: some View { Button("Search") {} } }
    struct HomeView: View { var body: some View { NavigationLink("Open", value: 1) } }
    struct SearchView: View { var body: some View { Text("Search") } }
    struct DetailView: View { var body: some View { Text("Detail") } }
    """

  @Test("Pages under conditions in a stack are pages, and a state that is called a tab has tabs")
  func conditions() {
    let app = GraphOutline(Self.alternatives)
    #expect(app.ids == ["tab.content.home", "tab.content.search", "view.login", "view.detail"])
    #expect(
      app.edges == [
        "LoginView -tab \"Skip\"-> ContentTab.home ?", "HomeView -push \"Open\"-> DetailView",
      ])
  }

  @Test("What a page fades in when it appears is drawn")
  func fading() {
    let app = GraphOutline(Self.alternatives)
    #expect(app.texts(of: "LoginView") == ["Skip"])
  }

  @Test(
    "A delegate of UIKit puts the first page into its window",
    arguments: [
      "window.rootViewController = UIHostingController(rootView: ContentView())",
      "let view = ContentView(); show(UINavigationController(rootViewController: UIHostingController(rootView: view)))",
      "window.rootViewController = HostingController(rootView: ContentView())",
    ])
  func delegate(statement: String) {
    let app = GraphOutline([
      """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          if let scene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: scene)
            \(statement)
            self.window = window
          }
        }
        func show(_ controller: UIViewController) { window?.rootViewController = controller }
      }
      class HostingController<Content: View>: UIHostingController<Content> {}
      struct ContentView: View { var body: some View { NavigationView { Text("Home") } } }
      """
    ])
    #expect(app.ids == ["view.content"])
    #expect(app.texts(of: "ContentView") == ["Home"])
    #expect(app.unresolved.isEmpty)
  }

  @Test("A delegate puts a page into its window that takes long to evaluate")
  func largePage() {
    let list = "[" + (0..<40).map(String.init).joined(separator: ", ") + "]"
    let app = GraphOutline([
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          let view = ContentView()
          window?.rootViewController = UIHostingController(rootView: view)
        }
      }
      struct ContentView: View {
        let all = \(list)
        var body: some View {
          ForEach(all, id: \\.self) { a in
            ForEach(all, id: \\.self) { b in
              ForEach(all, id: \\.self) { c in Text("\\(a * b * c)") }
            }
          }
        }
      }
      """
    ])
    #expect(app.ids == ["view.content"])
  }

  @Test("A view that puts its content into a window, and a page of a router from a container")
  func window() {
    let app = GraphOutline(
      root: "WindowView { StartView(resolver: resolver) }",
      """
      struct WindowView<Content: View>: View {
        var content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { EmptyView().withWindow { $0?.rootViewController = host(content) } }
      }
      protocol Router { func view(for screen: Screen) -> AnyView }
      final class AppRouter: Router {
        func view(for screen: Screen) -> AnyView { screen.view().erased() }
      }
      extension View { func erased() -> AnyView { .init(self) } }
      enum Screen {
        case home, settings
        @ViewBuilder func view() -> some View {
          switch self {
          case .home: HomeView()
          case .settings: SettingsView()
          }
        }
      }
      struct StartView: View {
        let resolver: Resolver
        var router: Router { resolver.resolve(Router.self)! }
        var body: some View { router.view(for: .home) }
      }
      struct HomeView: View { var body: some View { NavigationStack { Text("Home") } } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
    #expect(app.report.views.flatMap(\.texts) == ["Home"])
  }

  @Test(
    "A page of a log-in that shows the app's tabs leads to the first of them",
    arguments: [
      "NavigationLink(destination: MainView(), isActive: $isIn) { EmptyView() }",
      #"Text("In").fullScreenCover(isPresented: $isIn) { MainView() }"#,
    ])
  func tabsAgain(tabs: String) {
    let app = GraphOutline(
      root: "MainView()",
      """
      struct MainView: View {
        var body: some View {
          TabView { HomeView().tabItem { Text("Home") }; HelpView().tabItem { Text("Help") } }
        }
      }
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("Log in") { LoginView() } } }
      }
      struct HelpView: View { var body: some View { Text("Ask") } }
      struct LoginView: View {
        @State private var isIn = false
        var body: some View { VStack { Button("Go on") { isIn = true }; \(tabs) } }
      }
      """)
    #expect(
      app.edges == [
        "HomeView -push \"Log in\"-> LoginView", "LoginView -tab \"Go on\"-> HomeView ?",
      ])
    #expect(app.ids == ["tab.home", "tab.help", "view.login"])
  }

  @Test("The state of the tabs is the environment's, which pages set")
  func tabsOfEnvironment() {
    let app = GraphOutline(
      root: "MainView()",
      """
      enum Page: Hashable { case home, help }
      struct PageKey: EnvironmentKey { static let defaultValue: Binding<Page> = .constant(.home) }
      extension EnvironmentValues {
        var page: Binding<Page> { get { self[PageKey.self] } set { self[PageKey.self] = newValue } }
      }
      struct MainView: View {
        @State private var page = Page.home
        var body: some View { BarView(shown: $page).environment(\\.page, $page) }
      }
      struct BarView: View {
        @Binding var shown: Page
        var body: some View {
          TabView(selection: $shown) {
            HomeView().tabItem { Text("Home") }.tag(Page.home)
            HelpView().tabItem { Text("Help") }.tag(Page.help)
          }
        }
      }
      struct HomeView: View {
        @Environment(\\.page) private var current
        var body: some View { VStack { Text("Jars"); Button("Ask") { current.wrappedValue = .help } } }
      }
      struct HelpView: View { var body: some View { Text("Answers") } }
      """)
    #expect(app.edges == ["HomeView -tab \"Ask\"-> Page.help"])
  }

  @Test("A page without a type of its own is a view of the report, named after what leads to it")
  func pagesWithoutType() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            NavigationLink("Two factors") { Text("Set up").navigationTitle("2FA") }
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("Sheet") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView.twoFactors") == ["2FA", "Set up"])
    #expect(app.texts(of: "RootView.isOpen") == ["Sheet"])
  }
}
