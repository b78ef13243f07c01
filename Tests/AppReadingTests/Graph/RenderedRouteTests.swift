import AppReading
import Scenes
import Testing

@Suite("Routes that a library shows by a function of the app")
struct RenderedRouteTests {
  private func app(_ renderer: String) -> GraphOutline {
    GraphOutline(
      """
      enum Route: LibraryRoute { case tabs, list, settings, about }
      \(renderer)
      struct RootView: View {
        var body: some View { CoordinatorView(coordinator: Coordinator(root: Route.tabs)).styled() }
      }
      extension CoordinatorView { func styled() -> Self { self.with(renderer: 1) } }
      struct TabsView: View {
        @State var tab = 0
        var body: some View {
          TabView(selection: $tab) {
            CoordinatorView(coordinator: Coordinator(root: Route.list))
              .tabItem { Label("List", systemImage: "list.bullet") }.tag(0)
            CoordinatorView(coordinator: Coordinator(root: Route.settings))
              .tabItem { Label("Settings", systemImage: "gear") }.tag(1)
          }
        }
      }
      struct ListView: View { var body: some View { Text("Jars") } }
      struct SettingsView: View {
        let model: SettingsModel
        var body: some View { Button("About this app", action: model.openAbout) }
      }
      final class SettingsModel {
        weak var coordinator: Coordinator?
        func openAbout() { coordinator?.push(Route.about) }
      }
      struct AboutView: View { var body: some View { Text("Made with care") } }
      """)
  }

  @Test("Each stack begins with the page of its route, and pushes the others")
  func stacks() {
    let app = app(
      """
      struct Renderer: LibraryRenderer {
        @ViewBuilder func render(path: Route, in coordinator: Coordinator) -> some View {
          switch path {
          case .tabs: TabsView()
          case .list: ListView()
          case .settings: SettingsView(model: coordinator.apply(SettingsModel()))
          case .about: AboutView()
          }
        }
      }
      """)
    #expect(app.report.views.contains { $0.view == "ListView" && $0.isReached })
    #expect(app.graph.tabs.map(\.title) == ["List", "Settings"])
    #expect(app.edges == ["SettingsView -push \"About this app\"-> Route.about"])
  }

  @Test("Without such a function the views of the library are boxes")
  func unknown() {
    let app = app("")
    #expect(app.report.edges.isEmpty)
    #expect(!app.report.views.contains { $0.view == "ListView" && $0.isReached })
  }
}
