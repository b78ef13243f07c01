import AppReading
import Testing

@Suite("Texts that come and go") struct NoticeTextsTests {
  /// The texts of a view that are not drawn.
  private func others(_ body: String) -> [String]? {
    let app = GraphOutline(
      """
      enum Health { case good, bad
        var key: String { switch self { case .good: "health.good"; case .bad: "health.bad" } }
        var text: String { String(localized: String.LocalizationValue(key)) }
      }
      @Observable final class Store {
        var jars: [String] = []
        var message: String?
        var isLoading = false
        var notice: Notice?
      }
      struct Notice { let text: String }
      struct RootView: View {
        let store: Store
        let health: Health
        var body: some View { \(body) }
      }
      struct NoticeCard: View {
        let notice: Notice
        var body: some View { VStack { Text("A card"); Button("Fine") {} } }
      }
      struct NoticeView: View { let notice: Notice; var body: some View { Text("A notice") } }
      """)
    return app.report.views.first { $0.view == "RootView" }?.otherTexts
  }

  @Test("Notices above a page have texts of the page, a card above it has its own")
  func overlays() {
    let notices = others(
      """
      List { Text("Jars") }.overlay {
        if store.isLoading { ProgressView() }
        else if let message = store.message {
          ContentUnavailableView { Label("Error", systemImage: "x") } description: { Text(message) }
            actions: { Button("Again") {} }
        } else if store.jars.isEmpty {
          ContentUnavailableView("No jars", systemImage: "y", description: Text("Fill one"))
        }
      }
      """)
    #expect(notices == ["Error", "x", "Again", "No jars", "y", "Fill one"])
    let card = others(
      "List { Text(\"Jars\") }.overlay { if let notice = store.notice { NoticeCard(notice: notice) } }"
    )
    #expect(card == [])
    let notice = others(
      "List { Text(\"Jars\") }.overlay { if let notice = store.notice { NoticeView(notice: notice) } }"
    )
    #expect(notice == ["A notice"])
  }

  @Test("Nobody reads the words of grey bars")
  func skeletons() {
    let found = others(
      """
      if store.isLoading { List { Text("Sample").redacted(reason: .placeholder); Text("Wait") } }
      else { Text("Jars") }
      """)
    #expect(found == ["Wait"])
  }

  @Test(
    "What a key of several may be is listed as it is read",
    arguments: ["Text(LocalizedStringKey(health.key))", "Text(health.text)"])
  func keys(text: String) {
    #expect(others(text) == ["health.good", "health.bad"])
  }

  @Test("A state whose first case says nothing has the texts of the others")
  func quietAtFirst() {
    let app = GraphOutline(
      """
      enum Phase {
        case none, opening, filling
        var message: String {
          switch self { case .none: ""; case .opening: "Opening"; case .filling: "Filling" }
        }
      }
      final class Model: ObservableObject {
        @Published var phase = Phase.none
        func go(_ phase: Phase) { self.phase = phase }
      }
      struct RootView: View {
        @StateObject private var model = Model()
        var body: some View { VStack { Text("Jars"); Text(model.phase.message) } }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Jars"])
    #expect(app.otherTexts(of: "RootView") == ["Opening", "Filling"])
  }
}
