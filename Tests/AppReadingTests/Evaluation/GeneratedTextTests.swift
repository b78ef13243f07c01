import Scenes
import Testing

@testable import AppReading

/// Texts of types that a program writes before each build, so that no file has them, `L10n.Cart.title`.
@Suite("Generated constants of texts") struct GeneratedTextTests {
  private static let texts = [
    "cart.title": "Your cart", "cart.item_count": "%lld items", "retry": "Try again",
    "clear": "Clear",
  ]

  private func texts(_ body: String, _ more: String = "") throws -> [String] {
    let app = SmallApp(
      """
      struct Home: View {
        let words: [String]
        var body: some View { VStack { \(body) } }
      }
      \(more)
      """, texts: Self.texts)
    return try app.reading(of: "Home").texts
  }

  @Test(
    "They are found by the words of their keys",
    arguments: [
      ("Text(L10n.Cart.title)", "Your cart"), ("Text(L10n.cartTitle)", "Your cart"),
      ("Text(L10n.Cart.itemCount(3))", "3 items"), ("Text(Strings.retry)", "Try again"),
      ("Text(R.string.localizable.cart_title())", "Your cart"),
      ("Text(R.string.localizable.cartItem_count(2))", "2 items"),
      ("Button(L10n.retry) {}", "Try again"),
    ])
  func words(view: String, expected: String) throws {
    #expect(try texts(view) == [expected])
  }

  @Test("They may be views themselves, also with modifiers of views")
  func views() throws {
    #expect(
      try texts(
        "L10n.Cart.title.font(.headline); L10n.retry; Section { Text(\"A\") } header: { L10n.cartTitle }"
      )
        == ["Your cart", "Try again", "Your cart", "A"])
  }

  @Test("Types of frameworks and of the app, and names without a key, are none")
  func others() throws {
    #expect(try texts("Color.clear; Text(\"A\")") == ["A"])
    #expect(try texts("Text(L10n.Cart.unknown)").isEmpty)
    let own = "enum L10n { static let retry = \"Once more\" }"
    #expect(try texts("Text(L10n.retry)", own) == ["Once more"])
    // A type of the app with the name of one inside of the generated one.
    #expect(try texts("Text(L10n.Cart.title)", "struct Cart { let title = 1 }") == ["Your cart"])
    #expect(try texts("ForEach(words.map { String($0) }, id: \\.self) { Text($0) }").count <= 1)
  }

  @Test("Generated functions look texts up in a table, and fill formats")
  func generatedTexts() {
    let source = """
      enum Words {
        static let save = Words.text("Localizable", "save", fallback: "Save")
        static let stop = Words.text("Localizable", "stop", fallback: "Stop")
        static func left(_ p1: Int, _ p2: Any) -> String {
          return Words.text("Localizable", "left", p1, String(describing: p2), fallback: "%d of %@")
        }
        private static func text(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
          let format = Kit.bundle.localizedString(forKey: key, value: value, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      extension String { static let dots = "…" }
      struct Home: View {
        let name: String
        var body: some View {
          Text(Words.save)
          Text(Words.stop)
          Text(Words.left(3, name))
          Text(Words.stop + .dots)
          Text(String(format: "%d%% of %@", 5, name))
        }
      }
      """
    #expect(
      SmallApp(source, texts: ["save": "Keep", "left": "%2$@ has %1$d left"]).outline("Home") == """
        Text "Keep"
        Text "Stop"
        Text "‹String(describing: p2)› has 3 left"
        Text "Stop…"
        Text "5% of ‹name›"
        """)
  }

  @Test("The cases of an enum of keys that a protocol looks up")
  func keys() throws {
    let keys = """
      protocol Localizable: RawRepresentable { func localized() -> String }
      extension Localizable {
        func localized() -> String {
          if let key = rawValue as? String { return key.localized() }
          return ""
        }
      }
      extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
      enum Keys {
        enum Cart: String, Localizable { case title = "cart.title", other = "No key" }
        enum Actions: String, Localizable { case retry }
      }
      """
    #expect(
      try texts(
        "Text(Keys.Cart.title.localized()); Text(Keys.Cart.other.localized()); Button(Keys.Actions.retry.localized()) {}",
        keys) == ["Your cart", "No key", "Try again"])
  }

  @Test("A function that looks keys up is not followed, unless it has another name")
  func lookUp() throws {
    let language = """
      struct Language {
        private var tables: [(String) -> String] = []
        func localized(_ key: String) -> String {
          var found = key
          for table in tables { found = table(key) }
          return found
        }
        func translate(_ key: String) -> String { "No " + key }
        func title(_ key: String) -> String { tables[0](key) }
      }
      """
    #expect(
      try texts(
        """
        Text(Language().localized("cart.title")); Text(Language().localized("no.key"))
        Text(Language().translate("retry")); Text(Language().title("retry"))
        """, language) == ["Your cart", "No retry"])
  }

  @Test("A function of the app that looks a key up gives its text or its default, with places")
  func ownLookup() {
    let app = SmallApp(
      """
      func localizedString(
        key: String, defaultValue: String = "", substitutions: [String: String] = [:]
      ) -> String {
        let found = Language.current.file.flatMap { $0.text(key) }.coalesceWith(defaultValue)
        return substitutions.reduce(found) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      }
      enum Strings {
        static func greeting(name: String) -> String {
          localizedString(key: "greeting", defaultValue: "?", substitutions: ["name": name])
        }
        static func farewell() -> String {
          localizedString(key: "farewell", defaultValue: "See you, %{name}!")
        }
      }
      func localizedDate(_ name: String) -> String { Formats.dates.string(from: Days.named(name)) }
      struct Home: View {
        let name: String
        var body: some View {
          VStack {
            Text(Strings.greeting(name: name)); Text(Strings.farewell())
            Text(localizedDate("today"))
          }
        }
      }
      """, texts: ["greeting": "Hello %{name}", "today": "Today"])
    #expect(!app.outline("Home").contains("Text \"Today\""))
    #expect(app.outline("Home").contains("Text \"Hello ‹name›\""))
    #expect(app.outline("Home").contains("Text \"See you, ‹name›!\""))
  }

  @Test(
    "A property of a library that looks a text up gives that of the catalog, also where a text is passed on"
  )
  func libraryLookup() {
    let app = SmallApp(
      """
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Home: View {
        let count: Int
        let name: String
        var body: some View {
          VStack {
            Row(title: "cart.title".localized); Text("retry".localized()); Row(title: "no.key".localized)
            Row(title: String(format: "cart.count".localized, count)); Text(name.localized)
          }
        }
      }
      """, texts: ["cart.title": "Your cart", "retry": "Again", "cart.count": "%d things"])
    let outline = app.outline("Home")
    for text in ["Your cart", "Again", "no.key", "‹count› things"] {
      #expect(outline.contains("Text \"\(text)\""))
    }
    #expect(outline.contains("Text ?name.localized"))
  }
}
