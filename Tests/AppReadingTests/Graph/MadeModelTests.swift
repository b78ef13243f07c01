import AppReading
import Scenes
import Testing

@Suite("Models that a view makes when it appears")
struct MadeModelTests {
  private let app = """
    enum Route: Hashable { case home, settings(SettingsRoute) }
    enum SettingsRoute: Hashable { case profile, theme }
    @Observable final class Coordinator {
      var path: [Route] = []
      func go(to route: Route) { path.append(route) }
    }
    struct RootView: View {
      @State private var coordinator = Coordinator()
      var body: some View {
        NavigationStack(path: $coordinator.path) {
          MainView(coordinator: coordinator).navigationDestination(for: Route.self) { route in
            switch route {
            case .home: Text("Home")
            case .settings(let inner): SettingsPage(route: inner)
            }
          }
        }
      }
    }
    struct SettingsPage: View {
      let route: SettingsRoute
      var body: some View {
        switch route { case .profile: ProfileView(); case .theme: ThemeView() }
      }
    }
    struct ProfileView: View { var body: some View { Text("Who you are") } }
    struct ThemeView: View { var body: some View { Text("Colours") } }
    protocol SettingsCoordinating { func showProfile(); func showTheme() }
    final class SettingsCoordinator: SettingsCoordinating {
      private let go: (SettingsRoute) -> Void
      init(go: @escaping (SettingsRoute) -> Void) { self.go = go }
      func showProfile() { go(.profile) }
      func showTheme() { go(.theme) }
    }
    final class SettingsModel: ObservableObject {
      private let coordinator: SettingsCoordinating
      init(coordinator: SettingsCoordinating) { self.coordinator = coordinator }
      func profile() { coordinator.showProfile() }
      func theme() { coordinator.showTheme() }
    }
    struct SettingsView: View {
      @ObservedObject var model: SettingsModel
      var body: some View {
        List { Button("Profile") { model.profile() }; Button("Theme", action: model.theme) }
      }
    }
    """

  private func edges(making: String) -> [String] {
    GraphOutline(
      app + """

        struct MainView: View {
          let coordinator: Coordinator
          @State private var model: SettingsModel?
          var body: some View {
            VStack { if let model { SettingsView(model: model) } }
        \(making)
        }
        """
    ).edges
  }

  private let expected = [
    "RootView -push \"Profile\"-> Route.settings.profile",
    "RootView -push \"Theme\"-> Route.settings.theme",
  ]

  @Test("A model with what the function that makes it has made before")
  func madeByFunction() {
    let found = edges(
      making: """
              .onAppear { prepare() }
          }
          private func prepare() {
            guard model == nil else { return }
            let settings = SettingsCoordinator(go: { coordinator.go(to: .settings($0)) })
            if model == nil {
              model = SettingsModel(coordinator: settings)
            }
          }
        """)
    #expect(found.map { $0.replacing(" ?", with: "") } == expected)
  }

  @Test("A model that a task makes")
  func madeByTask() {
    let found = edges(
      making: """
              .task {
                self.model = SettingsModel(
                  coordinator: SettingsCoordinator(go: { coordinator.go(to: .settings($0)) }))
              }
          }
        """)
    #expect(found.map { $0.replacing(" ?", with: "") } == expected)
  }

  @Test("Which of two models a view has is not known, and what they are given runs later")
  func madeTwice() {
    let found = edges(
      making: """
              .onAppear {
                let other = SettingsCoordinator(go: { _ in coordinator.go(to: .settings(.theme)) })
                model = SettingsModel(coordinator: other)
              }
          }
          private func prepare() {
            let settings = SettingsCoordinator(go: { coordinator.go(to: .settings($0)) })
            model = SettingsModel(coordinator: settings)
          }
        """)
    #expect(found == [])
  }
}
