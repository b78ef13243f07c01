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
}
