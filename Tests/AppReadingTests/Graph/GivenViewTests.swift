import AppReading
import Testing

@Suite("Cases that are given a view")
struct GivenViewTests {
  @Test("They lead to that view, pushed or in a sheet")
  func givenViews() {
    let app = GraphOutline(
      """
      enum Screen { case home, custom(AnyView) }
      enum Sheet { case custom(AnyView) }
      final class Coordinator: ObservableObject {
        @Published var path = NavigationPath()
        @Published var sheet: Sheet?
        func push<V: View>(_ view: V) { path.append(Screen.custom(AnyView(view))) }
        func present<V: View>(_ view: V) { sheet = .custom(AnyView(view)) }
        @ViewBuilder func build(_ screen: Screen) -> some View {
          switch screen {
          case .home: HomeView()
          case .custom(let view): view
          }
        }
      }
      struct RootView: View {
        @StateObject private var coordinator = Coordinator()
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.build(.home)
              .navigationDestination(for: Screen.self) { coordinator.build($0) }
              .sheet(item: $coordinator.sheet) { sheet in
                switch sheet { case .custom(let view): view }
              }
          }
          .environmentObject(coordinator)
        }
      }
      struct HomeView: View {
        @EnvironmentObject private var coordinator: Coordinator
        var body: some View {
          Button("Chat") { coordinator.push(ChatView()) }
          Button("Help") { coordinator.present(HelpView()) }
        }
      }
      struct ChatView: View { var body: some View { Text("Chat") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(
      app.edges == ["HomeView -push \"Chat\"-> ChatView", "HomeView -sheet \"Help\"-> HelpView"])
    #expect(app.ids == ["view.root", "view.chat", "sheet.help"])
  }
}
