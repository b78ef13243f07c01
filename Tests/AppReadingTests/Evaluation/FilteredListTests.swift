import AppReading
import Testing

@Suite("Lists that code filters or chooses") struct FilteredListTests {
  private func app(_ members: String, _ content: String) -> GraphOutline {
    GraphOutline(
      """
      enum Kind: String, CaseIterable { case jar, lid }
      struct Item { let kind: Kind; let name: String }
      struct Row: Identifiable { let id: Kind; let items: [Item] }
      final class Store: ObservableObject {
        @Published var items: [Item] = []
        @Published var account: String?
        func load() async { (items, account) = await Service.all() }
      }
      struct RootView: View {
        @ObservedObject var store: Store
        @State private var query = ""
        @State private var isShown = false
        @State private var chosen: String?
        private let all = ["Plum", "Fig"]
        \(members)
        var body: some View {
          List { \(content) }.sheet(isPresented: $isShown) { AddView() }
        }
      }
      struct AddView: View { var body: some View { Text("Add") } }
      """)
  }

  @Test(
    "What a page shows if none is left counts, also of a list that is written in the source",
    arguments: [
      "private var found: [String] { all.filter { $0.contains(query) } }",
      "private var found: [String] { query.isEmpty ? all : all.filter { $0.contains(query) } }",
      """
      private var found: [String] {
        let groups = Dictionary(grouping: store.items) { $0.kind }
        return Kind.allCases.compactMap { kind in
          guard let items = groups[kind], !items.isEmpty else { return nil }
          return kind.rawValue
        }
      }
      """,
    ])
  func empty(members: String) {
    let app = app(
      members,
      """
      if found.isEmpty { Text("Nothing found"); Button("Add one") { isShown = true } } else {
        ForEach(found, id: \\.self) { Text($0) }
      }
      """)
    #expect(app.edges == ["RootView -sheet \"Add one\"-> AddView"])
    #expect(app.texts(of: "RootView")?.contains("Nothing found") == false)
    #expect(app.otherTexts(of: "RootView") == ["Nothing found", "Add one"])
  }

  @Test("A list that nothing is taken from is not empty")
  func whole() {
    let app = app(
      "private var found: [URL] { all.compactMap { URL(string: $0) } }",
      "if found.isEmpty { Text(\"Nothing found\") } else { Text(\"Some\") }")
    #expect(app.texts(of: "RootView") == ["Some"])
    #expect(app.otherTexts(of: "RootView") == [])
  }

  @Test(
    "Of two lists the longer one is drawn, if that is for when there is content",
    arguments: [
      ("store.account != nil", ["One", "Two"]), ("let account = store.account", ["One", "Two"]),
      ("isShown", ["None"]), ("let chosen", ["None"]), ("chosen != nil", ["None"]),
    ])
  func longer(condition: String, texts: [String]) {
    let app = app(
      """
      private var actions: [String] {
        if \(condition) {
          let actions = ["One", "Two"]
          return actions
        } else {
          return ["None"]
        }
      }
      """, "ForEach(actions, id: \\.self) { Text($0) }")
    #expect(app.texts(of: "RootView") == texts)
  }

  @Test(
    "A view that gets one of two cases with values has its body for each",
    arguments: [
      ("List { Text(\"Jars\"); $ }", ["Jars", "No jars"]), ("$", ["No jars"]),
    ])
  func cases(around: String, texts: [String]) {
    let page = around.replacing(
      "$",
      with:
        "NoticeView(notice: query.isEmpty ? .empty(.jars) : .noResults(query), onTap: { isShown = true })"
    )
    let app = GraphOutline(
      """
      enum Notice { case empty(Kind), noResults(String), busy }
      enum Kind { case jars, lids }
      struct NoticeView: View {
        let notice: Notice
        let onTap: () -> Void
        var body: some View {
          switch notice {
          case .empty(.jars): Button("No jars", action: onTap)
          case .empty(.lids): Button("No lids", action: onTap)
          case .noResults(let text): Text("Nothing like \\(text)")
          case .busy: Text("Wait")
          }
        }
      }
      struct RootView: View {
        @State private var query = ""
        @State private var isShown = false
        var body: some View {
          \(page)
          .sheet(isPresented: $isShown) { AddView() }
        }
      }
      struct AddView: View { var body: some View { Text("Add") } }
      """)
    #expect(app.edges == ["RootView -sheet \"No jars\"-> AddView"])
    #expect(app.texts(of: "RootView") == texts)
    #expect(app.otherTexts(of: "RootView") == ["Nothing like ‹text›"])
  }
}
