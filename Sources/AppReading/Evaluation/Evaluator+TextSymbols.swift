import SwiftParsing

/// The Swift names of texts in catalogs: `Text(.cartTitle)` is the text with the key `cart.title`.
///
/// Xcode makes such names from string catalogs, and so do programs such as XCStrings Tool, where the names are in a
/// function with the name of the table, `.localizable(.cartTitle)`.
extension Evaluator {
  /// The views whose first argument without a label is a text.
  private static let titledViews: Set<String> = [
    "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
    "MultiDatePicker", "NavigationLink", "Picker", "ProgressView", "Section", "SecureField",
    "ShareLink", "Stepper", "Tab", "TabSection", "TableColumn", "Text", "TextField", "Toggle",
  ]

  /// The modifiers whose first argument without a label is a text.
  private static let titledModifiers: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge",
    "confirmationDialog", "help", "navigationBarTitle", "navigationSubtitle", "navigationTitle",
  ]

  /// The labels of arguments that are texts wherever they are.
  private static let textLabels: Set<String> = [
    "description", "message", "prompt", "subtitle", "verbatim",
  ]

  /// The types of texts, in a fixed order.
  private static let textTypes = texts.sorted()

  /// An argument of a framework's view or modifier, with the text that an implicit member means where one is expected.
  func titled(_ value: Value, label: String?, of name: String, isModifier: Bool) -> Value {
    guard case .enumCase(let element) = value, element.type == nil else { return value }
    let names = isModifier ? Self.titledModifiers : Self.titledViews
    guard label.map(Self.textLabels.contains) ?? names.contains(name) else { return value }
    if let text = symbolText(element) { return text }
    // `ContentUnavailableView(.search)` has texts of the system.
    let isUnknown = !isModifier && name != "ContentUnavailableView"
    return isUnknown ? .unknown("." + element.name, nil) : value
  }

  /// The text that an implicit member means: one that the app declares, or one of a catalog; nil if there is none.
  func symbolText(_ element: EnumValue) -> Value? {
    for type in Self.textTypes {
      if let text = textFunction(element, of: type) { return text }
      guard let member = index.members(element.name, of: type, areStatic: true).first,
        case .variable = member.declaration.kind
      else { continue }
      let scope = Scope(names: [:], receiver: nil, type: type, file: member.file)
      let name = Expression(.name(element.name), ByteRange(0, 0))
      // A text may be declared as itself, `static let hello: LocalizedStringKey = .hello`.
      let value = inside(.text(type, element.name)) {
        stored(member, named: element.name, of: .type(type), name, scope)
      }
      if value?.isText == true { return value }
    }
    guard let key = symbolKey(of: element.name) else {
      // The function of a table.
      guard element.payload.count == 1, case .enumCase(let inner) = element.payload[0].value,
        inner.type == nil
      else { return nil }
      return symbolText(inner)
    }
    let arguments = element.payload.map { argument -> [PartialText.Part] in
      switch argument.value {
      case .text(let text): text.parts
      case .number(let number): [.known(number)]
      case .unknown(let source, _): [.hole(source)]
      default: [.hole(argument.label ?? element.name)]
      }
    }
    return .text(filled(texts.texts[key] ?? key, with: arguments))
  }

  /// The full name of the type that `.Cart` of `Text(.Cart.title)` means, which an extension of a type of texts has,
  /// `extension LocalizedStringResource { enum Cart { static let title = … } }`; nil if the app declares none.
  func textTable(_ table: EnumValue) -> String? {
    Self.textTypes.lazy.map { "\($0).\(table.name)" }.first(where: index.isDeclared)
  }

  /// The key of a text by a name that is made of it; nil if no key has the name.
  private func symbolKey(of name: String) -> String? {
    if textSymbols == nil { textSymbols = TextSymbols(texts.texts.keys) }
    return textSymbols?.key(of: name)
  }
}

/// The texts of types that a program writes before each build, so that no file of the app has them: SwiftGen's
/// `L10n.Cart.title` and R.swift's `R.string.localizable.cart_title()` are the text with the key `cart.title`.
extension Evaluator {
  /// Whether a generated type is called one of texts.
  private static func isOfTexts(_ type: Substring) -> Bool {
    let name = type.lowercased()
    let words = ["l10n", "i18n", "strings", "localizable", "localization", "texts"]
    return name == "r" || words.contains(where: name.includes)
  }

  /// Whether a type is a generated one of texts, or one inside of it: `L10n.Home`, also where the app has a `Home`.
  func isGeneratedTexts(_ type: String) -> Bool {
    let root = type.prefix { $0 != "." }
    return Self.isOfTexts(root) && !index.isDeclared(String(root))
  }

  /// Whether an expression is a generated constant, which may be a view of a text, `L10n.title`.
  func isGeneratedText(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): name.startsUppercase && isGeneratedTexts(name)
    case .member(let base?, _): isGeneratedText(base)
    case .call(let call): isGeneratedText(call.callee)
    default: false
    }
  }

  /// The text, or the part of the way to one, that a member of a type is which no file of the app declares; nil for others.
  func generatedText(_ name: String, of type: String, _ arguments: [LabelledValue] = []) -> Value? {
    let way = type.split(separator: ".") + [Substring(name)]
    guard let root = way.first, !texts.texts.isEmpty, Self.isOfTexts(root),
      !index.isDeclared(String(root))
    else { return nil }
    guard root == "R" else {
      let key = way.dropFirst().joined(separator: ".")
      return symbolKey(of: key) == nil
        ? nil : symbolText(EnumValue(type: nil, name: key, payload: arguments))
    }
    guard way.count > 1, way[1] == "string" else { return nil }
    // The table comes before the key.
    guard way.count > 3 else { return .type(way.joined(separator: ".")) }
    return symbolText(EnumValue(type: nil, name: name, payload: arguments))
  }
}

extension Evaluator {
  /// The text that a static function of a type of texts gives, `.localized("Settings")`; nil if the app declares none.
  func textFunction(_ element: EnumValue, of type: String) -> Value? {
    let functions = index.members(element.name, of: type, areStatic: true)
      .filter { $0.declaration.function?.result != nil }
    guard let member = bestFit(functions, element.payload.map(\.label)),
      let value = invoke(member, receiver: .type(type), element.payload), value.isText
    else { return nil }
    return value
  }
}

extension EnumValue {
  /// Whether it is the name of a table in a text's name, `.Onboarding.title`.
  var isTextTable: Bool { type == nil && payload.isEmpty && name.startsUppercase }
}

/// The keys of texts by the Swift names that are made of them.
struct TextSymbols {
  private let keys: [String: String]

  /// Creates the names of keys; where several keys have one name, that of the first in order counts.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ texts: some Sequence<String>) {
    var keys: [String: String] = [:]
    for key in texts {
      let name = Self.folded(key)
      guard !name.isEmpty else { continue }
      keys[name] = keys[name].map { min($0, key) } ?? key
    }
    self.keys = keys
  }

  /// The key of a name; nil if no key has it.
  func key(of name: String) -> String? { keys[Self.folded(name)] }

  /// A key or name without its punctuation, specifiers and capitals: `Cart.ItemCount %lld` is `cartitemcount`.
  private static func folded(_ key: String) -> String {
    var name = ""
    var rest = key[...]
    while let first = rest.first {
      if first == "%", let end = specifierEnd(rest) {
        rest = rest[end...]
        continue
      }
      if first.isLetter || first.isNumber { name += first.lowercased() }
      rest = rest.dropFirst()
    }
    return name
  }

  /// Where a specifier such as `%@`, `%1$lld` or `%(name)@` ends; nil if the text begins with none.
  private static func specifierEnd(_ text: Substring) -> Substring.Index? {
    var rest = text.dropFirst()
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    rest = rest.drop { "0123456789$.+-#lhqztj".contains($0) }
    guard let last = rest.first, "@diuoxXeEfgGcsaAp".contains(last) else { return nil }
    return rest.index(after: rest.startIndex)
  }
}
