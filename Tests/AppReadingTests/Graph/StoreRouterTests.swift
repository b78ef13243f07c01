import AppReading
import Testing

@Suite("Stacks of TCACoordinators") struct StoreRouterTests {
  /// The pages, their reducers and those around them.
  private static let features = """
    struct Home: Reducer { struct State: Equatable {}; enum Action { case openTapped } }
    struct Detail: Reducer {
      struct State: Equatable { var number: Int }
      enum Action { case editTapped }
    }
    struct Edit: Reducer { struct State: Equatable {}; enum Action { case doneTapped } }
    enum TourAction { case detailTapped }
    struct Screen: Reducer {
      enum State: Equatable { case home(Home.State), detail(Detail.State), edit(Edit.State), tour }
      enum Action { case home(Home.Action), detail(Detail.Action), edit(Edit.Action), tour(TourAction) }
      var body: some Reducer<State, Action> {
        Scope(state: /State.home, action: /Action.home) { Home() }
        Scope(state: /State.detail, action: /Action.detail) { Detail() }
      }
    }
    struct HomeView: View {
      let store: StoreOf<Home>
      var body: some View {
        WithViewStore(store) { viewStore in Button("Open") { viewStore.send(.openTapped) } }
      }
    }
    struct DetailView: View {
      let store: StoreOf<Detail>
      var body: some View { Button("Edit") { store.send(.editTapped) } }
    }
    struct EditView: View {
      let store: StoreOf<Edit>
      var body: some View { Button("Done") { ViewStore(store.stateless).send(.doneTapped) } }
    }
    struct TourView: View {
      var store: Store<Void, TourAction>
      var body: some View { DialogView(store: store, title: "Go on", action: .detailTapped) }
    }
    struct DialogView<Action>: View {
      var store: Store<Void, Action>
      let title: String
      let action: Action
      var body: some View { Button(title) { ViewStore(store).send(action) } }
    }
    """

  /// What the app does on the way from page to page.
  private static func reducer(_ wrapped: (String) -> String) -> String {
    """
    switch action {
    case \(wrapped(".home(.openTapped)")): state.routes.push(.detail(.init(number: 1)))
    case \(wrapped(".detail(.editTapped)")):
      state.routes.presentSheet(.edit(.init()), embedInNavigationView: true)
    case \(wrapped(".edit(.doneTapped)")): state.routes.push(.tour)
    case \(wrapped(".tour(.detailTapped)")): state.routes.presentCover(.detail(.init(number: 2)))
    default: break
    }
    return .none
    """
  }

  private let edges = [
    "HomeView -push \"Open\"-> Screen.State.detail",
    "DetailView -sheet \"Edit\"-> Screen.State.edit",
    "EditView -push \"Done\"-> Screen.State.tour",
    "TourView -cover \"Go on\"-> Screen.State.detail",
  ]

  @Test("Views of each case beside each other, and actions with the number of their route")
  func numberedRoutes() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State.initial, reducer: Root()))",
      """
      \(Self.features)
      struct Root: Reducer {
        struct State: Equatable, IndexedRouterState {
          static let initial = State(routes: [.root(.home(.init()), embedInNavigationView: true)])
          var routes: [Route<Screen.State>]
        }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: Screen.Action)
          case updateRoutes([Route<Screen.State>])
        }
        var body: some Reducer<State, Action> {
          Reduce<State, Action> { state, action in
            \(Self.reducer { ".routeAction(_, \($0))" })
          }
          .forEachRoute { Screen() }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              CaseLet(state: /Screen.State.home, action: Screen.Action.home, then: HomeView.init)
              CaseLet(state: /Screen.State.detail, action: Screen.Action.detail) { store in
                DetailView(store: store)
              }
              Default {
                SwitchStore(screen) {
                  CaseLet(state: /Screen.State.edit, action: Screen.Action.edit, then: EditView.init)
                  CaseLet(state: /Screen.State.tour, action: Screen.Action.tour, then: TourView.init)
                }
              }
            }
          }
        }
      }
      """)
    #expect(app.edges == edges)
    #expect(
      app.destinations == [
        "Screen.State.home route: HomeView", "Screen.State.detail cover: DetailView",
        "Screen.State.detail route: DetailView", "Screen.State.edit sheet: EditView",
        "Screen.State.tour route: TourView",
      ])
  }

  @Test("A `switch` over the screen that has no name, in the window of a delegate")
  func unnamedScreen() {
    let app = GraphOutline([
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication) -> Bool {
          let page = UIHostingController(
            rootView: RootView(store: Store(initialState: Root.State(), reducer: Root())))
          window?.rootViewController = UINavigationController(rootViewController: page)
          return true
        }
      }
      \(Self.features)
      struct Root: ReducerProtocol {
        struct State: Equatable, IndexedRouterState {
          var routes: [Route<Screen.State>] = [.root(.home(.init()), embedInNavigationView: true)]
        }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: Screen.Action)
          case updateRoutes([Route<Screen.State>])
        }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            \(Self.reducer { ".routeAction(_, action: \($0))" })
          }
          .forEachRoute { Screen() }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) {
              switch $0 {
              case .home: CaseLet(/Screen.State.home, action: Screen.Action.home, then: HomeView.init)
              case .detail:
                CaseLet(/Screen.State.detail, action: Screen.Action.detail, then: DetailView.init)
              case .edit: CaseLet(/Screen.State.edit, action: Screen.Action.edit, then: EditView.init)
              case .tour: CaseLet(/Screen.State.tour, action: Screen.Action.tour, then: TourView.init)
              }
            }
          }
        }
      }
      """
    ])
    #expect(app.edges == edges)
    #expect(app.ids == ["view.root", "route.detail", "sheet.edit", "route.tour", "cover.detail"])
  }

  @Test("Views of a `switch` over the screen, and actions of a router inside of the action")
  func routedActions() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      \(Self.features)
      @Reducer struct Root {
        struct State: Equatable {
          var routes: IdentifiedArrayOf<Route<Screen.State>> = [.root(.home(.init()))]
        }
        enum Action { case router(IdentifiedRouterActionOf<Screen>) }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            \(Self.reducer { ".router(.routeAction(_, action: \($0)))" })
          }
          .forEachRoute(\\.routes, action: \\.router) { Screen() }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            SwitchStore(screen) { screen in
              switch screen {
              case .home: CaseLet(\\Screen.State.home, action: Screen.Action.home, then: HomeView.init)
              case .detail:
                CaseLet(\\Screen.State.detail, action: Screen.Action.detail, then: DetailView.init)
              case .edit: CaseLet(\\Screen.State.edit, action: Screen.Action.edit, then: EditView.init)
              case .tour: CaseLet(\\Screen.State.tour, action: Screen.Action.tour, then: TourView.init)
              }
            }
          }
        }
      }
      """)
    #expect(app.edges == edges)
  }

  @Test("Pages in a view of UIKit that keeps them, as one that asks before a sheet is closed")
  func keptContent() {
    let app = GraphOutline(
      """
      extension View {
        func interactiveDismissDisabled(_ isOff: Bool = true) -> some View {
          DismissableView(view: self, isOff: isOff)
        }
      }
      struct DismissableView<Content: View>: UIViewControllerRepresentable {
        let view: Content
        let isOff: Bool
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
          UIHostingController(rootView: view)
        }
      }
      struct RootView: View {
        var body: some View {
          NavigationView { NavigationLink("More") { Text("More") } }.interactiveDismissDisabled()
        }
      }
      """)
    #expect(app.edges == ["RootView -push \"More\"-> RootView.more"])
  }

  @Test(
    "A coordinator that is one of an optional enum's children begins with the routes that the outer reducer gives it"
  )
  func optionalCoordinator() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State(), reducer: Root.init))",
      """
      @Reducer struct Root {
        @Reducer enum Destination { case splash(Splash), main(Coordinator) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action {
          case appeared, loaded
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .appeared:
              state.destination = .splash(Splash.State())
              return .run { send in await send(.loaded) }
            case .loaded:
              state.destination = .main(
                Coordinator.State(routes: [.root(.home(Home.State()), embedInNavigationView: true)]))
              return .none
            case .destination: return .none
            }
          }
          .ifLet(\\.$destination, action: \\.destination)
        }
      }
      @Reducer struct Splash { struct State {}; enum Action {} }
      @Reducer enum Screen { case detail(Detail), home(Home) }
      @Reducer struct Coordinator {
        @ObservableState struct State { var routes: [Route<Screen.State>] }
        enum Action { case router(IndexedRouterActionOf<Screen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(_, action: .home(.opened))): state.routes.push(.detail(.init()))
            default: break
            }
            return .none
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      @Reducer struct Home { struct State {}; enum Action { case opened } }
      @Reducer struct Detail { struct State {}; enum Action {} }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          Group {
            if let store = store.scope(state: \\.destination?.splash, action: \\.destination.splash) {
              SplashView(store: store)
            }
            if let store = store.scope(state: \\.destination?.main, action: \\.destination.main) {
              CoordinatorView(store: store)
            }
          }
          .onAppear { store.send(.appeared) }
        }
      }
      struct CoordinatorView: View {
        let store: StoreOf<Coordinator>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .detail(store): DetailView(store: store)
            case let .home(store): HomeView(store: store)
            }
          }
        }
      }
      struct SplashView: View { let store: StoreOf<Splash>; var body: some View { Text("Wait") } }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View { Button("Open") { store.send(.opened) } }
      }
      struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("A jar") } }
      """)
    #expect(
      app.edges == ["SplashView -tab-> HomeView ?", "HomeView -push \"Open\"-> Screen.detail"])
    #expect(app.texts(of: "HomeView") == ["Open"])
    #expect(app.texts(of: "SplashView") == ["Wait"])
    #expect(app.unresolved.isEmpty)
  }
}
