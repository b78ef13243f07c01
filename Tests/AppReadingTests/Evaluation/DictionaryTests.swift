import AppReading
import Testing

@Suite("Dictionaries and long lists that are written in the source")
struct DictionaryTests {
  private func texts(_ declarations: String, _ views: String) -> [String]? {
    GraphOutline(
      """
      \(declarations)
      struct RootView: View {
        @State private var picked: [String] = []
        var body: some View { List { \(views) } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test("The keys of a dictionary in their order, each with its value")
  func keys() {
    let found = texts(
      """
      var names: [String: LocalizedStringKey] = ["de": "German", "ar": "Arabic", "cs": "Czech"]
      let flags = ["de": "🇩🇪", "cs": "🇨🇿"]
      """,
      """
      ForEach(Array(names.keys.sorted()), id: \\.self) { key in
        Text(names[key] ?? "Unknown")
        Text(flags[key, default: "None"])
      }
      """)
    #expect(found == ["Arabic", "None", "Czech", "🇨🇿", "German", "🇩🇪"])
  }

  @Test("The pairs of a dictionary, sorted and mapped")
  func pairs() {
    let found = texts(
      "let counts = [10: \"Ten\", 2: \"Two\", 1: \"One\"]",
      """
      ForEach(counts.sorted(by: { $0.key < $1.key }), id: \\.key) { key, value in Text(value) }
      ForEach(counts.values.sorted(), id: \\.self) { Text($0) }
      Text(counts[2]!)
      if counts[3] == nil { Text("No three") }
      """)
    #expect(found == ["One", "Two", "Ten", "One", "Ten", "Two", "Two", "No three"])
  }

  @Test("What a dictionary has for a key that is not known is not known")
  func unknownKey() {
    let found = texts(
      "let names = [\"a\": \"One\", \"b\": \"Two\"]",
      "if let first = picked.first { Text(names[first] ?? \"Three\") }; Text(\"End\")")
    #expect(found?.last == "End")
    #expect(found?.contains("One") == false)
  }

  @Test(
    "Known elements by what a closure or a key path gives, in the order of the keys",
    arguments: ["by: { $0.kind.rawValue }", "by: \\.kind.rawValue"])
  func groups(by: String) {
    let found = texts(
      """
      enum Kind: String { case news = "News", fun = "Fun" }
      struct Service: Identifiable {
        let name: String
        let kind: Kind
        let isNew: Bool
        var id: String { name }
        static let all = [
          Service(name: "Daily", kind: .news, isNew: true),
          Service(name: "Games", kind: .fun, isNew: false),
          Service(name: "Weekly", kind: .news, isNew: true),
        ]
      }
      extension RootView {
        var groups: [(String, [Service])] {
          Dictionary(grouping: Service.all, \(by)).sorted { $0.key < $1.key }
        }
      }
      """,
      """
      ForEach(groups, id: \\.0) { title, services in
        Section(title) { ForEach(services) { Text($0.name) } }
      }
      ForEach(Service.all.filter(\\.isNew).map(\\.name), id: \\.self) { Text("New: \\($0)") }
      """)
    #expect(found == ["Fun", "Games", "News", "Daily", "Weekly", "New: Daily", "New: Weekly"])
  }

  @Test("A list with many known elements is shown as a whole")
  func longList() {
    let names = (1...120).map { "\"Name \($0)\"" }.joined(separator: ", ")
    let found = texts("let names = [\(names)]", "ForEach(names, id: \\.self) { Text($0) }")
    #expect(found == (1...120).map { "Name \($0)" })
  }

  @Test("A value that a static property of its type makes, `static var empty: Self`")
  func ownType() {
    let app = GraphOutline(
      """
      struct Form {
        var name: String
        enum Field: String { case name = "Your name", city = "Your city" }
        func placeholder(_ field: Field) -> String { field.rawValue }
        static var empty: Self { .init(name: "") }
      }
      struct RootView: View {
        @State private var form = Form.empty
        var body: some View {
          TextField(form.placeholder(.name), text: $form.name)
          Text(form.placeholder(.city))
        }
      }
      """)
    #expect(app.texts(of: "RootView") == ["Your name", "Your city"])
  }
}
