import AppReading
import Scenes
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
        "start Delegate: the scene of 'Delegate' shows no view of the app",
        "unreached ContentView: code makes it here, but nothing that was found leads to it",
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

  @Test("Pages on top of each other of which one is visible are tabs, also after a log-in")
  func layers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @AppStorage("user") var isLoggedIn = false
        var body: some View { if isLoggedIn { MainScreen() } else { LoginScreen() } }
      }
      struct LoginScreen: View { var body: some View { Text("Login") } }
      struct MainScreen: View {
        @State private var tab = 0
        @State private var isBarShown = true
        var body: some View {
          ZStack(alignment: .bottom) {
            HomeTabCoordinator().opacity(tab == 0 ? 1.0 : 0.0)
            StatsView().opacity(tab == 1 ? 1 : 0)
            Bar(tab: $tab).opacity(isBarShown ? 1 : 0)
          }
        }
      }
      struct Bar: View { @Binding var tab: Int; var body: some View { Text("Bar") } }
      struct HomeTabCoordinator: View { var body: some View { NavigationStack { Text("Home") } } }
      struct StatsView: View { var body: some View { Text("Stats") } }
      """)
    #expect(app.ids == ["tab.homeTabCoordinator", "tab.stats", "view.login"])
    #expect(app.graph.scenes.first?.tabs.map(\.title) == ["Home", "Stats"])
  }

  @Test("A phone's part of a page that a function with a capital letter makes")
  func capitalFunction() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          Group { if Device.isPhone { PhoneStack() } else { PadSplit() } }
        }
        @ViewBuilder private func PhoneStack() -> some View {
          NavigationStack { List { NavigationLink("Page") { PageView() } }.navigationTitle("Home") }
        }
        @ViewBuilder private func PadSplit() -> some View {
          NavigationSplitView { Text("Sidebar") } detail: { PageView() }
        }
      }
      enum Device {
        case phone, pad
        static var current: Device {
          switch UIDevice.current.userInterfaceIdiom {
          case .phone: return .phone
          default: return .pad
          }
        }
        static var isPhone: Bool { Device.current == Device.phone }
      }
      // Another type with the name of the function: the member goes first.
      struct PhoneStack: View { var body: some View { Text("Other") } }
      struct PageView: View { var body: some View { Text("Page") } }
      """)
    #expect(app.edges == ["RootView -push \"Page\"-> PageView"])
    #expect(app.texts(of: "RootView") == ["Home", "Page"])
  }

  @Test("Tabs whose pages are functions that are passed on, and rows that a subscript makes")
  func passedFunctions() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let model: Model
        var body: some View { Tabs(home: homeView, settings: settingsView) }
        func homeView() -> HomeView { .init(title: "Start") }
        func settingsView() -> SettingsView { return .init(model: model) }
      }
      struct Model {}
      struct Tabs<Home: View, Settings: View>: View {
        let home: () -> Home
        let settings: () -> Settings
        var body: some View {
          TabView {
            home().tabItem { Text("Home") }
            settings().tabItem { Text("Settings") }
          }
        }
      }
      struct HomeView: View { let title: String; var body: some View { Text(title) } }
      enum Option: CaseIterable { case sound, speed }
      struct SettingsView: View {
        let model: Model
        var body: some View { List { ForEach(Option.allCases, id: \\.self) { self[$0] } } }
        @ViewBuilder subscript(option: Option) -> some View {
          switch option {
          case .sound: Toggle("Sound", isOn: .constant(true))
          case .speed: NavigationLink("Speed") { SpeedView() }
          }
        }
      }
      struct SpeedView: View { var body: some View { Text("Fast") } }
      """)
    #expect(app.ids == ["tab.home", "tab.settings", "view.speed"])
    #expect(app.texts(of: "HomeView") == ["Start"])
    #expect(app.texts(of: "SettingsView") == ["Sound", "Speed"])
  }

  @Test("Of several apps the one nearest to the top of the folder is the app")
  func nearestApp() {
    func files(_ name: String, in folder: String) -> (path: String, text: String) {
      (
        path: "\(folder)/\(name)App.swift",
        text: """
        @main struct \(name)App: App { var body: some Scene { WindowGroup { \(name)View() } } }
        struct \(name)View: View { var body: some View { Text("\(name)") } }
        """
      )
    }
    let app = GraphOutline(files: [
      files("Player", in: "Shared/Player/PlayerApp"), files("Radio", in: "Source/iOS"),
    ])
    #expect(app.ids == ["view.radio"])
  }

  @Test("A container of dependencies gives the view whose type it is asked for")
  func resolvedView() {
    let app = GraphOutline(
      root: "router.root",
      """
      extension SmallApp { var router: Router { Router(root: Resolver.resolve(HomeView.self)) } }
      final class Router { let root: AnyView; init(root: some View) { self.root = AnyView(root) } }
      final class Resolver {
        static func resolve<Service>(_ type: Service.Type = Service.self, args: Any? = nil) -> Service {
          registration(of: type).make(args)
        }
      }
      struct HomeView: View { let model: Model; var body: some View { Text("Home") } }
      """)
    #expect(app.ids == ["view.home"])
    #expect(app.texts(of: "HomeView") == ["Home"])
  }

  @Test("A welcome over the tabs is a page before them, and other views over them are not")
  func welcome() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @Query private var wallets: [Wallet]
        @State private var isBusy = false
        var body: some View {
          ZStack {
            TabView {
              Text("Wallet").tabItem { Text("Wallet") }
              Text("Settings").tabItem { Text("Settings") }
            }
            if wallets.isEmpty { OnboardingFlow() }
            if isBusy { BusyView() }
          }
        }
      }
      struct OnboardingFlow: View { var body: some View { Button("Create") {} } }
      struct BusyView: View { var body: some View { Text("Wait") } }
      """)
    #expect(app.ids.sorted() == ["tab.root.settings", "tab.root.wallet", "view.onboardingFlow"])
    #expect(app.graph.scenes.first { $0.id == "view.onboardingFlow" }?.tabBar == [])
  }

  @Test("A state chooses the first page in a stack that a scene delegate puts into the window")
  func hostedStack() {
    let app = GraphOutline([
      """
      class Host: UIHostingController<AnyView> {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = Host(
            rootView: AnyView(NavigationView { RootView().environmentObject(Session()) }))
          self.window = window
        }
      }
      """,
      """
      enum Stage { case new, ready }
      class Session: ObservableObject { @Published var stage = Stage.new }
      struct RootView: View {
        @EnvironmentObject var session: Session
        var body: some View { page(for: session.stage).transition(.opacity) }
        @ViewBuilder func page(for stage: Stage) -> some View {
          switch stage {
          case .new: WelcomeView()
          case .ready: HomeView()
          }
        }
      }
      struct WelcomeView: View {
        @EnvironmentObject var session: Session
        var body: some View { Button("Begin") { session.stage = .ready } }
      }
      struct HomeView: View {
        @State private var sheet: Sheet?
        enum Sheet: Identifiable { case profile, help; var id: Self { self } }
        var body: some View {
          VStack {
            Button("Me") { self.sheet = .profile }
            Button("Help") { self.sheet = .help }
          }
          .sheet(item: self.$sheet, onDismiss: nil) { sheet in
            switch sheet { case .profile: ProfileView(); case .help: HelpView() }
          }
        }
      }
      struct ProfileView: View { var body: some View { Text("You") } }
      struct HelpView: View { var body: some View { Text("Ask") } }
      """,
    ])
    #expect(
      app.ids == [
        "view.welcome", "view.home", "sheet.homeView.profile", "sheet.homeView.help",
      ])
    #expect(
      app.edges == [
        "WelcomeView -tab \"Begin\"-> HomeView ?",
        "HomeView -sheet \"Me\"-> HomeView.Sheet.profile",
        "HomeView -sheet \"Help\"-> HomeView.Sheet.help",
      ])
  }
}
