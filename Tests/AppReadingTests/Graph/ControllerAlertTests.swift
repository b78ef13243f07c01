import AppReading
import Scenes
import Testing

@Suite("Alerts that a controller of UIKit shows")
struct ControllerAlertTests {
  private let app = GraphOutline(
    """
    @MainActor final class Alerts {
      static let shared = Alerts()
      private var current: UIAlertController?
      private var top: UIViewController? { UIApplication.shared.windows.first?.rootViewController }
      func present(title: String = "", message: String? = nil, close: String = "OK") {
        guard current == nil, let top else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(.init(title: close, style: .cancel, handler: { [weak self] _ in self?.hide() }))
        current = alert
        top.present(alert, animated: true)
      }
      func presentNoConnection() { present(title: "No connection", message: "Check your network") }
      func presentError(_ error: Error) { present(title: error.localizedDescription, close: "Close") }
      func hide() { current?.dismiss(animated: true) }
    }
    struct RootView: View {
      @Environment(\\.isConnected) private var isConnected
      @State private var page: Int?
      var body: some View {
        NavigationStack {
          List {
            Button("Save") { save() }
            Button("Delete", action: ask)
            Button("Draft") { _ = UIAlertController(title: "Never", message: nil, preferredStyle: .alert) }
            NavigationLink("Next") { NextView() }
          }
          .navigationDestination(item: $page) { _ in DeletedView() }
        }
      }
      func save() {
        guard isConnected else {
          Alerts.shared.presentNoConnection()
          return
        }
        Task { do { try await store() } catch { Alerts.shared.presentError(error) } }
      }
      func ask() {
        let dialog = UIAlertController(title: "Really?", message: nil, preferredStyle: .actionSheet)
        let remove = UIAlertAction(title: "Remove", style: .destructive) { _ in page = 1 }
        dialog.addAction(remove)
        dialog.addAction(UIAlertAction(title: "Keep", style: .cancel))
        UIApplication.shared.top?.present(dialog, animated: true)
      }
    }
    struct NextView: View {
      var body: some View { Text("Next").task { Alerts.shared.presentNoConnection() } }
    }
    struct DeletedView: View { var body: some View { Text("Gone") } }
    """)

  @Test("Controls and events lead to them, also through a function that all pages share")
  func edges() {
    #expect(
      app.edges == [
        "RootView -alert \"Save\"-> RootView.noConnection ?",
        "RootView -alert \"Save\"-> RootView.alert ?",
        "RootView -push \"Delete\"-> DeletedView",
        "RootView -confirmation \"Delete\"-> RootView.really",
        "RootView -push \"Next\"-> NextView", "NextView -alert-> NextView.noConnection ?",
      ])
  }

  @Test("They have the title, the message and the buttons that they are made with")
  func cards() {
    let cards = app.graph.scenes.compactMap(\.confirmation)
    #expect(
      cards.map(\.title) == [
        "No connection", "‹\u{2060}error.localizedDescription\u{2060}›", "Really?", "No connection",
      ])
    #expect(cards.map(\.message) == ["Check your network", nil, nil, "Check your network"])
    #expect(
      cards.map { $0.choices.map { "\($0.label) \($0.role)" } } == [
        ["OK cancel"], ["Close cancel"], ["Remove destructive", "Keep cancel"], ["OK cancel"],
      ])
  }
}
