import AppReading
import Testing

@Suite("Sheets that pass the state on that shows them")
struct PassedStateTests {
  private static let app = """
    enum Route { case settings, about }
    final class Coordinator: ObservableObject {
      @Published var route: Route?
      func open(_ route: Route) { self.route = route }
    }
    struct HomeView: View {
      @ObservedObject var coordinator: Coordinator
      var body: some View {
        Button("Settings") { coordinator.open(.settings) }
        Button("About") { coordinator.open(.about) }
      }
    }
    struct Container: View {
      let route: Route
      var body: some View {
        NavigationStack {
          switch route {
          case .settings: SettingsView()
          case .about: AboutView()
          }
        }
      }
    }
    struct SettingsView: View { var body: some View { Text("Settings") } }
    struct AboutView: View { var body: some View { Text("About") } }
    extension UIDevice { static var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad } }
    """

  @Test("A Boolean binding made from an optional state, of which a container gets the value")
  func madeBinding() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @StateObject var coordinator = Coordinator()
        var body: some View {
          HomeView(coordinator: coordinator)
            .modifier(Modal(route: $coordinator.route))
        }
      }
      struct Modal: ViewModifier {
        @Binding var route: Route?
        private var isCovering: Binding<Bool> {
          Binding(get: { route.map { !isForTablets($0) } ?? false }, set: { if !$0 { route = nil } })
        }
        private var isWide: Binding<Bool> {
          Binding(
            get: { route.map { UIDevice.isTablet && isForTablets($0) } ?? false },
            set: { if !$0 { route = nil } })
        }
        func isForTablets(_ route: Route) -> Bool { UIDevice.isTablet }
        func body(content: Content) -> some View {
          content
            .fullScreenCover(isPresented: isCovering) {
              if let route { Container(route: route) } else { EmptyView() }
            }
            .sheet(isPresented: isWide) { if let route { Container(route: route) } }
        }
      }
      \(Self.app)
      """)
    #expect(app.ids == ["view.root", "cover.settings", "cover.about"])
    #expect(
      app.edges == [
        "RootView -cover \"Settings\"-> Route.settings", "RootView -cover \"About\"-> Route.about",
      ])
    #expect(
      app.destinations == ["Route.settings cover: SettingsView", "Route.about cover: AboutView"])
  }

  @Test(
    "The Boolean of one object does not show what another object's Boolean of the same name does")
  func ownStates() {
    let app = GraphOutline(
      """
      final class ListModel: ObservableObject { @Published var showAlert = false }
      final class EditModel: ObservableObject {
        @Published var showAlert = false
        func fail() { showAlert = true }
      }
      struct RootView: View {
        @StateObject var model = ListModel()
        var body: some View {
          NavigationStack {
            NavigationLink("Edit") { EditView() }
              .alert("Problem", isPresented: $model.showAlert) {}
            Button("Fail") { model.showAlert = true }
          }
        }
      }
      struct EditView: View {
        @StateObject var model = EditModel()
        var body: some View { Button("Save") { model.fail() } }
      }
      """)
    #expect(
      app.edges.sorted() == [
        "RootView -alert \"Fail\"-> RootView.showAlert", "RootView -push \"Edit\"-> EditView",
      ])
  }
}
