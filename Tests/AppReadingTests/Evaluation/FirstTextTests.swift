import Testing

@testable import AppReading

@Suite("Texts and layouts that values decide")
struct FirstTextTests {
  private func texts(_ members: String, _ body: String) -> [String]? {
    GraphOutline(
      """
      enum Size: Int { case small = 3, middle, large }
      struct RootView: View {
        \(members)
        var body: some View { List { \(body) } }
      }
      """
    ).texts(of: "RootView")
  }

  @Test("A text that a view's own state begins with")
  func states() {
    #expect(
      texts(
        "@State private var title = \"Check for updates\"; @State var empty = \"\"; let given: String",
        """
        Button(title) { title = "Up to date" }
        Text(title)
        Text(empty)
        Text(given)
        Text("All of it")
        """) == ["Check for updates", "Check for updates", "All of it"])
    // Alone between the quotation marks, but not as a part of a text.
    #expect(
      texts(
        "@State private var title = \"Save\"; let given: String",
        "Button(\"\\(title)\") { title = given }; Text(\"\\(title) it\")") == [
          "Save", "‹title› it",
        ])
    // What it is compared with decides nothing.
    let compared = ["\"\\(title)\"", "title"].map { value in
      texts(
        "@State private var title = \"Save\"",
        """
        Button("Send") { title = "Sent" }
        if \(value) == "Sent" { Text("Again") } else { Text("First") }
        """)
    }
    #expect(compared[0] == compared[1])
  }

  @Test("A sample for a state counts more than what it begins with")
  func sample() {
    var settings = ScanSettings()
    settings.samples = ["title": "Sample"]
    let app = GraphOutline(
      """
      struct RootView: View {
        @State private var title = "Save"
        var body: some View { Button("\\(title)") { title = "Saved" } }
      }
      """, settings: settings)
    #expect(app.texts(of: "RootView") == ["Sample"])
    #expect(app.graph.usedSettings == ["samples.title"])
  }

  @Test(
    "What people type into a field is empty at first, so that they see its placeholder",
    arguments: [
      "TextEditor(text: $note).overlay { if note.isEmpty { Text(\"Note\") } }",
      "TextEditor(text: $note).overlay(Group { if note.isEmpty { Text(\"Note\") } })",
      "TextEditor(\n  text: self.$note\n)\nif note.isEmpty { Text(\"Note\") }",
      "ZStack { TextEditor(text: $note); if self.note.isEmpty { Text(\"Note\") } }",
      "TextField(\"Note\", text: $note); if !note.isEmpty { Button(\"Clear\") { note = \"\" } }",
    ])
  func placeholders(field: String) {
    #expect(texts("@Binding var note: String", field) == ["Note"])
    let model = "@ObservedObject var model: Model"
    #expect(texts(model, field.replacing("note", with: "model.note")) == ["Note"])
  }

  @Test("Parts of lists, and the elements that a bound list begins with")
  func parts() {
    #expect(
      texts(
        """
        struct Item { let name: String; var isOpen = false }
        let names = ["A", "B", "C", "D"]
        let count: Int
        @State private var items = [Item(name: "E"), Item(name: "F")]
        """,
        """
        ForEach(names[0..<2], id: \\.self) { Text($0) }
        ForEach(names[2...], id: \\.self) { Text($0 + "!") }
        ForEach(names[..<1], id: \\.self) { Text($0 + "?") }
        ForEach(names[1..<count], id: \\.self) { name in Text("Some") }
        ForEach(names[3..<9], id: \\.self) { name in Text("None") }
        ForEach($items, id: \\.name) { $item in Toggle(item.name, isOn: $item.isOpen) }
        """) == ["A", "B", "C!", "D!", "A?", "Some", "None", "E", "F"])
  }

  @Test("A badge is no field, and an element of a list is not what is typed")
  func otherTexts() {
    #expect(
      texts(
        "@Binding var tag: String; @Binding var item: String; let items: [String]",
        """
        Badge(text: $tag)
        TextField("Item", text: $item)
        // TextField("Tag", text: $tag)
        if tag.isEmpty { Text("No tag") } else { Text("Tag") }
        ForEach(items, id: \\.self) { item in
          if item.isEmpty { Text("No item") } else { Text("Full") }
        }
        """) == ["Item", "Tag", "Full"])
  }

  @Test("A notice over a list comes and goes, also one that is there as long as nothing is typed")
  func notices() {
    #expect(
      texts(
        "@State var note = \"\"",
        """
        Text("First").overlay { if note.isEmpty { Text("Nothing typed") } }
        TextField("Note", text: $note)
        """) == ["First", "Note"])
  }

  @Test("Sums and raw values of whole numbers that are known, and none that is not or is too large")
  func numbers() {
    #expect(
      texts(
        "let count: Int",
        """
        ForEach([9, 15], id: \\.self) { hour in Text(hour < 12 ? "\\(hour) am" : "\\(hour - 12) pm") }
        Text("\\(2 * 3 + 1) days")
        Text("\\(Size.small.rawValue) and \\(Size.large.rawValue)")
        Text("\\(count + 1) more")
        Text("\\(9223372036854775807 + 1) much")
        """) == [
          "9 am", "3 pm", "7 days", "3 and 5", "‹count + 1› more",
          "‹9223372036854775807 + 1› much",
        ])
  }

  @Test("Layouts that a condition chooses, in a variable, a property and directly")
  func layouts() {
    #expect(
      texts(
        "let isWide: Bool; var row: AnyLayout { AnyLayout(HStackLayout()) }",
        """
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout())
        layout { Text("One") }
        row { Text("Two") }
        VStackLayout(spacing: 4) { Text("Three") }
        """) == ["One", "Two", "Three"])
  }

  @Test("Pairs of two lists, and lists of lists in one")
  func pairs() {
    #expect(
      texts(
        "let names = [\"A\", \"B\"]; let rows = [[\"1\", \"2\"], [\"3\"]]; let other: [String]",
        """
        ForEach(Array(zip(names.indices, names)), id: \\.0) { number, name in Text("\\(name) \\(number)") }
        ForEach(rows.flatMap { $0 }, id: \\.self) { key in Text(key) }
        ForEach(Array(zip(names, other)), id: \\.0) { name, other in Text("Pair") }
        """) == ["A 0", "B 1", "1", "2", "3", "Pair"])
  }

  @Test("A setting that nobody changed has its default, if that is a text")
  func defaults() {
    let app = GraphOutline(
      """
      extension String {
        func translated() -> String {
          let language = UserDefaults.standard.string(forKey: "language") ?? "en"
          guard language == "pt" else { return self }
          return Words.portuguese[self] ?? self
        }
      }
      struct RootView: View {
        var hasKey: Bool { !(UserDefaults.standard.string(forKey: "key") ?? "").isEmpty }
        var body: some View {
          VStack {
            Text("Next".translated())
            if hasKey { Text("Known") } else { Text("New") }
          }
        }
      }
      """)
    #expect(app.texts(of: "RootView")?.first == "Next")
    #expect(app.report.unresolved.contains { $0.what == .condition && $0.name.contains("hasKey") })
  }

  @Test("The text of a view inside of a text")
  func viewsInTexts() {
    #expect(
      texts(
        "let label = Text(\"Next\"); let given: Text",
        "Text(\"\\(label)\"); Text(\"\\(Text(\"By\")) us\"); Text(\"To \\(given)\")") == [
          "Next", "By us", "To ‹given›",
        ])
  }

  @Test("The elements of lists by their numbers, and the first of several lists")
  func numberedElements() {
    #expect(
      texts(
        """
        @StateObject var model = Model()
        let size: Size
        final class Model: ObservableObject {
          @Published var sizes: [Size] = [.small, .large]
          @Published var changing: [Size] = [.small, .large]
          func change() { changing[0] = .middle }
        }
        var kinds: [String] { switch size { case .small: return ["S", "M"]; default: return ["L"] } }
        """,
        """
        let numbers = [Text("First"), Text("Second")]
        ForEach(0..<numbers.count) { number in HStack { numbers[number]; Text("\\(model.sizes[number].rawValue)") } }
        Text("\\(model.changing[1].rawValue)")
        ForEach(kinds, id: \\.self) { Text($0) }
        """) == ["First", "3", "Second", "5", "S", "M"])
  }

  @Test(
    "A selection that a page begins without gives the text for none, but not what it loads or is given"
  )
  func noSelection() {
    #expect(
      texts(
        """
        struct Item { let name: String }
        @State private var selected: Item?
        @State private var loaded: Item?
        let given: Item?
        func load() async throws { loaded = try await Store.item() }
        """,
        """
        Text(selected?.name ?? "None")
        Text(selected.map { "Only \\($0.name)" } ?? "All")
        Text(loaded?.name ?? "Not loaded")
        Text(given?.name ?? "Not given")
        """) == ["None", "All"])
  }

  @Test("A list of which no sample fits is drawn with elements")
  func filteredSamples() {
    #expect(
      texts(
        """
        struct Item { let name: String; let size: Int }
        @State private var wanted = 3
        let samples = [Item(name: "One", size: 1), Item(name: "Two", size: 2)]
        var fitting: [Item] { samples.filter { $0.size == wanted } }
        """,
        """
        ForEach(samples.filter { $0.size == 2 }) { Text($0.name) }
        ForEach(samples.filter { $0.size == 3 }) { item in HStack { Text("A"); Text(item.name) } }
        """)?.first == "Two")
  }
}
