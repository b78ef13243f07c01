import AppReading
import Testing

@Suite("Presentations bound to the state of a store")
struct StoreBindingTests {
  @Test("A binding that sends an action to a store is one to the state it reads")
  func sendingBinding() {
    let app = GraphOutline(
      root: "HomeView(store: Store(initialState: Home.State()) { Home() })",
      """
      struct Token: Equatable {}
      @Reducer struct Home {
        @CasePathable enum Route: Equatable { case filters(Token), help }
        @ObservableState struct State { var route: Route? }
        enum Action { case setRoute(Route?) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .setRoute(let route):
              state.route = route
              return route == nil ? .none : .none
            }
          }
        }
      }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          List {
            Button("Filters") { store.send(.setRoute(.filters(Token()))) }
            Button("Help") { store.send(.setRoute(.help)) }
          }
          .sheet(item: $store.route.sending(\\.setRoute).filters) { _ in FiltersView() }
          .sheet(item: $store.route.sending(\\.setRoute).help) { _ in HelpView() }
        }
      }
      struct FiltersView: View { var body: some View { Text("Filters") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == [
        "HomeView -sheet \"Filters\"-> FiltersView", "HomeView -sheet \"Help\"-> HelpView",
      ])
  }

  @Test(
    "A sheet's store is made of the child's state, and a stack may have its closures in parentheses"
  )
  func childStore() {
    let app = GraphOutline(
      root: "HomeView(store: .init(initialState: Home.State(), reducer: { Home() }))",
      """
      @Reducer struct Home {
        @ObservableState struct State { @Presents var settings: Settings.State? }
        enum Action { case settingsTapped, settings(PresentationAction<Settings.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .settingsTapped:
              state.settings = .init()
              return .none
            case .settings: return .none
            }
          }
        }
      }
      @Reducer struct Settings {
        @Reducer enum Path { case help(Help) }
        @ObservableState struct State { var path: StackState<Path.State> = .init() }
        enum Action { case helpTapped, path(StackActionOf<Path>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .helpTapped:
              state.path.append(.help(.init()))
              return .none
            case .path: return .none
            }
          }
        }
      }
      @Reducer struct Help { struct State {} enum Action {} }
      struct HomeView: View {
        @Bindable var store: StoreOf<Home>
        var body: some View {
          Button("Settings") { store.send(.settingsTapped) }
            .sheet(item: $store.scope(state: \\.$settings, action: \\.settings)) { store in
              SettingsView(store: store)
            }
        }
      }
      struct SettingsView: View {
        @Bindable var store: StoreOf<Settings>
        var body: some View {
          NavigationStack(
            path: $store.scope(state: \\.path, action: \\.path),
            root: { Form { Button("Help", action: { store.send(.helpTapped) }) } },
            destination: { store in
              switch store.case {
              case let .help(store): HelpView(store: store)
              }
            }
          )
        }
      }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Ask") } }
      """)
    #expect(app.texts(of: "SettingsView") == ["Help"])
    #expect(
      app.edges == [
        "HomeView -sheet \"Settings\"-> SettingsView",
        "SettingsView -push \"Help\"-> Settings.Path.help",
      ])
  }

  @Test("A sheet of a store with one of several features shows the view of each")
  func caseOfStore() {
    let app = GraphOutline(
      root: "JarView(store: Store(initialState: Jar.State()) { Jar() })",
      """
      @Reducer struct Jar {
        @Reducer enum Card { case lid(Lid), label(Label) }
        @ObservableState struct State { @Presents var card: Card.State? }
        enum Action { case lidTapped, labelTapped, card(PresentationAction<Card.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .lidTapped: state.card = .lid(Lid.State())
            case .labelTapped: state.card = .label(Label.State())
            case .card: break
            }
            return .none
          }
        }
      }
      @Reducer struct Lid { struct State {} enum Action {} }
      @Reducer struct Label { struct State {} enum Action {} }
      struct JarView: View {
        @Bindable var store: StoreOf<Jar>
        var body: some View {
          VStack {
            Button("Lid") { store.send(.lidTapped) }
            Button("Label") { store.send(.labelTapped) }
          }
          .sheet(item: $store.scope(state: \\.card, action: \\.card)) { cardStore in
            switch cardStore.case {
            case let .lid(store): LidView(store: store)
            case let .label(store): LabelView(store: store)
            }
          }
        }
      }
      struct LidView: View { let store: StoreOf<Lid>; var body: some View { Text("Red") } }
      struct LabelView: View { let store: StoreOf<Label>; var body: some View { Text("Jam") } }
      """)
    #expect(
      app.destinations == [
        "Jar.Card.lid sheet: LidView", "Jar.Card.label sheet: LabelView",
      ])
    #expect(
      app.edges == [
        "JarView -sheet \"Lid\"-> Jar.Card.lid", "JarView -sheet \"Label\"-> Jar.Card.label",
      ])
  }

  @Test("An action may come when the state has changed, and an optional child need not be there")
  func changedState() {
    let app = GraphOutline(
      root: "RootView(store: .init(initialState: Root.State(), reducer: { Root() }))",
      """
      @Reducer struct Root {
        @ObservableState struct State { var login: Login.State?; var note: Note.State? }
        enum Action { case login(Login.Action), note(Note.Action) }
      }
      @Reducer struct Login { struct State {} enum Action {} }
      @Reducer struct Note {
        @ObservableState struct State {
          var isEdited = false
          @Presents var alert: AlertState<Action.Alert>?
        }
        enum Action {
          case close, alert(PresentationAction<Alert>)
          enum Alert { case delete }
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .close:
              if state.isEdited {
                state.alert = AlertState(title: { TextState("Delete?") })
              }
              return .none
            case .alert: return .none
            }
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          if let store = store.scope(state: \\.login, action: \\.login) {
            LoginView(store: store)
          } else if let store = store.scope(state: \\.note, action: \\.note) {
            NoteView(store: store)
          }
        }
      }
      struct LoginView: View { let store: StoreOf<Login>; var body: some View { Text("Name") } }
      struct NoteView: View {
        @Bindable var store: StoreOf<Note>
        var body: some View {
          Button("Close") { store.send(.close) }
            .alert($store.scope(state: \\.alert, action: \\.alert))
        }
      }
      """)
    #expect(app.ids == ["view.login", "view.note", "alert.note.alert"])
    #expect(app.edges == ["NoteView -alert \"Close\"-> NoteView.alert ?"])
  }

  @Test(
    "Links that push a state, of an enum that is a reducer or of a reducer with an enum of states",
    arguments: [
      ("enum Path { case find(Find), note(Note) }", "Root.Path"),
      (
        """
        struct Path {
          @ObservableState enum State: Equatable { case find(Find.State), note(Note.State) }
          enum Action { case find(Find.Action), note(Note.Action) }
        }
        """, "Root.Path.State"
      ),
    ])
  func pushedStates(path: String, name: String) {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      @Reducer struct Root {
        @ObservableState struct State { var path = StackState<Path.State>() }
        enum Action { case path(StackAction<Path.State, Path.Action>) }
      }
      extension Root { @Reducer \(path) }
      @Reducer struct Find { struct State: Equatable {}; enum Action {} }
      @Reducer struct Note { struct State: Equatable {}; enum Action {} }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            NavigationLink(state: Root.Path.State.find(Find.State())) { Text("Find") }
          } destination: { store in
            switch store.state {
            case .find:
              if let store = store.scope(state: \\.find, action: \\.find) { FindView(store: store) }
            case .note:
              if let store = store.scope(state: \\.note, action: \\.note) { NoteView(store: store) }
            }
          }
        }
      }
      struct FindView: View {
        let store: StoreOf<Find>
        var body: some View {
          NavigationLink(state: Root.Path.State.note(Note.State())) { Text("Result") }
        }
      }
      struct NoteView: View { let store: StoreOf<Note>; var body: some View { Text("Words") } }
      """)
    #expect(
      app.edges == [
        "RootView -push \"Find\"-> \(name).find", "FindView -push \"Result\"-> \(name).note",
      ])
    #expect(app.ids == ["view.root", "route.root.find", "route.root.note"])
    #expect(app.destinations == ["\(name).find route: FindView", "\(name).note route: NoteView"])
  }
}
