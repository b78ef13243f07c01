import AppReading
import Testing

@Suite("Values that an app's own declarations give until something sets them")
struct DefaultValueTests {
  private func outline(_ source: String, texts: [String: String] = [:]) -> String {
    SmallApp(source, texts: texts).outline("Home")
  }

  @Test(
    "Environment values, stored settings and states of macros are at first what they are by default"
  )
  func defaults() {
    let source = """
      extension EnvironmentValues {
        @Entry var isPicking: Bool = false
        var isLarge: Bool { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
      }
      struct SizeKey: EnvironmentKey { static let defaultValue = false }
      extension Defaults.Keys {
        enum Search { static var kinds: Key<[Kind]> { UserKey("kinds", default: Kind.allCases) } }
      }
      enum Kind: String, CaseIterable { case films, songs }
      @Stateful final class Model: ObservableObject { enum State { case initial, sending } }
      struct Home: View {
        @Environment(\\.isPicking) private var isPicking
        @Environment(\\.isLarge) private var isLarge
        @Environment(\\.editMode) private var editMode
        @Default(.Search.kinds) private var kinds
        @StateObject private var model = Model()
        var body: some View {
          if isPicking { Text("Pick") } else { Text("Open") }
          if isLarge { Text("Large") } else { Text("Small") }
          if model.state == .sending { Text("Stop") } else { Text("Send") }
          Text(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit")
          ForEach(kinds, id: \\.self) { Text($0.rawValue) }
        }
      }
      """
    #expect(
      outline(source) == """
        choice
          else:
            Text "Open"
          isPicking:
            Text "Pick"
        choice
          else:
            Text "Small"
          isLarge:
            Text "Large"
        choice
          else:
            Text "Send"
          model.state == .sending:
            Text "Stop"
        Text "Edit" possible texts: ["Done"]
        group
          Text "films"
            .tag Kind.films
          Text "songs"
            .tag Kind.songs
        """)
  }

  @Test(
    "Functions with the name of a view, aliases of views and hosting controllers show what they are given"
  )
  func wrappers() {
    let source = """
      typealias Choice = Picker
      func Form(icon: String, @ViewBuilder content: @escaping () -> some View) -> some View {
        Form { Image(systemName: icon); content() }
      }
      struct Hosting<Content: View>: UIViewControllerRepresentable {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      }
      struct Home: View {
        @State private var kind = 1
        var body: some View {
          Form(icon: "star") { Choice("Kind", selection: $kind) { Text("One").tag(1) } }
          Hosting { Text("Inside") }
        }
      }
      """
    let found = outline(source)
    #expect(found.contains("Image systemName: \"star\""), "\(found)")
    #expect(found.contains("Picker \"Kind\""), "\(found)")
    #expect(found.contains("Text \"Inside\""), "\(found)")
    #expect(!found.contains("unknown"), "\(found)")
  }

  @Test("A list of settings that another view gets has its elements at first")
  func passedLists() {
    let source = """
      extension Defaults.Keys { static var kinds: Key<[Kind]> { UserKey("kinds", default: Kind.allCases) } }
      enum Kind: String, CaseIterable { case films, songs }
      struct Row: ViewModifier {
        let kinds: [Kind]
        func body(content: Content) -> some View {
          if kinds.isEmpty { content } else { content.safeAreaInset(edge: .top) { Chips(kinds: kinds) } }
        }
      }
      struct Chips: View {
        let kinds: [Kind]
        var body: some View { ForEach(kinds, id: \\.self) { Text($0.rawValue) } }
      }
      struct Home: View {
        @Default(.kinds) private var kinds
        var body: some View { Text("Search").modifier(Row(kinds: kinds)) }
      }
      """
    let found = outline(source)
    #expect(found.hasPrefix("choice\n  else:\n    Text \"Search\""), "\(found)")
    #expect(found.contains("Text \"songs\""), "\(found)")
  }

  @Test("Initializers that call each other end where the label is made")
  func delegatingInitializers() {
    let source = """
      struct Link<Label: View>: View {
        let label: Label
        let isOut: Bool
        init(out: Bool = false, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.isOut = out
          self.label = label()
        }
        var body: some View { label; if isOut { Text("out") } else { Text("in") } }
      }
      extension Link {
        init(_ title: String, content: String, icon: String, out: Bool = false, action: @escaping () -> Void) {
          self.init(title, content: Text(content), icon: icon, out: out, action: action)
        }
        init(_ title: String, content: Text, icon: String, out: Bool = false, action: @escaping () -> Void) {
          self.init(out: out, action: action) { Text(title); content; Image(systemName: icon) }
        }
      }
      struct Home: View {
        let size: Size
        var body: some View { Link("Font", content: size.name, icon: "a.circle") {} }
      }
      """
    let found = outline(source)
    for part in [
      "Text \"Font\"", "Text ?size.name", "Image systemName: \"a.circle\"", "Text \"in\"",
    ] {
      #expect(found.contains(part), "\(part): \(found)")
    }
  }

  @Test("A view that nothing is known of keeps its modifiers, and a requirement its default")
  func unknownViews() {
    let source = """
      protocol Shelf { func frame<Inner: View>(_ content: Inner) -> some View }
      extension Shelf { func frame<Inner: View>(_ content: Inner) -> some View { content.navigationTitle("Shelf") } }
      struct Attic: Shelf {}
      struct Cellar: Shelf {}
      struct Home: View {
        let kit: Kit
        let shelf: any Shelf
        @State private var isAsking = false
        var body: some View {
          kit.row(1).padding().swipeActions { Button("Delete") { isAsking = true } }
          shelf.frame(Text("Jars"))
        }
      }
      """
    let found = outline(source)
    #expect(found.contains(".swipeActions"), "\(found)")
    #expect(found.contains("Button \"Delete\""), "\(found)")
    #expect(found.contains("Text \"Jars\""), "\(found)")
    #expect(found.contains(".navigationTitle \"Shelf\""), "\(found)")
  }

  @Test("Functions and properties that an app adds to texts, and texts of which no word is known")
  func textExtensions() {
    let source = """
      protocol Worded { var words: Text { get } }
      extension String: Worded {
        var words: Text { Text(self) }
        var loud: String { self + "!" }
        func translated() -> String { NSLocalizedString(self, comment: "") }
      }
      struct Banner: View {
        let title: Text
        let note: Text
        init(_ title: some Worded, _ note: String) { self.init(title: title.words, note: note.words) }
        private init(title: Text, note: Text) { self.title = title; self.note = note }
        var body: some View { title.bold(); note }
      }
      struct Home: View {
        let item: Item
        var body: some View {
          Text("Hello".loud)
          Text("hello".translated())
          Banner(item.name, "A note")
        }
      }
      """
    #expect(
      outline(source, texts: ["hello": "Good day"]) == """
        Text "Hello!"
        Text "Good day"
        <Banner> ?item.name "A note"
          Text "‹words›"
            .bold
          Text "A note"
        """)
  }

  @Test("A framework's modifier is not the app's function of the same name with a parameter")
  func overloadedModifiers() {
    let source = """
      extension View {
        @ViewBuilder func hidden(_ isHidden: Bool) -> some View { if isHidden { hidden() } else { self } }
      }
      struct Home: View { var body: some View { Text("Layout").hidden() } }
      """
    #expect(outline(source) == "Text \"Layout\"\n  .hidden")
  }

  @Test("A type may begin with an underscore or a small letter")
  func unusualNames() {
    let source = """
      struct _Field: UIViewRepresentable {
        init(_ title: String, text: Binding<String>) {}
        func makeUIView(context: Context) -> UITextField { UITextField() }
      }
      struct Rows<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { _VariadicView.Tree(RowLayout()) { content } }
      }
      struct iOS26Note: View {
        let text: String
        var body: some View { Text(text) }
      }
      enum Parts {
        struct heading: View {
          let text: String
          var body: some View { Text(text) }
        }
      }
      struct Home: View {
        @State var name = ""
        var body: some View {
          Parts.heading(text: "Top")
          _Field("Name", text: $name).onSubmit {}
          iOS26Note(text: "New")
          Rows { Text("In") }
        }
      }
      """
    let found = outline(source)
    #expect(found.contains("Text \"Top\""), "\(found)")
    #expect(found.contains("unknown(_Field) \"Name\""), "\(found)")
    #expect(found.contains("Text \"In\""), "\(found)")
    #expect(found.contains("Text \"New\""), "\(found)")
  }

  @Test("Views of libraries in a builder are kept, and an alias of a protocol is the protocol")
  func builders() {
    let source = """
      typealias PlatformView = UIViewRepresentable
      struct Secret: PlatformView { init(_ title: String) {} }
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content } }
      }
      struct Home: View { var body: some View { Card { RemotePicture(1) }; Secret("Code") } }
      """
    let found = outline(source)
    #expect(found.contains("unknown(RemotePicture)"), "\(found)")
    #expect(found.contains("unknown(Secret) \"Code\""), "\(found)")
  }
}
