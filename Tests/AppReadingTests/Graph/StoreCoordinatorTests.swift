import AppReading
import Testing

@Suite("Coordinators of TCACoordinators inside of other features") struct StoreCoordinatorTests {
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
