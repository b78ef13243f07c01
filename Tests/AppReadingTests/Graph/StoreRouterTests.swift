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

  /// The reducer around all pages, whose actions have the number of their route.
  ///
  /// - Parameters:
  ///   - name: The protocol of reducers.
  ///   - label: The label of the action of a page in a pattern.
  ///   - routes: The properties of the state.
  private static func root(_ name: String, label: String = "", routes: String) -> String {
    """
    struct Root: \(name) {
      struct State: Equatable, IndexedRouterState {
        \(routes)
      }
      enum Action: IndexedRouterAction {
        case routeAction(Int, action: Screen.Action)
        case updateRoutes([Route<Screen.State>])
      }
      var body: some \(name)<State, Action> {
        Reduce<State, Action> { state, action in
          \(reducer { ".routeAction(_, \(label)\($0))" })
        }
        .forEachRoute { Screen() }
      }
    }
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
      \(Self.root(
        "Reducer",
        routes: """
          static let initial = State(routes: [.root(.home(.init()), embedInNavigationView: true)])
          var routes: [Route<Screen.State>]
          """))
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
      \(Self.root(
        "ReducerProtocol", label: "action: ",
        routes: """
          var routes: [Route<Screen.State>] = [.root(.home(.init()), embedInNavigationView: true)]
          """))
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
}
