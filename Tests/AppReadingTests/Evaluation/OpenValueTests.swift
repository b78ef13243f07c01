import AppReading
import Testing

@Suite("Values of which only a part is known")
struct OpenValueTests {
  @Test(
    "Variables are keys of the catalog where they are made one, with the capitals that the app asks for"
  )
  func catalogKeys() {
    let app = SmallApp(
      """
      enum Kind: String, CaseIterable { case fish, rocks
        func label() -> LocalizedStringKey { LocalizedStringKey(rawValue) }
      }
      struct Home: View {
        var body: some View {
          ForEach(Kind.allCases, id: \\.self) { kind in
            Text(kind.label())
            Text(LocalizedStringKey(kind.rawValue.capitalized))
            Text(kind.rawValue)
          }
        }
      }
      """, texts: ["fish": "Fishes"])
    #expect(
      app.outline("Home") == """
        group
          Text "Fishes"
          Text "Fish"
          Text "fish"
          Text "rocks"
          Text "Rocks"
          Text "rocks"
        """)
  }

  @Test(
    "Variables that loops, conditions and local functions change are not known, lists of buttons keep their additions"
  )
  func changedVariables() {
    let app = SmallApp(
      """
      struct Home: View {
        let names: [String]
        let isNew: Bool
        var body: some View {
          Text("\\(count)")
          if !words.isEmpty { Text("Words") }
          Text(kinds.first == .new ? "New" : "Old")
          if !visited.isEmpty { Text("Visited") }
        }
        var visited: [String] {
          var visited: [String] = []
          func visit(_ name: String) { visited.append(name) }
          names.forEach { visit($0) }
          return visited
        }
        var count: Int {
          var count = 0
          for name in names { count += name.count }
          return count
        }
        var words: [String] {
          var words: [String] = []
          if isNew { words.append("new") }
          return words
        }
        var kinds: [Kind] {
          var kinds: [Kind] = []
          if isNew { kinds.append(Kind.new) }
          return kinds
        }
      }
      enum Kind { case new, old }
      """)
    #expect(
      app.outline("Home") == """
        Text "‹count›"
        choice
          !words.isEmpty:
            Text "Words"
          else:
        Text "New"
        choice
          !visited.isEmpty:
            Text "Visited"
          else:
        """)
  }

  @Test("A text that a condition decides is drawn as its first answer, one of a state as at first")
  func texts() {
    let app = SmallApp(
      """
      enum Mode { case list, grid
        var title: String { switch self { case .list: "List" case .grid: "Grid" } }
      }
      final class Model: ObservableObject { @Published var name = "" ; init() {} }
      struct Home: View {
        let isNew: Bool
        let name: String
        @State private var mode = Mode.grid
        var body: some View {
          Text(isNew ? "Add" : "Save")
          Text(isNew ? "Hello \\(name)" : "Hello")
          Text(mode.title)
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        choice
          isNew:
            Text "Add"
          else:
            Text "Save"
        choice
          else:
            Text "Hello"
          isNew:
            Text "Hello ‹name›"
        Text "Grid" possible texts: ["List"]
        """)
  }

  @Test(
    "Elements that a stored list begins with are drawn, and variables of unknown values stay open")
  func stored() {
    let app = SmallApp(
      """
      struct Part { let name: String; static let all = [Part(name: "One"), Part(name: "Two")] }
      struct Album { var songs: [String] = [] }
      final class Defaults: ObservableObject {
        static let shared = Defaults()
        @Stored("parts", defaultValue: Part.all) var parts: [Part] { willSet {} }
      }
      struct Home: View {
        @ObservedObject var defaults = Defaults.shared
        let album: Album
        var body: some View {
          ForEach(defaults.parts) { part in Text(part.name) }
          if album.songs.isEmpty { Text("None") } else { Text("Some") }
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        group
          Text "One"
          Text "Two"
        choice
          else:
            Text "Some"
          album.songs.isEmpty:
            Text "None"
        """)
  }

  @Test("What `map` makes of a value that may be nil is known as far as the value is")
  func mappedValues() {
    let app = SmallApp(
      """
      struct Label { let text: String }
      struct Model {
        let title: String?
        let note: String?
        var titleLabel: Label? { title.map { Label(text: $0) } }
        var noteLabel: Label? { note.map { Label(text: $0) } }
      }
      struct Row: View {
        let model: Model
        init(title: String? = nil, note: String? = nil) {
          self.init(model: Model(title: title, note: note))
        }
        init(model: Model) { self.model = model }
        var body: some View {
          if let label = model.titleLabel { Text(label.text) }
          if let label = model.noteLabel { Text(label.text) }
        }
      }
      struct Home: View {
        let name: String?
        var body: some View {
          Row(title: "Wallets")
          Row(title: name)
        }
      }
      """)
    #expect(
      app.outline("Home") == """
        <Row> title: "Wallets"
          Text "Wallets"
        <Row> title: ?name
          choice
            let label = model.titleLabel:
              Text ?name
            else:
        """)
  }

  @Test("Whether a list has an element is known if both are")
  func contained() {
    let app = SmallApp(
      """
      enum Action { case open, close }
      struct Actions: View {
        let shown: [Action]
        let other: Action
        var body: some View {
          if shown.contains(.open) { Text("Open") }
          if shown.contains(.close) { Text("Close") }
          if shown.contains(other) { Text("Other") }
          if shown.contains(where: { $0 == .close }) { Text("Any") }
        }
      }
      struct Home: View {
        let other: Action
        var body: some View { Actions(shown: [.open], other: other) }
      }
      """)
    #expect(
      app.outline("Home") == """
        <Actions> shown: [.open] other: Action
          Text "Open"
          choice
            shown.contains(other):
              Text "Other"
            else:
          choice
            shown.contains(where: { $0 == .close }):
              Text "Any"
            else:
        """)
  }

  @Test("A localized format is filled")
  func localizedFormat() {
    let app = SmallApp(
      """
      struct Home: View {
        let count: Int
        var body: some View {
          Text(String.localizedStringWithFormat(NSLocalizedString("friends", comment: ""), count))
        }
      }
      """, texts: ["friends": "%lld friends"])
    #expect(app.outline("Home") == "Text \"‹count› friends\"")
  }
}
