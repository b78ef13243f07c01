import AppReading
import Testing

@Suite("Stores as apps of the first versions of the Composable Architecture pass them")
struct OlderStoreTests {
  /// Features with nothing but a button each.
  private static let features = ["Grade", "School", "Help"].map { name in
    """
    @Reducer struct \(name) {
      struct State: Equatable {}
      enum Action { case nextTapped, checked(TaskResult<Int>), saved(TaskResult<Int>), finished }
      var body: some Reducer<State, Action> {
        Reduce<State, Action> { state, action in
          switch action {
          case .nextTapped:
            return .run { send in await send(.checked(TaskResult { try await check() })) }
          case .checked(.success):
            return .run { send in await send(.saved(TaskResult { try await save() })) }
          case .saved(.success): return .send(.finished)
          default: return .none
          }
        }
      }
    }
    struct \(name)View: View {
      let store: StoreOf<\(name)>
      init(store: StoreOf<\(name)>) { self.store = store }
      var body: some View { Button("\(name)") { store.send(.nextTapped) } }
    }
    """
  }.joined(separator: "\n")

  @Test("Stacks and sheets that get a store, and reducers in parts, lead to their pages")
  func stack() {
    let app = GraphOutline(
      root: "FlowView(store: Store(initialState: Flow.State()) { Flow() })",
      """
      @Reducer struct Flow {
        struct State: Equatable {
          var path = StackState<Path.State>()
          @PresentationState var destination: Destination.State?
        }
        enum Action {
          case startTapped, helpTapped
          case path(StackAction<Path.State, Path.Action>)
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some Reducer<State, Action> {
          PathLogic()
          Reduce<State, Action> { state, action in
            switch action {
            case .startTapped: state.path.append(.grade()); return .none
            case .helpTapped: state.destination = .help(); return .none
            default: return .none
            }
          }
          .forEach(\\.path, action: \\.path) { Path() }
        }
        @Reducer struct Path {
          enum State: Equatable { case grade(Grade.State = .init()), school(School.State = .init()) }
          enum Action { case grade(Grade.Action), school(School.Action) }
        }
        @Reducer struct Destination {
          enum State: Equatable { case help(Help.State = .init()) }
          enum Action { case help(Help.Action) }
        }
      }
      @Reducer struct PathLogic {
        func reduce(into state: inout Flow.State, action: Flow.Action) -> Effect<Flow.Action> {
          switch action {
          case let .path(.element(_, action)):
            switch action {
            case .grade(.finished): state.path.append(.school())
            default: break
            }
            return .none
          default: return .none
          }
        }
      }
      struct FlowView: View {
        let store: StoreOf<Flow>
        var body: some View {
          NavigationStackStore(store.scope(state: \\.path, action: \\.path)) {
            VStack {
              Button("Start") { store.send(.startTapped) }
              Button("Help me") { store.send(.helpTapped) }
            }
          } destination: { store in
            switch store {
            case .grade:
              CaseLet(/Flow.Path.State.grade, action: Flow.Path.Action.grade, then: GradeView.init(store:))
            case .school:
              CaseLet(/Flow.Path.State.school, action: Flow.Path.Action.school, then: SchoolView.init(store:))
            }
          }
          .sheet(
            store: store.scope(state: \\.$destination, action: \\.destination),
            state: /Flow.Destination.State.help, action: Flow.Destination.Action.help
          ) { store in HelpView(store: store) }
        }
      }
      \(Self.features)
      """)
    #expect(
      app.edges == [
        "FlowView -push \"Start\"-> Flow.Path.State.grade",
        "FlowView -sheet \"Help me\"-> HelpView",
        "GradeView -push \"Grade\"-> Flow.Path.State.school ?",
      ])
  }

  @Test("A switch over a store shows the views of the cases of its state")
  func switched() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      @Reducer struct Root {
        struct State: Equatable { var page = Page.State.grade() }
        enum Action { case page(Page.Action) }
        var body: some Reducer<State, Action> {
          Reduce<State, Action> { state, action in
            switch action {
            case .page(.grade(.nextTapped)): state.page = .school(); return .none
            default: return .none
            }
          }
        }
        @Reducer struct Page {
          enum State: Equatable { case grade(Grade.State = .init()), school(School.State = .init()) }
          enum Action { case grade(Grade.Action), school(School.Action) }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          SwitchStore(store.scope(state: \\.page, action: \\.page)) { state in
            switch state {
            case .grade:
              CaseLet(/Root.Page.State.grade, action: Root.Page.Action.grade, then: GradeView.init(store:))
            case .school:
              CaseLet(/Root.Page.State.school, action: Root.Page.Action.school, then: SchoolView.init(store:))
            }
          }
        }
      }
      \(Self.features)
      """)
    #expect(
      app.destinations == [
        "Root.Page.State.grade route: GradeView", "Root.Page.State.school route: SchoolView",
      ])
    #expect(app.edges == ["GradeView -tab \"Grade\"-> SchoolView ?"])
  }

  @Test("A binding of a view store selects tabs")
  func tabs() {
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      @Reducer struct Root {
        enum Tab { case grade, school }
        struct State: Equatable {
          @BindingState var selectedTab = Tab.grade
          var grade = Grade.State()
          var school = School.State()
        }
        enum Action: BindableAction {
          case binding(BindingAction<State>), grade(Grade.Action), school(School.Action)
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            TabView(selection: viewStore.$selectedTab) {
              GradeView(store: store.scope(state: \\.grade, action: \\.grade)).tag(Root.Tab.grade)
              SchoolView(store: store.scope(state: \\.school, action: \\.school)).tag(Root.Tab.school)
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
          }
        }
      }
      \(Self.features)
      """)
    #expect(
      app.destinations == ["Root.Tab.grade tab: GradeView", "Root.Tab.school tab: SchoolView"])
  }

  @Test("The features of which a page shows one at a time are screens, also beside one that loads")
  func features() {
    let app = GraphOutline(
      root: "TabsView()",
      """
      struct TabsView: View {
        var body: some View {
          TabView {
            PageView(store: store).tabItem { Text("Page") }
            Text("Other").tabItem { Text("Other") }
          }
        }
      }
      let store = Store(initialState: Page.State()) { Page() }
      @Reducer struct Page {
        @Reducer struct Child {
          enum State: Equatable { case loading(Help.State = .init()), grade(Grade.State), school(School.State) }
          enum Action { case loading(Help.Action), grade(Grade.Action), school(School.Action) }
        }
        struct State: Equatable { var child = Child.State.loading() }
        enum Action { case child(Child.Action) }
        var body: some Reducer<State, Action> {
          Reduce<State, Action> { state, action in
            switch action {
            case .child(.grade(.finished)): state.child = .school(.init()); return .none
            default: return .none
            }
          }
        }
      }
      struct PageView: View {
        let store: StoreOf<Page>
        var body: some View {
          SwitchStore(store.scope(state: \\.child, action: \\.child)) { state in
            switch state {
            case .loading: ProgressView()
            case .grade:
              CaseLet(/Page.Child.State.grade, action: Page.Child.Action.grade, then: GradeView.init(store:))
            case .school:
              CaseLet(/Page.Child.State.school, action: Page.Child.Action.school, then: SchoolView.init(store:))
            }
          }
        }
      }
      \(Self.features)
      """)
    #expect(
      app.destinations == [
        "Page.Child.State.grade route: GradeView", "Page.Child.State.school route: SchoolView",
      ])
    #expect(app.edges == ["PageView -push \"Grade\"-> Page.Child.State.school ?"])
  }

  @Test("Reducers in parts that name each other are each read once")
  func circle() {
    let names = (0..<12).map { "Part\($0)" }
    let parts = names.map { name in
      """
      @Reducer struct \(name) {
        var body: some Reducer<Root.State, Root.Action> { \(names.map { $0 + "()" }.joined(separator: "; ")) }
      }
      """
    }
    let app = GraphOutline(
      root: "RootView(store: Store(initialState: Root.State()) { Root() })",
      """
      @Reducer struct Root {
        struct State: Equatable { @PresentationState var help: Help.State? }
        enum Action { case helpTapped, help(PresentationAction<Help.Action>) }
        var body: some Reducer<State, Action> {
          Part0()
          Reduce { state, action in
            state.help = .init()
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          Button("Help me") { store.send(.helpTapped) }
            .sheet(store: store.scope(state: \\.$help, action: \\.help)) { HelpView(store: $0) }
        }
      }
      \(parts.joined(separator: "\n"))
      \(Self.features)
      """)
    #expect(app.edges == ["RootView -sheet \"Help me\"-> HelpView"])
  }
}
