import Scenes

extension PieceMaker {
  /// A view of a library, or of a framework without a maker: what it is given to show, or a box.
  mutating func otherView(named name: String, _ node: ViewNode) -> [Piece] {
    // Apps load pictures with views of several packages: LazyImage, KFImage, WebImage.
    if name.hasSuffix("Image") { return [Piece(.picture(Piece.Picture()), at: node.place)] }
    if node.isOfLibrary, name.hasSuffix("Divider") { return [] }
    // Apps wrap fields of UIKit, and give them words as SwiftUI's have.
    if node.contents.isEmpty,
      let field = ["SecureField", "TextField"].first(where: name.hasSuffix),
      let maker = Self.makers[field]
    {
      return maker(&self, node.withGivenTitle)
    }
    let given = node.isOfLibrary ? GivenTexts(node.arguments) : GivenTexts([])
    let titles = titles(given, of: node)
    let closures = node.arguments.filter { if case .closure = $0.value { true } else { false } }
    let content = closures.last { $0.label?.isOfAction != true }
    let views =
      node.contents.flatMap(\.views) + (node.contents.isEmpty ? self.views(of: content?.value) : [])
    let inner = pieces(of: views)
    if inner.contains(where: \.isVisible) {
      guard !given.isEmpty else { return [Piece(.stack(.vertical, inner), at: node.place)] }
      let footer = given.footer.map { [text($0, at: node.place)] } ?? []
      // What is in a column are rows of the section.
      let rows = inner.flatMap { piece in
        if case .stack(.vertical, let column) = piece.kind { column } else { [piece] }
      }
      return [Piece(.section(header: titles, footer: footer, rows), at: node.place)]
    }
    if !titles.isEmpty {
      return DerivedTitle.words(in: name).contains("Button")
        ? button(titles, running: closures.last?.value, at: node.place)
        : row(titles, given, at: node.place)
    }
    // What a modifier makes of a view that is not known; the view itself may be a text.
    if Self.plainModifiers.contains(name) { return [] }
    return views.isEmpty ? [box(name, at: node.place)] : inner
  }

  private static let plainModifiers: Set<String> = [
    "font", "bold", "italic", "fontWeight", "padding", "frame", "foregroundColor",
    "foregroundStyle", "lineLimit", "multilineTextAlignment", "hidden", "background", "overlay",
    "opacity",
    "offset", "resizable",
  ]

  /// The texts that a view of a library is given, with its symbol.
  private mutating func titles(_ given: GivenTexts, of node: ViewNode) -> [Piece] {
    var titles: [Piece] = []
    for title in given.titles {
      var piece = text(title, at: node.place)
      if !titles.isEmpty, case .text(let text, .body) = piece.kind {
        piece.kind = .text(text, .secondary)
      }
      titles.append(piece)
    }
    let icon = (node.argument("systemImage") ?? node.argument("systemName"))
      .map { symbol($0, at: node.place) }
    guard let icon, !icon.isEmpty, !titles.isEmpty else { return titles }
    return [Piece(.label(title: titles, icon: icon), at: node.place)]
  }

  private mutating func button(
    _ titles: [Piece], running action: Value?, at place: SourcePlace
  ) -> [Piece] {
    var button = ButtonPiece(label: titles)
    button.look = surroundings.look
    if let action { button.control = control(.run(action), label: titles, at: place) }
    return [Piece(.button(button), at: place)]
  }

  private mutating func row(
    _ titles: [Piece], _ given: GivenTexts, at place: SourcePlace
  ) -> [Piece] {
    let label = titles.count == 1 ? titles : [Piece(.stack(.vertical, titles), at: place)]
    let footer = given.footer.map { [text($0, at: place)] } ?? []
    guard let value = given.value else { return label + footer }
    return [Piece(.value(label: label, value: [text(value, at: place)], menu: []), at: place)]
      + footer
  }
}

extension ViewNode {
  /// A field with the placeholder that it is given as its title, `placeholder: "Name"`.
  fileprivate var withGivenTitle: ViewNode {
    let hasTitle = arguments.contains { argument in
      if argument.label == nil, case .text = argument.value { true } else { false }
    }
    let words = ["placeholder", "title", "label", "hint"]
    guard !hasTitle,
      let number = arguments.firstIndex(where: { argument in
        argument.label.map { words.contains(GivenTexts.lastWord($0)) } ?? false
      })
    else { return self }
    var node = self
    let title = node.arguments.remove(at: number)
    node.arguments.insert(LabelledValue(nil, title.value), at: 0)
    return node
  }

  /// Whether the view is neither of the app nor of a framework of the system.
  fileprivate var isOfLibrary: Bool { if case .unknown = kind { true } else { false } }
}

extension String {
  /// Whether a label is that of what a view runs, and not of what it shows: `confirmAction: { … }`, `onTap: { … }`.
  fileprivate var isOfAction: Bool {
    let words = DerivedTitle.words(in: self).map { $0.lowercased() }
    return words.first == "on" || words.last.map(Self.actionWords.contains) == true
  }

  private static let actionWords: Set<String> = [
    "action", "callback", "completion", "handler", "perform", "tapped",
  ]
}

/// The texts in the arguments of a view whose source is not there.
///
/// Only arguments that say that they are texts: `title: "Theme"`, `content: .text("Theme")`, or words for people without a
/// label. The names of files, keys and addresses are none.
struct GivenTexts {
  /// Titles, subtitles and the like, in their order.
  private(set) var titles: [String] = []
  /// The value beside the titles.
  private(set) var value: String?
  /// The text below what the view contains.
  private(set) var footer: String?

  var isEmpty: Bool { titles.isEmpty }

  init(_ arguments: [LabelledValue]) {
    for argument in arguments {
      switch argument.label.map(Self.lastWord) {
      case nil: add(argument.value, isNamed: false)
      case "value"?: value = Self.text(argument.value, isNamed: true)
      case "footer"?, "footnote"?: footer = Self.text(argument.value, isNamed: true)
      case let word? where Self.words.contains(word): add(argument.value, isNamed: true)
      default: if case .enumCase = argument.value { add(argument.value, isNamed: false) }
      }
    }
  }

  private mutating func add(_ value: Value, isNamed: Bool) {
    if let text = Self.text(value, isNamed: isNamed) { titles.append(text) }
  }

  /// The text of an argument, with holes for what is not known.
  ///
  /// - Parameter isNamed: Whether the label of the argument says that it is a text.
  private static func text(_ value: Value, isNamed: Bool) -> String? {
    switch value {
    case .text(let text):
      let shown = text.marked
      return !shown.isBlank && (isNamed || shown.isForPeople) ? shown : nil
    case .enumCase(let element):
      // `.text("Theme")`, `.textWithChevron(theme.name)`
      guard
        DerivedTitle.words(in: element.name).contains(where: { words.contains($0.lowercased()) })
      else { return nil }
      // `.iconWithText(.key, "Password")`
      let texts = element.payload.compactMap { text($0.value, isNamed: element.payload.count == 1) }
      return texts.first
    case .unknown: return isNamed ? value.shownText : nil
    default: return nil
    }
  }

  /// The word that says what an argument is: `header` of `sectionHeader` and of `headerWithPadding`.
  static func lastWord(_ label: String) -> String {
    let words = DerivedTitle.words(in: label).map { $0.lowercased() }
    return words.prefix { $0 != "with" }.last ?? words.last ?? ""
  }

  /// The words that end the labels of texts.
  private static let words: Set<String> = [
    "title", "text", "label", "header", "heading", "headline", "subtitle", "subheading", "caption",
    "message", "description", "detail", "placeholder", "prompt", "hint",
  ]
}

extension String {
  /// Whether the text is words, not the name of a file, a key or an address.
  fileprivate var isForPeople: Bool {
    guard let first = unicodeScalars.first(where: \.properties.isAlphabetic), !contains("://")
    else { return false }
    return contains(" ") || (!first.properties.isLowercase && !contains("_") && !contains("."))
  }
}
