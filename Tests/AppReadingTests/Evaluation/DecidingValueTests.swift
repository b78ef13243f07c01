import AppReading
import Testing

@Suite("Values that decide which screens there are")
struct DecidingValueTests {
  @Test("A property that computes a case from states does not decide for good")
  func computedCase() {
    let app = GraphOutline(
      """
      final class User: ObservableObject {
        @Published var isKnown = false
        @Published var isReady = false
      }
      struct MainTabView: View {
        @StateObject var user = User()
        private enum Route { case welcome, setup, main }
        private var route: Route {
          if !user.isKnown { return .welcome } else if !user.isReady { return .setup } else { return .main }
        }
        var body: some View {
          ZStack { content.id(route) }
        }
        @ViewBuilder private var content: some View {
          switch route {
          case .welcome: WelcomeView()
          case .setup: SetupView()
          case .main: TabView { Text("Home").tabItem { Text("Home") }; Text("More").tabItem { Text("More") } }
          }
        }
      }
      struct RootView: View { var body: some View { MainTabView() } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      struct SetupView: View { var body: some View { Text("Set up") } }
      """)
    #expect(app.ids == ["tab.mainTab.home", "tab.mainTab.more", "view.welcome", "view.setup"])
    #expect(
      app.destinations == [
        "MainTabView.Route.welcome route: WelcomeView", "MainTabView.Route.setup route: SetupView",
      ])
  }

  @Test("A state that holds a structure may get another one with other constants")
  func structure() {
    let app = GraphOutline(
      """
      struct Phase { let isReady: Bool; let kind: Kind; init() { isReady = false; kind = .start } }
      enum Kind { case start, idle }
      struct RootView: View {
        @State var phase = Phase()
        var body: some View {
          Group {
            switch phase.kind {
            case .start: Text("Starting")
            default: ZStack { TabView { Text("Home").tabItem { Text("Home") } } }
            }
          }
        }
      }
      """)
    #expect(app.ids == ["tab.root.home"])
  }

  @Test("The default branch is the first one where no case is the one that a state begins with")
  func defaultBranch() {
    let app = GraphOutline(
      """
      enum Choice { case one, two }
      struct RootView: View {
        @State var choice: Choice?
        @State var other = Choice.two
        let given: Choice?
        var body: some View {
          List {
            switch choice { case .one: Text("One"); case .two: Text("Two"); default: Text("None") }
            switch other { case .one: Text("First"); default: Text("Rest") }
            switch given { case .one: Text("A"); default: Text("B") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["None", "Rest", "A"])
  }

  @Test("A coordinator of a protocol with an associated type of routes, from the environment")
  func associatedType() {
    let app = GraphOutline(
      """
      protocol Route: Hashable { associatedtype Page: View; @ViewBuilder var page: Page { get } }
      protocol Coordinator: AnyObject, ObservableObject {
        associatedtype RouteType: Route
        var path: NavigationPath { get set }
      }
      extension Coordinator { func push(_ route: RouteType) { path.append(route) } }
      enum AppRoute: Route {
        case list, film(String)
        @ViewBuilder var page: some View {
          switch self {
          case .list: ListView()
          case .film(let name): FilmView(name: name)
          }
        }
      }
      final class AppCoordinator: Coordinator {
        typealias RouteType = AppRoute
        @Published var path = NavigationPath()
      }
      private struct CoordinatorKey: EnvironmentKey { static let defaultValue: AppCoordinator? = nil }
      extension EnvironmentValues {
        var coordinator: AppCoordinator? {
          get { self[CoordinatorKey.self] }
          set { self[CoordinatorKey.self] = newValue }
        }
      }
      struct Coordinated<C: Coordinator>: ViewModifier {
        @ObservedObject var coordinator: C
        func body(content: Content) -> some View {
          content.navigationDestination(for: C.RouteType.self) { $0.page }
        }
      }
      struct RootView: View {
        @StateObject var coordinator = AppCoordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            HomeView().modifier(Coordinated(coordinator: coordinator))
          }
          .environment(\\.coordinator, coordinator)
        }
      }
      struct HomeView: View {
        @Environment(\\.coordinator) private var coordinator
        private func open() { if let coordinator { coordinator.push(.film("X")) } }
        var body: some View {
          List { Button("List") { coordinator?.push(.list) }; Button("Film") { open() } }
        }
      }
      struct ListView: View { var body: some View { Text("List") } }
      struct FilmView: View { let name: String; var body: some View { Text(name) } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"List\"-> AppRoute.list", "RootView -push \"Film\"-> AppRoute.film ?",
      ])
  }

  @Test("A list that the app adds to arrays, passed through initializers, and a layout of the app")
  func lists() {
    let app = GraphOutline(
      """
      struct Part { let title: String }
      extension Array where Element == Part {
        static var all: [Part] { [Part(title: "Films"), Part(title: "People")] }
      }
      @Observable final class Model {
        let parts: [Part]
        init(parts: [Part]) { self.parts = parts }
      }
      struct WrappingLayout: Layout { let spacing: CGFloat }
      struct RootView: View {
        @State private var model: Model
        init(parts: [Part]) { model = Model(parts: parts) }
        init() { self.init(parts: .all) }
        var body: some View {
          ScrollView {
            ForEach(model.parts) { part in Text(part.title) }
            WrappingLayout(spacing: 4) { Button("Short") {}; Button("Long") {} }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Films", "People", "Short", "Long"])
  }

  @Test("Searches of a list that is known decide, where each element does")
  func knownLists() {
    let app = GraphOutline(
      """
      enum Feature: CaseIterable { case dining, news, labs
        var isPublic: Bool { switch self { case .labs: false; default: true } }
      }
      struct Entry: Identifiable {
        let id: Feature
        let content: AnyView
        init<Content: View>(_ id: Feature, @ViewBuilder content: () -> Content) {
          self.id = id
          self.content = AnyView(content())
        }
      }
      let entries = [Entry(.dining) { DiningView() }, Entry(.news) { NewsView() }]
      struct RootView: View {
        var body: some View {
          NavigationStack {
            List(Feature.allCases.filter { $0.isPublic }, id: \\.self) { feature in
              NavigationLink("Open", value: feature)
            }
            .navigationDestination(for: Feature.self) { feature in
              AnyView(entries.first { $0.id == feature }!.content)
            }
          }
        }
      }
      struct DiningView: View { var body: some View { Text("Menu") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
    #expect(
      app.destinations == [
        "Feature.dining route: DiningView", "Feature.news route: NewsView",
        "Feature.labs route: nothing",
      ])
    #expect(app.edges.map { $0.suffix(14) } == ["Feature.dining", "> Feature.news"])
  }

  @Test("Elements of numbered lists keep their type")
  func numberedLists() {
    let app = GraphOutline(
      """
      struct Topic: Hashable { let title: String }
      struct RootView: View {
        let topics: [Topic]
        var body: some View {
          NavigationStack {
            ForEach(Array(topics.prefix(8).enumerated()), id: \\.offset) { number, topic in
              NavigationLink("Topic", value: topic)
            }
            .navigationDestination(for: Topic.self) { TopicView(topic: $0) }
          }
        }
      }
      struct TopicView: View { let topic: Topic; var body: some View { Text("Topic") } }
      """)
    #expect(app.edges == ["RootView -push \"Topic\"-> TopicView"])
  }

  @Test("A state that a view is given and never changes is what it is given")
  func fixedState() {
    let app = GraphOutline(
      """
      enum Kind: Equatable { case all, mine(String) }
      struct RootView: View {
        var body: some View {
          List {
            NavigationLink("Mine") { FixedList(kind: .mine("Ann")) }
            NavigationLink("Others") { ChangedList(kind: .mine("Ann")) }
          }
        }
      }
      struct FixedList: View {
        @State var kind: Kind
        var body: some View {
          Text("Events")
          if kind == .all && kind != .mine("Bob") { NavigationLink("Search") { SearchView() } }
        }
      }
      struct ChangedList: View {
        @State var kind: Kind
        var body: some View {
          Button("All") { self.kind = .all }
          if kind == .all { NavigationLink("Find") { SearchView() } }
        }
      }
      struct SearchView: View { var body: some View { Text("Search") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Mine\"-> FixedList", "RootView -push \"Others\"-> ChangedList",
        "ChangedList -push \"Find\"-> SearchView",
      ])
  }
}
