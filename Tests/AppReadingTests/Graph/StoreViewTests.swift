import AppReading
import Testing

@Suite("Pages of The Composable Architecture that optional children show")
struct StoreViewTests {
  private static let features = """
    struct Root: Reducer {
      struct State: Equatable { var splash: Splash.State? = .init(); var home: Home.State? }
      enum Action: Equatable { case splash(Splash.Action), home(Home.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .splash(.done):
            state.splash = nil
            state.home = .init()
            return .none
          default: return .none
          }
        }
      }
    }
    struct Splash: Reducer { struct State: Equatable {}; enum Action: Equatable { case done } }
    struct Home: Reducer {
      struct State: Equatable { var note: Note.State?; var cards: Cards.State? }
      enum Action: Equatable { case noteTapped, note(Note.Action), cards(Cards.Action) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .noteTapped:
            state.note = .init()
            return .none
          default: return .none
          }
        }
      }
    }
    struct Note: Reducer { struct State: Equatable {}; enum Action: Equatable { case close } }
    struct Cards: Reducer { struct State: Equatable {}; enum Action: Equatable { case tapped } }
    struct SplashView: View { let store: StoreOf<Splash>; var body: some View { Text("Soups") } }
    struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Note") } }
    struct CardsView: View { let store: StoreOf<Cards>; var body: some View { Text("Card") } }
    """

  @Test("Pages that the cases of a state choose among in `SwitchStore`")
  func switchedStates() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      \(Self.features)
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          SwitchStore(store) { state in
            switch state {
            case .splash:
              if let store = store.scope(state: \\.splash, action: \\.splash) {
                SplashView(store: store)
              }
            case .note:
              if let store = store.scope(state: \\.note, action: \\.note) {
                NoteView(store: store)
              }
            }
          }
        }
      }
      """)
    #expect(app.ids == ["view.splash", "view.note"])
  }

  @Test(
    "Conditions over children, a child over the page and one in it, in the old and the new form",
    arguments: [
      "IfLetStore(store.scope(state: \\.note, action: \\.note)) { NoteView(store: $0) }",
      "IfLetStore(store.scope(state: \\.note, action: \\.note), then: NoteView.init)",
      "if let store = store.scope(state: \\.note, action: \\.note) { NoteView(store: store) }",
    ])
  func children(layer: String) {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      \(Self.features)
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Group {
              if viewStore.splash != nil {
                IfLetStore(store.scope(state: \\.splash, action: \\.splash), then: SplashView.init)
              } else {
                IfLetStore(store.scope(state: \\.home, action: \\.home), then: HomeView.init)
              }
            }
          }
        }
      }
      struct HomeView: View {
        let store: StoreOf<Home>
        var body: some View {
          ZStack {
            VStack {
              Button("Write") { store.send(.noteTapped) }
              IfLetStore(store.scope(state: \\.cards, action: \\.cards)) { CardsView(store: $0) }
            }
            \(layer)
          }
        }
      }
      """)
    #expect(app.ids == ["view.splash", "view.home", "cover.note"])
    #expect(app.texts(of: "HomeView") == ["Write", "Card"])
    #expect(
      app.edges == ["SplashView -tab-> HomeView ?", "HomeView -cover \"Write\"-> NoteView"])
  }

  @Test("The value of a destination of the Composable Architecture chooses what its sheet shows")
  func destinationValue() {
    let app = GraphOutline(
      root: "HomeView(store: Store(initialState: Home.State()) { Home() })",
      """
      enum Topic: Identifiable { case about, help; var id: Int { 0 } }
      @Reducer struct Home {
        @Reducer enum Destination { case topic(Topic) }
        @ObservableState struct State { @Presents var destination: Destination.State? }
        enum Action { case helpTapped, destination(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped:
              state.destination = .topic(Topic.help)
              return .none
            case .destination: return .none
            }
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Help") { store.send(.helpTapped) }
            .sheet(item: $store.scope(state: \\.destination?.topic, action: \\.destination.topic)) { topic in
              switch topic {
              case .about: AboutView()
              case .help: HelpView()
              }
            }
        }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(app.edges == ["HomeView -sheet \"Help\"-> Topic.help ?"])
    #expect(
      app.screens == [
        "view.home: view.home", "sheet.topic.help: view.home > largeSheet(sheet.topic.help)",
      ])
  }
}
