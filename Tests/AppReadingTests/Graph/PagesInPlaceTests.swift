import AppReading
import Scenes
import Testing

@Suite("Pages that a view shows instead of its own content")
struct PagesInPlaceTests {
  private static let pages = """
    struct HomeView: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          List { Button("Edit") { isEditing = true } }.navigationTitle("Home")
            .sheet(isPresented: $isEditing) { EditView() }
        }
      }
    }
    struct EditView: View { var body: some View { Text("Edit it") } }
    """

  @Test("The page that a Boolean of the view leads to is one of its own, with its own edges")
  func welcome() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isDone = false
        var body: some View {
          if isDone { HomeView() } else { content }
        }
        private var content: some View {
          VStack { Text("Welcome"); Button("Start") { isDone = true } }
        }
      }
      \(Self.pages)
      """)
    #expect(app.ids == ["view.root", "view.home", "sheet.edit"])
    #expect(app.texts(of: "RootView") == ["Welcome", "Start"])
    #expect(
      app.edges == [
        "RootView -tab \"Start\"-> HomeView ?", "HomeView -sheet \"Edit\"-> EditView",
      ])
  }

  @Test(
    "The pages before a stack of the view are no part of it, whatever decides",
    arguments: ["WelcomeView", "TourView"])
  func beforeStack(name: String) {
    let app = GraphOutline(
      """
      final class Model: ObservableObject {
        enum Phase { case new, known }
        @Published var phase: Phase = load()
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View {
          switch model.phase {
          case .new: \(name)(onEnd: { model.phase = .known }).transition(.opacity)
          case .known: home.transition(.opacity)
          }
        }
        private var home: some View {
          NavigationStack {
            ZStack {
              if jars.isEmpty {
                Text("No jars")
              } else {
                PaperBackground()
                List { NavigationLink("Lids") { LidsView() } }
              }
            }
          }
        }
      }
      struct LidsView: View { var body: some View { Text("All lids") } }
      struct PaperBackground: View { var body: some View { Text("Paper") } }
      struct \(name): View {
        let onEnd: () -> Void
        var body: some View { Button("Start") { onEnd() } }
      }
      """)
    let isKnown = name == "WelcomeView"
    #expect(app.ids == ["view.root"] + (isKnown ? ["view.welcome"] : []) + ["view.lids"])
    #expect(
      app.edges
        == ["RootView -push \"Lids\"-> LidsView"]
        + (isKnown ? ["WelcomeView -tab \"Start\"-> RootView ?"] : []))
    #expect(app.report.starts.map(\.to) == (isKnown ? ["WelcomeView"] : []))
  }

  @Test("A view of the app that is no page of its own stays a branch of the page")
  func part() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isEmpty = false
        var body: some View {
          if isEmpty { EmptyNote() } else { List { Button("Clear") { isEmpty = true } } }
        }
      }
      struct EmptyNote: View { var body: some View { Text("Nothing here") } }
      """)
    #expect(app.ids == ["view.root"])
  }

  @Test("A view that only shows words before its content keeps them, and what they do")
  func words() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isReady = false
        @State private var isAsking = false
        var body: some View {
          if isReady { List { Text("Content") } } else {
            VStack { Text("Welcome") }.onTapGesture { isAsking = true }
              .sheet(isPresented: $isAsking) { EditView() }
          }
        }
      }
      \(Self.pages)
      """)
    #expect(app.texts(of: "RootView") == ["Welcome"])
    #expect(app.edges == ["RootView -sheet \"Welcome\"-> EditView"])
  }

  @Test(
    "What a view shows before it has tabs is a page with its own sheets",
    arguments: [
      """
      TabView {
        HomeView().tabItem { Text("Home") }
        EditView().tabItem { Text("More") }
      }
      """,
      """
      VStack {
        switch tab {
        case .home: HomeView()
        case .more: EditView()
        }
        Button("Home") { tab = .home }
        Button("More") { tab = .more }
      }
      """,
    ])
  func loggingIn(tabs: String) {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var isOpen = false }
      struct RootView: View {
        enum Tab { case home, more }
        @StateObject private var session = Session()
        @State private var tab = Tab.home
        @State private var isLoggingIn = false
        @State private var isNew = true
        var body: some View {
          Group {
            if session.isOpen {
              \(tabs)
            } else {
              VStack { Text("Welcome"); Button("Log In") { isLoggingIn = true } }
                .sheet(isPresented: $isLoggingIn) { LoginView(session: session) }
            }
          }
          .onOpenURL { _ in tab = .more }
          .sheet(isPresented: $isNew) { NewsView() }
        }
      }
      struct NewsView: View { var body: some View { Text("News") } }
      struct LoginView: View {
        @ObservedObject var session: Session
        var body: some View { Button("Open") { session.isOpen = true } }
      }
      \(Self.pages)
      """)
    #expect(app.graph.tabs.map(\.title) == ["Home", "More"])
    #expect(app.texts(of: "RootView") == ["Welcome", "Log In"])
    #expect(app.edges.contains("RootView -sheet \"Log In\"-> LoginView"))
    #expect(app.ids.contains("view.root"))
    // What is around both is of neither.
    #expect(app.edges.filter { $0.contains("NewsView") } == ["RootView -sheet-> NewsView ?"])
  }

  @Test("The pages of a state that a model's initializer gives a case")
  func begunByInitializer() {
    let app = GraphOutline(
      """
      enum Page { case loading, main }
      final class RootModel: ObservableObject {
        @Published private(set) var page: Page
        init() {
          register()
          page = .loading
        }
        func load() { page = .main }
      }
      final class Coordinator: ObservableObject {
        @ViewBuilder func view(of page: Page) -> some View {
          switch page {
          case .loading: LoadingView()
          case .main: MainView()
          }
        }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator()
        @StateObject private var model = RootModel()
        var body: some View {
          NavigationStack { coordinator.view(of: model.page) }.onAppear { model.load() }
        }
      }
      struct LoadingView: View { var body: some View { Text("One moment") } }
      struct MainView: View { var body: some View { Text("Main") } }
      """)
    #expect(app.ids == ["view.loading", "view.main"])
  }

  @Test("A case that a model was given stays as it is")
  func givenCase() {
    let app = GraphOutline(
      """
      enum Mode { case add, edit }
      final class Model: ObservableObject {
        @Published var mode: Mode
        init(mode: Mode) { self.mode = mode }
      }
      struct RootView: View {
        @StateObject private var model = Model(mode: .edit)
        var body: some View {
          NavigationStack {
            switch model.mode {
            case .add: AddView()
            case .edit: EditView()
            }
          }
        }
      }
      struct AddView: View { var body: some View { Text("Add") } }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(app.ids == ["view.root"])
    #expect(app.texts(of: "RootView") == ["Edit"])
  }

  @Test("Pages around each of which a modifier puts the same view")
  func wrapped() {
    let app = GraphOutline(
      """
      enum Screen { case one, two, none }
      final class Manager: ObservableObject {
        @Published var current: Screen = .none
        @Published var isWarning = false
      }
      struct RootView: View {
        @StateObject var manager = Manager()
        var body: some View {
          NavigationStack {
            ZStack {
              Group {
                switch manager.current {
                case .one: OneView(manager: manager).warning(manager)
                case .two: TwoView().warning(manager)
                case .none: EmptyView().warning(manager)
                }
              }
            }
          }
        }
      }
      extension View {
        func warning(_ manager: Manager) -> some View { modifier(Warning(manager: manager)) }
      }
      struct Warning: ViewModifier {
        @ObservedObject var manager: Manager
        func body(content: Content) -> some View {
          ZStack { content; if manager.isWarning { WarningView() } }
        }
      }
      struct WarningView: View { var body: some View { Text("Careful") } }
      struct OneView: View {
        @ObservedObject var manager: Manager
        var body: some View { Button("Two") { manager.current = .two } }
      }
      struct TwoView: View { var body: some View { Button("Done") {} } }
      """)
    #expect(app.ids == ["view.one", "view.two"])
    #expect(app.edges == ["OneView -tab \"Two\"-> TwoView ?"])
  }
}
