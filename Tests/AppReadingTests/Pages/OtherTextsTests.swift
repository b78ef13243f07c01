import AppReading
import Testing

@Suite("Texts of branches that are not drawn")
struct OtherTextsTests {
  private func reading(_ body: String) throws -> PageReading {
    let app = SmallApp(
      """
      struct Home: View {
        let store: Store
        let count: Int
        @State private var isShown = false
        @State private var query = ""
        var body: some View { VStack { \(body) } }
      }
      struct Row: View { let isNew: Bool; var body: some View { Text(isNew ? "New" : "Old") } }
      struct Card: View { var body: some View { Button("Card") {} } }
      struct NoteCard: View { var body: some View { Text("Note") } }
      final class Store: ObservableObject {
        @Published var names: [String] = []
        func load() {}
      }
      """)
    return try app.reading(of: "Home")
  }

  @Test("A text with a sign beside what is not known is one, but not spaces")
  func signs() throws {
    let reading = try reading(
      #"""
      Text("@\(store.owner)")
      Text("\(store.first) \(store.last)")
      if count > 2 { Text("#\(count)") } else { Text("\(store.share)%") }
      """#)
    #expect(reading.texts == ["@‹store.owner›", "#‹count›"])
    #expect(reading.otherTexts == ["‹store.share›%"])
    #expect(reading.unknownTexts == 1)
  }

  @Test(
    "They are listed beside those of the drawn branch, each once, in the order of the source",
    arguments: [
      (
        #"if count > 2 { Text("Many") } else if count > 1 { Text("Two") } else { Text("Few") }"#,
        ["Many"], ["Two", "Few"]
      ),
      (
        #"if store.names.isEmpty { Text("None") } else { List { Text("All") } }"#, ["All"], ["None"]
      ),
      (
        #"""
        if count > 2 {
          if count > 5 { Text("Lots") } else { Text("Some") }
        } else {
          if count > 1 { Text("Two") } else { Text("Few") }
        }
        """#,
        ["Lots"], ["Two", "Few", "Some"]
      ),
      (#"Text(count > 2 ? "Many" : "Few")"#, ["Many"], ["Few"]),
      (#"Text("\(count > 2 ? "Many" : "Few") jars")"#, ["Many jars"], ["Few jars"]),
      (#"Row(isNew: count > 2)"#, ["New"], ["Old"]),
      (
        #"Text("One"); if count > 2 { Text("Two") } else { Text("One") }"#, ["One", "Two"], []
      ),
      (
        #"Text("Page").navigationTitle(count > 2 ? "Jars" : "Jar")"#, ["Jars", "Page"],
        ["Jar"]
      ),
      // What is decided is no branch that somebody sees.
      (#"if 1 > 2 { Text("Never") } else { Text("Always") }"#, ["Always"], []),
      // A card over the page has texts of its own.
      (#"Text("Page"); if isShown { Card() }; if isShown { NoteCard() }"#, ["Page"], ["Note"]),
      (#"Text("Page"); if isShown { Text("Details") }"#, ["Page"], ["Details"]),
    ])
  func listed(body: String, drawn: [String], others: [String]) throws {
    let reading = try reading(body)
    #expect(reading.texts == drawn)
    #expect(reading.otherTexts == others)
  }

  @Test("Neither their controls nor their unknown texts count")
  func uncounted() throws {
    let reading = try reading(
      #"""
      if count > 2 { Button("Sell") {} } else { Button("Buy") {}; Text(store.names[0]) }
      """#)
    #expect(reading.controls.map(\.text) == ["Sell"])
    #expect(reading.texts == ["Sell"])
    #expect(reading.otherTexts == ["Buy"])
    #expect(reading.unknownTexts == 0)
  }

  @Test(
    "Those of another screen with the same view, as of a form for something new, are listed, too")
  func otherScreens() {
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var isNew = false
        var body: some View {
          NavigationLink("Open") { FormView(isNew: false) }
          NavigationLink("Copy") { FormView(isNew: true) }
          Button("Add") { isNew = true }.sheet(isPresented: $isNew) { FormView(isNew: true) }
        }
      }
      struct FormView: View {
        let isNew: Bool
        var body: some View {
          Form { Text(isNew ? "New jar" : "Old jar"); if !isNew { Text("Filled") } else { Text("Empty") } }
        }
      }
      """)
    let view = app.report.views.first { $0.view == "FormView" }
    #expect(view?.texts == ["Old jar", "Filled"])
    #expect(view?.otherTexts == ["New jar", "Empty"])
  }

  @Test("A search that finds nothing at first draws no rows, whose texts and links count")
  func search() {
    let app = GraphOutline(
      """
      struct RootView: View {
        let jars: [Jar]
        @State private var query = ""
        private var found: [Jar] {
          if query.isEmpty { return [] } else { return jars.filter { $0.name.contains(query) } }
        }
        private var ordered: [Jar] {
          if query.isEmpty { return [] }
          return jars.sorted { $0.name < $1.name }
        }
        var body: some View {
          List {
            Text("Search")
            ForEach(found) { jar in NavigationLink("Found") { JarView(jar: jar) } }
            if !ordered.isEmpty {
              Section("Sorted") { ForEach(ordered) { jar in NavigationLink("By name") { JarView(jar: jar) } } }
            }
          }
        }
      }
      struct Jar: Identifiable { let id: Int; let name: String }
      struct JarView: View { let jar: Jar; var body: some View { Text("A jar") } }
      """)
    #expect(
      app.edges == ["RootView -push \"Found\"-> JarView", "RootView -push \"By name\"-> JarView"])
    #expect(app.texts(of: "RootView") == ["Search"])
    #expect(
      app.report.views.first { $0.view == "RootView" }?.otherTexts == [
        "Found", "Sorted", "By name",
      ])
  }

  @Test(
    "All texts count of which it is not known which one a property or function gives",
    arguments: [
      ("jar.kind.title", ["Sweet", "Sour", "Other"]),
      ("jar.kind.name()", ["Sugar", "Acid", "Other"]),
      ("jar.kind.rawValue", ["sweet", "sour", "other"]),
      ("jar.kind.sum", ["Sum of 3", "None"]), ("Kind.sour.title", []), ("jar.name", []),
      ("jar.kind.only", []), ("jar.kind.short", ["S", "Sugar", "Acid", "Other"]),
      ("jar.kind.named(\"Jar\")", ["Jar of 3", "Jar"]), ("jar.kind.isFull", ["Full"]),
      ("jar.kind.endless", ["End"]),
    ])
  func possible(text: String, others: [String]) {
    let app = GraphOutline(
      """
      struct RootView: View {
        let jar: Jar
        var body: some View { Text(\(text)) }
      }
      struct Jar: Identifiable { let id: Int; let name: String; var kind: Kind }
      enum Kind: String {
        case sweet, sour, other
        var title: String {
          switch self {
          case .sweet: "Sweet"
          case .sour: "Sour"
          case .other: "Other"
          }
        }
        func name() -> String {
          switch self {
          case .sweet: return "Sugar"
          case .sour: return "Acid"
          default: return "Other"
          }
        }
        var count: Int { 3 }
        var only: String { "Jar" }
        var short: String { if count > 4 { return "S" }; return name() }
        func named(_ name: String) -> String {
          switch self {
          case .other: return name
          default: return "\\(name) of \\(count)"
          }
        }
        var isFull: String { isOpen ? "Open" : "Full" }
        var isOpen: Bool { self != .sweet }
        var endless: String { if self == .sour { return "End" }; return endless }
        var sum: String { switch self { case .other: "None"; default: "Sum of \\(count)" } }
      }
      """)
    let view = app.report.views.first { $0.view == "RootView" }
    #expect(Set(view?.otherTexts ?? []) == Set(others))
  }

  @Test(
    "Both texts of a condition count, and all texts that code sets a state to",
    arguments: [
      ("Text(isSaving ? \"Saving\" : \"Save\")", ["Saving"]),
      ("Text(name ?? \"No name\")", ["No name"]),
      ("Text(message)", ["Sent", "No jar ‹number›", "Open", "Shut", "Plain"]),
      ("if let note { Text(note) }", ["Noted"]), ("Text(note ?? \"None\")", ["Noted"]),
      ("Text(Self.isLarge ? \"Large\" : \"Small\")", []), ("Text(\"\\(count)\")", []),
    ])
  func later(text: String, others: [String]) {
    let app = GraphOutline(
      """
      struct RootView: View {
        let name: String?
        @State private var isSaving = false
        @State private var message = ""
        @State private var note: String?
        @State private var count = 0
        static let isLarge = true
        static let plain = "Plain"
        var body: some View {
          \(text)
          Image(systemName: "circle").onTapGesture { self.note = "Noted" }
        }
        private func send(number: Int) {
          guard number > 0 else { message = "No jar \\(number)"; return }
          message = "Sent"
          let message = "Not this"
          otherMessage = "Nor this"
          Task { message = isSaving ? "Open" : "Shut" }
          message = Self.plain
          message = unknown(number)
          message = [1].map { "Row \\($0)" }.joined()
          count = 2
        }
      }
      """)
    let view = app.report.views.first { $0.view == "RootView" }
    #expect(Set(view?.otherTexts ?? []) == Set(others))
  }

  @Test("Texts that properties give by others inside each other, up to a depth", arguments: 1...6)
  func innerTexts(depth: Int) {
    let properties = (1...depth).map { level in
      let cases = (0..<4).map { number in
        "case \(number): \(level == depth ? "\"Text \(number)\"" : "text\(level + 1)")"
      }
      return "var text\(level): String { switch number { \(cases.joined(separator: "\n")) } }"
    }
    let app = GraphOutline(
      """
      struct RootView: View {
        let jar: Jar
        var body: some View { Text(jar.text1) }
      }
      struct Jar { let number: Int; \(properties.joined(separator: "; ")) }
      """)
    let view = app.report.views.first { $0.view == "RootView" }
    let all = (0..<4).map { "Text \($0)" }
    #expect(Set(view?.otherTexts ?? []) == Set(depth < 5 ? all : []))
  }

  @Test(
    "One of a list of texts, or what a function that the app adds to texts gives instead of another",
    arguments: [
      ("Text(Self.sizes[number])", ["Small", "Large"]),
      ("Text(name ?? NSLocalizedString(Self.sizes[number], comment: \"\"))", ["Small", "Large"]),
      ("Text(Self.sizes[0])", []), ("Text(Self.mixed[number])", []),
      ("Text(jar.name.orElse(\"No name\"))", ["No name"]), ("Text(jar.name.other(\"No\"))", []),
    ])
  func listedTexts(text: String, others: [String]) {
    let app = GraphOutline(
      """
      struct RootView: View {
        static let sizes = ["Small", "Large"]
        static let mixed = ["Small", size.name]
        let number: Int
        let name: String?
        let jar: Jar
        var body: some View { \(text) }
      }
      struct Jar { let name: String }
      extension String { func orElse(_ other: String) -> String { self == "" ? other : self } }
      """)
    #expect(app.report.views.first { $0.view == "RootView" }?.otherTexts == others)
  }

  @Test("However much a branch has that is not drawn, the page is complete")
  func largeBranch() {
    let many = (0..<10_001).map { text("Jar \($0)") }
    let reading = column(
      choice(("isOpen", [text("Drawn")]), ("else", [choice(("isNew", many), ("else", many))])),
      text("After"))
    #expect(reading.texts == ["Drawn", "After"])
    #expect((9_000...10_000).contains(reading.otherTexts.count))
  }
}
