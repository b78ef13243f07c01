import Scenes
import Testing

@testable import AppReading

/// Names of texts that a build makes of a catalog, `Text(.cartTitle)`.
@Suite("Swift names of a catalog's texts") struct TextSymbolTests {
  private static let texts = [
    "Cart.Title": "Your cart", "cart.empty": "Nothing here", "Delete Item": "Delete item",
    "Items: %lld": "%lld items", "welcome": "Hello, %1$@, from %2$@", "turbo 93-1": "Turbo",
    "Half": "50 %%", "signInTitle": "Hi", "streak": "%d day streak",
    "part": "%1$(part)lld of %2$(sum)lld (%(rest)@)", "about": "50%%(about) %d",
  ]

  private func reading(_ body: String, _ more: String = "") throws -> PageReading {
    let app = SmallApp(
      """
      struct Home: View {
        @State private var isNew = false
        @State private var name = ""
        let isOpen: Bool
        let title: String
        var body: some View { \(body) }
      }
      \(more)
      """, texts: Self.texts)
    return try app.reading(of: "Home")
  }

  @Test(
    "Texts have the words of their keys",
    arguments: [
      (".cartTitle", "Your cart"), (".deleteItem", "Delete item"), (".turbo931", "Turbo"),
      (".half", "50 %"), (".items(3)", "3 items"),
      (#".welcome("Ada", title)"#, "Hello, Ada, from ‹title›"),
      (".part(part: 1, sum: 2, title)", "1 of 2 (‹title›)"), (".about(3)", "50%(about) 3"),
      ("LocalizedStringResource.cartTitle", "Your cart"), (".Shop.cartTitle", "Your cart"),
      (".Shop.items(3)", "3 items"), (".localizable(.cartTitle)", "Your cart"),
      (".localizable(.items(3))", "3 items"),
      ("String(localized: .cartTitle)", "Your cart"),
      ("String(localized: .items(3))", "3 items"),
      ("isNew ? .cartEmpty : .cartTitle", "Your cart"),
      ("isOpen ? .cartEmpty : .cartTitle", "Nothing here"),
    ])
  func words(argument: String, expected: String) throws {
    #expect(try reading("VStack { Text(\(argument)) }").texts == [expected])
  }

  @Test(
    "A key has the words of the catalog with the values of the text beside it, or that text",
    arguments: [
      (#"String(localized: "streak", defaultValue: "Days: \(title)")"#, "‹title› day streak"),
      (#"String(localized: "streak", defaultValue: "Days: \(3)")"#, "3 day streak"),
      (#"String(localized: "Cart.Title", defaultValue: "Cart")"#, "Your cart"),
      (#"String(localized: "cart.sum", defaultValue: "Sum: \(title)")"#, "Sum: ‹title›"),
      (#"LocalizedStringResource("cart.sum", defaultValue: "Sum")"#, "Sum"),
      (#"NSLocalizedString("cart.sum", value: "Sum", comment: "")"#, "Sum"),
      (#"NSLocalizedString("cart.sum", value: "", comment: "")"#, "cart.sum"),
      (
        #"String(format: NSLocalizedString("streak", value: "%d days", comment: ""), 3)"#,
        "3 day streak"
      ),
    ])
  func defaults(argument: String, expected: String) throws {
    #expect(try reading("VStack { Text(\(argument)) }").texts == [expected])
  }

  @Test("Views and modifiers that take a text have it, and the rest keeps its words")
  func views() throws {
    let found = try reading(
      """
      List {
        Section(.cartTitle) {
          Label(.deleteItem, systemImage: "trash").font(.half)
          TextField(.items(2), text: $name)
          TextField(.items(3), text: $name, prompt: Text(.cartEmpty))
          Image(.half)
          Row(title: .turbo931)
        }
      }
      .navigationTitle(.cartTitle).navigationBarTitleDisplayMode(.half)
      """,
      """
      struct Row: View {
        let title: LocalizedStringResource
        var body: some View { Text(title) }
      }
      """)
    #expect(found.page.title == "Your cart")
    #expect(
      found.texts.filter { $0 != "trash" } == [
        "Your cart", "Your cart", "Delete item", "2 items", "Nothing here", "Turbo",
      ])
    #expect(found.unknownTexts == 0)
  }

  @Test("A name of the app's own comes before a catalog's, and one that nothing has stays unknown")
  func names() throws {
    let own = """
      extension LocalizedStringKey { static let cartTitle: Self = "Basket" }
      enum Kind {
        case one, other
        var title: LocalizedStringResource {
          switch self {
          case .one: .deleteItem
          case .other: .cartEmpty
          }
        }
      }
      """
    let found = try reading(
      "VStack { Text(.cartTitle); Text(Kind.one.title); Text(.unheardOf) }", own)
    #expect(found.texts == ["Basket", "Delete item"])
    #expect(found.unknownTexts == 1)
  }

  @Test("Texts that are declared as each other end, and are unknown")
  func cycles() throws {
    let found = try reading(
      "VStack { Text(.one); Text(.two); Text(String.four); Text(.four) }",
      """
      extension LocalizedStringKey {
        static let one: LocalizedStringKey = .one
        static let two: LocalizedStringKey = .three
        static let three: LocalizedStringKey = .two
      }
      extension String { static var four: String { .four } }
      """)
    #expect(found.texts == [])
  }

  @Test(
    "Texts come from an app's own static functions on types of texts, wherever a text is expected")
  func functions() throws {
    let found = try reading(
      """
      Page(.localized("turbo 93-1")) {
        Text(.localized("half"))
        Text(verbatim: .localized("Version %@", arguments: title))
        ForEach(methods, id: \\.name) { Row(title: $0.name, detail: $0.detail) }
        Row(title: Kind.new.title, detail: title.isEmpty ? .localized("None") : .key("Some"))
        ColorPicker(.localized("Color"), selection: $name)
      }
      """,
      """
      extension String {
        static func localized(_ name: String) -> String { NSLocalizedString(name, comment: "") }
        static func localized(_ name: String, arguments: CVarArg...) -> String {
          String(format: NSLocalizedString(name, comment: ""), arguments: arguments)
        }
        static func key(_ name: String) -> String { name }
      }
      let methods: [(name: String, detail: String)] = [
        (.localized("Fast"), .localized("Less to wait")), (name: .key("Slow"), detail: .key("")),
      ]
      enum Kind {
        case new, old
        var title: String { switch self { case .new: return .localized("New"); default: return .key("Old") } }
      }
      struct Page<Content: View>: View {
        let title: String
        let content: Content
        init(_ title: String, @ViewBuilder content: () -> Content) {
          self.title = title
          self.content = content()
        }
        var body: some View { List { content }.navigationTitle(title) }
      }
      struct Row: View {
        let title: String
        let detail: String
        var body: some View { VStack { Text(title); Text(detail) } }
      }
      """)
    #expect(found.page.title == "Turbo")
    #expect(
      found.texts == [
        "Turbo", "half", "Version ‹title›", "Fast", "Less to wait", "Slow", "New", "Color",
      ])
  }

  @Test("Texts of a table of the app's own, whose helper is in the type around it")
  func ownTable() throws {
    let found = try reading(
      """
      VStack {
        Text(L10n.SignIn.title)
        Text(L10n.SignIn.streak)
        Text(L10n.SignIn.hint)
      }
      """,
      """
      enum L10n {
        private static func localized(_ key: String) -> String {
          String(localized: String.LocalizationValue(key))
        }
        private static func formatted(_ key: String, _ values: String...) -> String {
          var result = localized(key)
          for value in values {
            if let range = result.range(of: "%d") { result.replaceSubrange(range, with: value) }
          }
          return result
        }
        enum SignIn {
          static let title = localized("signInTitle")
          static let streak = formatted("streak", "3")
          static var hint: String {
            var text = "Enter"
            text.append(" your name")
            return text
          }
        }
      }
      """)
    #expect(found.texts == ["Hi", "‹?› day streak", "Enter your name"])
    #expect(found.unknownTexts == 0)
  }
  @Test("Texts that the app declares in types inside of a text's, and functions with a capital")
  func ownNames() throws {
    let found = try reading(
      """
      VStack {
        Text(.Cart.title)
        Section(String(localized: .Cart.Part.first)) { Text(Row.total.title) }
        Text(.Cart.items(3))
        Text(L("signInTitle"))
        Text(L("cart.empty", in: .german))
      }
      """,
      """
      extension LocalizedStringResource {
        enum Cart {
          static let title = LocalizedStringResource("Cart.Title", table: "Shop")
          static let total = LocalizedStringResource("welcome")
          static func items(_ count: Int) -> LocalizedStringResource {
            LocalizedStringResource("Items: \\(count)")
          }
          enum Part { static let first = LocalizedStringResource("turbo 93-1", table: "Shop") }
        }
      }
      enum Row {
        case total
        var title: LocalizedStringResource { switch self { case .total: return .Cart.title } }
      }
      enum Language { case german }
      func L(_ key: String) -> String { Texts.shared.text(key) }
      func L(_ key: String, in language: Language) -> String { Texts.shared.text(key) }
      final class Texts {
        static let shared = Texts()
        func text(_ key: String) -> String {
          Bundle.main.localizedString(forKey: key, value: key, table: nil)
        }
      }
      """)
    #expect(
      found.texts == ["Your cart", "Turbo", "Your cart", "3 items", "Hi", "Nothing here"])
  }
}
