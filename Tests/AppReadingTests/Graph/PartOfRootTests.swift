import AppReading
import Testing

@Suite("Parts of an app's first page")
struct PartOfRootTests {
  @Test("Views in wrappers of one type with titles are no tabs if some wrappers have none")
  func wrappers() {
    let app = GraphOutline(
      """
      struct RootView: View {
        var body: some View {
          NavigationStack {
            VStack {
              Titled(title: "Glucose") { GlucoseChart() }
              Titled(title: "Insulin") { }
              Titled(title: "Doses") { DoseChart() }
              NavigationLink("Settings") { SettingsView() }
            }
          }
        }
      }
      struct Titled<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      struct GlucoseChart: View { var body: some View { Text("Chart of glucose") } }
      struct DoseChart: View { var body: some View { Text("Chart of doses") } }
      struct SettingsView: View { var body: some View { Text("All settings") } }
      """)
    #expect(app.graph.tabs.isEmpty)
    #expect(app.ids == ["view.root", "view.settings"])
  }

  @Test("What is shown where there is nothing yet is a part of the page with the content")
  func empty() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var cars: [String] = []
        var body: some View {
          NavigationStack {
            Group {
              if cars.isEmpty { EmptyCarsView { cars = ["One"] } } else { CarMap(cars: cars) }
            }
            .toolbar { NavigationLink("Settings") { SettingsView() } }
          }
        }
      }
      struct EmptyCarsView: View {
        let add: () -> Void
        var body: some View { VStack { Text("No cars"); Button("Add") { add() } } }
      }
      struct CarMap: View {
        let cars: [String]
        var body: some View { VStack { Text("Map"); Button("Refresh") {} } }
      }
      struct SettingsView: View { var body: some View { Text("All settings") } }
      """)
    #expect(app.ids == ["view.root", "view.settings"])
    #expect(app.edges == ["RootView -push \"Settings\"-> SettingsView"])
  }

  @Test("A page that a reader of the size is around comes instead of another one")
  func sized() {
    let app = GraphOutline(
      """
      final class Session: ObservableObject { @Published var isOpen = false }
      final class Player: ObservableObject { @Published var isShown = false }
      struct RootView: View {
        @StateObject var session = Session()
        @StateObject var player = Player()
        var body: some View { if session.isOpen { main } else { WelcomeView(session: session) } }
        var main: some View {
          ZStack {
            GeometryReader { geometry in
              NavigationStack { EntriesView(session: session) }
              if player.isShown { PlayerView().frame(width: geometry.size.width) }
            }
          }
        }
      }
      struct EntriesView: View {
        let session: Session
        var body: some View { List { Button("Log out") { session.isOpen = false } } }
      }
      struct PlayerView: View { var body: some View { Text("Playing") } }
      struct WelcomeView: View {
        let session: Session
        var body: some View { Button("Log in") { session.isOpen = true } }
      }
      """)
    #expect(
      app.edges == [
        "EntriesView -tab \"Log out\"-> WelcomeView ?",
        "WelcomeView -tab \"Log in\"-> EntriesView ?",
      ])
  }
}
