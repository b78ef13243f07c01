import AppReading
import Testing

@Suite("Parts of states that code changes")
struct NestedStateTests {
  private func view(_ body: String) -> ScanReport.View? {
    let app = GraphOutline(
      root: "RootView(store: Store(), info: Info.current)",
      """
      enum Phase { case idle, loading, empty, failed }
      struct DetailState { var phase: Phase = .idle; var item: String? }
      struct PageState { var detail = DetailState() }
      final class Store: ObservableObject {
        @Published var state = PageState()
        func load() { state.detail.phase = .loading }
      }
      struct Info { var code: String?; var time: String? }
      struct Page { let title: String; let content: () -> AnyView }
      struct RootView: View {
        @StateObject var store: Store
        let info: Info
        @State private var selected = 0
        private let pages = [
          Page(title: "Count", content: { AnyView(PartView(name: "Pieces")) }),
          Page(title: "Weight", content: { AnyView(PartView(name: "Grams")) }),
        ]
        private var rows: [(title: String, value: String)] {
          [("Code", info.code), ("Time", info.time)]
            .compactMap { title, value in value.map { (title: title, value: $0) } }
        }
        var body: some View { \(body) }
      }
      struct PartView: View { let name: String; var body: some View { Text(name) } }
      """)
    return app.report.views.first { $0.view == "RootView" }
  }

  @Test("The phase of a structure inside of the state changes, and each branch may have a title")
  func phases() {
    let found = view(
      """
      switch store.state.detail.phase {
      case .loading: ProgressView().navigationTitle("Loading …")
      case .empty: Text("Nothing here").navigationTitle("Details")
      case .failed: Button("Retry") {}.navigationTitle("Details")
      case .idle: Text("All jars").navigationTitle("Jars")
      }
      """)
    #expect(found?.title == "Jars")
    #expect(found?.texts == ["Jars", "All jars"])
    #expect(found?.otherTexts == ["Loading …", "Nothing here", "Details", "Retry"])
  }

  @Test("A page of a list is drawn by the number that its state begins with")
  func selectedPage() {
    #expect(view("pages[selected].content()")?.texts == ["Pieces"])
  }

  @Test("Rows with values that may be missing keep their titles")
  func rows() {
    let found = view(
      "ForEach(Array(rows.enumerated()), id: \\.element.title) { index, row in Text(row.title) }")
    #expect(found?.texts == ["Code", "Time"])
  }
}
