import AppReading
import Testing

@Suite("Reducers inside of others")
struct OuterReducerTests {
  /// An app of reducers: a navigator with a list of recipes, and what the list and its pages tell the navigator.
  private let app = GraphOutline(
    root: "NavigatorView(store: Store(initialState: Navigator.State()) { Navigator() })",
    """
    @Reducer struct Navigator {
      @ObservableState struct State {
        var list = RecipeList.State()
        var path = StackState<Path.State>()
        @Presents var sheet: Sheet.State?
      }
      enum Action {
        case list(RecipeList.Action)
        case path(StackActionOf<Path>)
        case sheet(PresentationAction<Sheet.Action>)
      }
      @Reducer enum Path { case recipe(Recipe) }
      @Reducer enum Sheet { case settings(Settings), timer(CookTimer), help(Help) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.list, action: \\.list) { RecipeList() }
        Reduce { state, action in
          switch action {
          case .list(.delegate(.open)):
            state.path.append(.recipe(Recipe.State()))
            return .none
          case .list(.delegate(.settings)):
            state.sheet = .settings(Settings.State())
            return .none
          case .path(.element(_, action: .recipe(.startTimer))):
            state.sheet = .timer(CookTimer.State())
            return .none
          case .sheet(.presented(.settings(.helpTapped))):
            state.sheet = .help(Help.State())
            return .none
          case .list, .path, .sheet: return .none
          }
        }
        .forEach(\\.path, action: \\.path)
        .ifLet(\\.$sheet, action: \\.sheet)
      }
    }
    @Reducer struct RecipeList {
      @ObservableState struct State {}
      enum Action: ViewAction {
        enum View { case tapped, settingsTapped }
        enum Delegate { case open, settings }
        case view(View)
        case delegate(Delegate)
        case saved
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .view(let action): return reduce(action, &state)
          case .saved: return .merge(.cancel(id: 1), .send(.delegate(.settings)))
          case .delegate: return .none
          }
        }
      }
      func reduce(_ action: Action.View, _ state: inout State) -> Effect<Action> {
        switch action {
        case .tapped: return .send(.delegate(.open))
        case .settingsTapped: return .run { dispatch in await dispatch(.saved) }
        }
      }
    }
    @Reducer struct Recipe {
      @ObservableState struct State {}
      enum Action { case startTimer, share }
    }
    @Reducer struct Settings {
      @ObservableState struct State {}
      enum Action { case helpTapped }
    }
    @Reducer struct CookTimer { struct State {}; enum Action { case stop } }
    @Reducer struct Help { struct State {}; enum Action { case close } }
    struct NavigatorView: View {
      @Bindable var store: StoreOf<Navigator>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          RecipeListView(store: store.scope(state: \\.list, action: \\.list))
        } destination: { store in
          switch store.case {
          case let .recipe(store): RecipeView(store: store)
          }
        }
        .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { store in
          switch store.case {
          case let .settings(store): SettingsView(store: store)
          case let .timer(store): TimerView(store: store)
          case let .help(store): HelpView(store: store)
          }
        }
      }
    }
    @ViewAction(for: RecipeList.self)
    struct RecipeListView: View {
      let store: StoreOf<RecipeList>
      var body: some View {
        List {
          Button("Soup") { send(.tapped) }
          Button("Settings") { send(.settingsTapped) }
        }
      }
    }
    struct RecipeView: View {
      let store: StoreOf<Recipe>
      var body: some View {
        VStack {
          Button("Timer") { store.send(.startTimer) }
          Button("Share") { store.send(.share) }
        }
      }
    }
    struct SettingsView: View {
      let store: StoreOf<Settings>
      var body: some View { Button("Help") { store.send(.helpTapped) } }
    }
    struct TimerView: View {
      let store: StoreOf<CookTimer>
      var body: some View { Text("Timer") }
    }
    struct HelpView: View {
      let store: StoreOf<Help>
      var body: some View { Text("Help") }
    }
    """)

  @Test(
    "What a reducer sends reaches the reducers around it, also from a sheet and from a page of a stack"
  )
  func edges() {
    #expect(
      app.edges == [
        "RecipeListView -push \"Soup\"-> Navigator.Path.recipe",
        "RecipeListView -sheet \"Settings\"-> Navigator.Sheet.settings",
        "RecipeView -sheet \"Timer\"-> Navigator.Sheet.timer",
        "SettingsView -sheet \"Help\"-> Navigator.Sheet.help",
      ])
  }

  @Test("An action that nothing handles leads nowhere")
  func unhandled() {
    #expect(!app.edges.contains { $0.contains("Share") })
    #expect(app.unresolved == [])
    // The enum of pages has one case.
    #expect(!app.report.unresolved.contains { $0.name.contains("recipe") })
  }

  @Test("The first pages are the features of an enum, of which the reducer around them shows one")
  func firstPages() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      enum Display { case narrow, wide }
      @Reducer struct Root {
        @Reducer enum Place { case hello(Hello), main(Main) }
        @ObservableState struct State { var place: Place.State? }
        enum Action { case place(Place.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .place(.hello(.delegate(.done))):
              state.place = .main(Main.State())
              return .none
            case .place: return .none
            }
          }
          .ifLet(\\.place, action: \\.place) { Place.body }
        }
      }
      @Reducer struct Hello {
        @ObservableState struct State {}
        enum Action { case tapped, delegate(Delegate) }
        enum Delegate { case done }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .send(.delegate(.done))
            case .delegate: return .none
            }
          }
        }
      }
      @Reducer struct Main {
        @ObservableState struct State {
          var display: Display = .wide
          @Presents var jar: Jar.State?
        }
        enum Action { case resized(Display), jarTapped, jar(PresentationAction<Jar.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .resized(let display):
              state.display = display
              return .none
            case .jarTapped:
              switch state.display {
              case .narrow: state.jar = Jar.State()
              case .wide: break
              }
              return .none
            case .jar: return .none
            }
          }
        }
      }
      @Reducer struct Jar { @ObservableState struct State {}; enum Action { case tapped } }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          if let place = store.scope(state: \\.place, action: \\.place) {
            switch place.case {
            case .hello(let store): HelloView(store: store)
            case .main(let store): MainPage(store: store)
            }
          } else {
            ProgressView()
          }
        }
      }
      struct HelloView: View {
        let store: StoreOf<Hello>
        var body: some View { Button("Begin") { store.send(.tapped) } }
      }
      struct MainPage: View {
        @Bindable var store: StoreOf<Main>
        var body: some View {
          Button("Jar") { store.send(.jarTapped) }
            .sheet(item: $store.scope(state: \\.jar, action: \\.jar)) { JarView(store: $0) }
        }
      }
      struct JarView: View {
        let store: StoreOf<Jar>
        var body: some View { Text("Full") }
      }
      """)
    #expect(
      app.destinations == ["Root.Place.hello route: HelloView", "Root.Place.main route: MainPage"])
    #expect(
      app.edges == [
        "HelloView -tab \"Begin\"-> MainPage ?", "MainPage -sheet \"Jar\"-> JarView ?",
      ])
  }
}
