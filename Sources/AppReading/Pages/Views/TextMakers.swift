import Scenes

extension PieceMaker {
  /// Texts and labels.
  static let textMakers: [String: Maker] = [
    "Text": { maker, node in
      guard let text = node.textArgument, !text.isBlank else { return [] }
      let isVerbatim = node.argument("verbatim") != nil
      return [maker.text(isVerbatim ? text : text.withoutMarkdown, at: node.place)]
    },
    "Label": { maker, node in
      let title = maker.labelTitle { maker in
        if let text = node.textArgument, node.content(nil) == nil {
          return [maker.text(text, at: node.place)]
        }
        return maker.pieces(of: node.views("title") ?? node.views(nil) ?? [])
      }
      var icon = maker.pieces(of: node.views("icon") ?? [])
      if let symbol = node.argument("systemImage") {
        icon = maker.symbol(symbol, at: node.place)
      } else if node.argument("image") != nil {
        icon = [Piece(.picture(Piece.Picture()), at: node.place)]
      }
      return [maker.styledLabel(title: title, icon: icon, at: node.place)]
    },
    "LabeledContent": { maker, node in
      let label = maker.shownLabel(of: node, isTrailing: false)
      var value = maker.pieces(of: node.views(nil) ?? node.views("content") ?? [])
      if let text = node.argument("value")?.shownText {
        value = [maker.text(text, at: node.place)]
      }
      if label.isEmpty { return value }
      return [Piece(.value(label: label, value: value, menu: []), at: node.place)]
    },
    "ContentUnavailableView": { maker, node in maker.unavailable(node) },
  ]

  /// The title of a label, whose texts are not noted if only its icon is shown.
  private mutating func labelTitle(_ make: (inout Self) -> [Piece]) -> [Piece] {
    surroundings.showsLabelTitles ? make(&self) : withoutNotes(make)
  }

  /// A label with the parts that its surroundings show; one without an icon keeps its title.
  mutating func styledLabel(title: [Piece], icon: [Piece], at place: SourcePlace) -> Piece {
    if !surroundings.showsLabelTitles {
      let text = LineDigest(title).text
      if !icon.isEmpty {
        var piece = Piece(.label(title: [], icon: icon), at: place)
        piece.accessibleName = text
        return piece
      }
      // It was not noted before.
      if let text { note(text) }
    }
    let showsIcon = surroundings.showsLabelIcons || title.isEmpty
    return Piece(.label(title: title, icon: showsIcon ? icon : []), at: place)
  }

  /// A text in the style of its surroundings, noted.
  mutating func text(_ text: String, at place: SourcePlace) -> Piece {
    note(text)
    let style = surroundings.style ?? .body
    let isGrey = surroundings.isSecondary && style == .body
    return Piece(.text(text, isGrey ? .secondary : style), at: place)
  }

  /// The symbol of a `systemName:` or `systemImage:` argument, noted; a picture if its name is not known.
  mutating func symbol(_ value: Value, at place: SourcePlace) -> [Piece] {
    guard let name = value.knownText else {
      return value == .nothing
        ? []
        : [Piece(.picture(Piece.Picture(icon: Piece.Picture.unknownSymbol, height: 44)), at: place)]
    }
    guard !name.isBlank else { return [] }
    note(name)
    return [Piece(.symbol(name), at: place)]
  }

  /// The label of a control: its text, the views of `label`, or those of a trailing closure.
  ///
  /// - Parameter isTrailing: Whether a trailing closure without a label makes the label.
  mutating func label(of node: ViewNode, isTrailing: Bool = true) -> [Piece] {
    guard let symbol = node.argument("systemImage") else {
      return labelPieces(of: node, isTrailing: isTrailing)
    }
    let title = labelTitle { $0.labelPieces(of: node, isTrailing: isTrailing) }
    let icon = self.symbol(symbol, at: node.place)
    return [styledLabel(title: title, icon: icon, at: node.place)]
  }

  private mutating func labelPieces(of node: ViewNode, isTrailing: Bool) -> [Piece] {
    var pieces: [Piece] = []
    if let views = node.views("label") {
      pieces = self.pieces(of: views)
    } else if let text = node.textArgument {
      pieces = [self.text(text, at: node.place)]
    } else if isTrailing, let views = node.views(nil) {
      pieces = self.pieces(of: views)
    }
    return pieces
  }

  private mutating func unavailable(_ node: ViewNode) -> [Piece] {
    if node.arguments.first?.value.names.first == "search" || node.argument("search") != nil {
      note("No Results")
      return [
        Piece(.block(EmptyState("No Results", icon: "magnifyingglass").block), at: node.place)
      ]
    }
    let label = LineDigest(self.label(of: node))
    let description = LineDigest(
      pieces(
        of: node.views("description") ?? node.argument("description").map { [$0] }.map(views) ?? [])
    )
    let state = EmptyState(
      label.text ?? "", message: description.text, icon: label.symbol)
    let actions = pieces(of: node.views("actions") ?? [])
    return [Piece(.block(state.block), at: node.place)] + actions
  }

  private func views(_ values: [Value]) -> [ViewNode] {
    values.flatMap { views(of: $0) }
  }
}

extension String {
  /// The text without marks of bold and italic words, `**new**` and `*new*`, addresses of links, `[Help](page)`, and marks of
  /// words that agree with a number, `^[3 jar](inflect: true)`, which SwiftUI does not show.
  var withoutMarkdown: String {
    var text = withoutItalicMarksAround
    if text.utf8.contains(UInt8(ascii: "*")) {
      let parts = text.split(separator: "**", omittingEmptySubsequences: false)
      // `****` is around nothing.
      let inside = parts.indices.filter { !$0.isMultiple(of: 2) }
      if !parts.count.isMultiple(of: 2), inside.allSatisfy({ !parts[$0].isEmpty }) {
        text = parts.joined()
      }
      text = text.withoutItalicMarks
    }
    guard text.includes("](") else { return text }
    var shown = ""
    var rest = text[...]
    while let middle = rest.firstRange(of: "]("),
      let start = rest[..<middle.lowerBound].lastIndex(of: "["),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let before = rest[..<start]
      let agrees = before.last == "^" && rest[middle.upperBound...].hasPrefix("inflect")
      shown += agrees ? before.dropLast() : before
      shown += rest[rest.index(after: start)..<middle.lowerBound]
      rest = rest[rest.index(after: end)...]
    }
    return shown + rest
  }

  /// The text without the marks that make all of it italic, `_Read this first!_`.
  private var withoutItalicMarksAround: String {
    guard let mark = first, mark == "_" || mark == "*", last == mark, utf8.count > 2 else {
      return self
    }
    let inside = dropFirst().dropLast()
    let isItalic = !inside.contains(mark) && inside.first != " " && inside.last != " "
    return isItalic ? String(inside) : self
  }

  /// The text without the stars around italic words: each opens before a letter and closes after one.
  private var withoutItalicMarks: String {
    let parts = split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count >= 3, !parts.count.isMultiple(of: 2) else { return self }
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    for (before, inside) in zip(parts, parts.dropFirst()).enumerated()
      .filter({ $0.offset.isMultiple(of: 2) }).map(\.element)
    {
      guard !isWord(before.last), isWord(inside.first), isWord(inside.last) else { return self }
    }
    for after in parts.indices where after >= 2 && after.isMultiple(of: 2) {
      guard !isWord(parts[after].first) else { return self }
    }
    return parts.joined()
  }
}
