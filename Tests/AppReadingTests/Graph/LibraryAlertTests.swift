import AppReading
import Scenes
import Testing

@Suite("Alerts that an object of a library shows") struct LibraryAlertTests {
  private let app = GraphOutline(
    """
    import AlertKit
    extension AlertManager {
      func askToDelete(_ jar: String, router: Router) {
        self.present(
          title: "Delete the jar?", message: "It is gone then.", buttonTitle: "Delete",
          isDestructive: true, action: { router.path.append(.trash) })
      }
      func tellFull() { present(title: "No place left") }
      func log(_ text: String) { present(text) }
    }
    enum Page: Hashable { case trash }
    final class Router: ObservableObject { @Published var path: [Page] = [] }
    struct RootView: View {
      @StateObject private var router = Router()
      @EnvironmentObject private var alerts: AlertManager
      var body: some View {
        NavigationStack(path: $router.path) {
          List {
            Button("Delete") { alerts.askToDelete("Plum", router: router) }
            Button("Fill") { alerts.tellFull() }
            Button("Log") { alerts.log("Nothing") }
            Button("Help") { alerts.show(title: "How to fill a jar") }
            Button("Hint") { toasts.show(title: "Saved") }
          }
          .navigationDestination(for: Page.self) { _ in TrashView() }
        }
      }
    }
    struct TrashView: View { var body: some View { Text("Trash") } }
    """)

  @Test("Controls lead to the alerts, and the buttons of the alerts to what they do")
  func edges() {
    #expect(
      app.edges == [
        "RootView.deleteTheJar -push \"Delete\"-> Page.trash",
        "RootView -alert \"Delete\"-> RootView.deleteTheJar",
        "RootView -alert \"Fill\"-> RootView.noPlaceLeft",
        "RootView -alert \"Help\"-> RootView.howToFillAJar",
      ])
  }

  @Test("An alert has the words of the call, and one button if the call names none")
  func cards() throws {
    let cards = app.graph.scenes.compactMap(\.confirmation)
    let delete = try #require(cards.first { $0.title == "Delete the jar?" })
    #expect(delete.message == "It is gone then.")
    #expect(delete.choices.map(\.label) == ["Delete", "Cancel"])
    #expect(delete.choices.map(\.role) == [.destructive, .cancel])
    let full = try #require(cards.first { $0.title == "No place left" })
    #expect(full.choices.map(\.label) == ["OK"])
  }
}
