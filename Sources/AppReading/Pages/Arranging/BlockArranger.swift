import Scenes

/// Arranges pieces to the blocks of a page.
struct BlockArranger {
  /// A place as `path:line`.
  let source: @Sendable (SourcePlace) -> String?

  /// The number of elements drawn of a loop over elements that are not known.
  static let repetitions = 3

  /// The blocks of pieces below each other, outside of lists.
  func blocks(of pieces: [Piece]) -> [Block] {
    pieces.flatMap(blocks)
  }

  private func blocks(of piece: Piece) -> [Block] {
    described(plainBlocks(of: piece), by: piece)
  }

  private func plainBlocks(of piece: Piece) -> [Block] {
    switch piece.kind {
    case .text(let text, let style): [paragraph(text, style, at: piece.place)]
    case .symbol(let name): [image(Piece.Picture(icon: name, height: 72), at: piece.place)]
    case .picture(let picture): [image(picture, at: piece.place)]
    case .label, .toggle, .value: controlRow(piece)
    case .button(let button): blocks(of: button, piece)
    case .menu: [buttonRow([piece], at: piece.place)]
    case .block(let block): [sourced(named(block, piece), at: piece.place)]
    case .stack(.horizontal, let inner): line(piece, inner) { blocks(of: $0) }
    case .stack(.depth, let inner): layers(piece, inner)
    case .stack(_, let inner): blocks(of: inner)
    case .shelf(let inner): shelf(inner, at: piece.place)
    case .grid(let columns?, let inner): [grid(inner, columns: columns, at: piece.place)]
    case .grid(nil, let inner):
      areChips(inner) ? shelf(inner, at: piece.place) : [grid(inner, columns: 2, at: piece.place)]
    case .list(let inner): cards(ofRows: rows(of: inner))
    // Outside of lists a section has no card around it.
    case .section(let header, let footer, let inner) where inner.contains(where: \.isShelf):
      blocks(of: header + inner + footer)
    case .section: rows(of: [piece])
    case .loop(let inner): Self.repeated(blocks(of: inner))
    case .spacer: [.gap(Gap())]
    }
  }

  /// Blocks three times; long ones only once.
  static func repeated(_ blocks: [Block]) -> [Block] {
    let shown = blocks.filter { if case .gap = $0 { false } else { true } }
    return Array(repeating: shown, count: shown.count > 12 ? 1 : repetitions).flatMap { $0 }
  }

  // Leaves.

  func paragraph(_ text: String, _ style: Piece.TextStyle, at place: SourcePlace) -> Block {
    let shown: Paragraph.Style =
      switch style {
      case .title: .title
      case .headline, .body: .body
      case .secondary: .secondary
      }
    var paragraph = Paragraph(text, style: shown)
    paragraph.source = source(place)
    return .text(paragraph)
  }

  func image(_ picture: Piece.Picture, at place: SourcePlace) -> Block {
    let height = picture.height.map { min(max($0, 44), 320) }
    var image = ImagePlaceholder(icon: picture.icon, height: height, label: picture.label)
    if picture.icon == nil, height == nil { image.height = 100 }
    image.source = source(place)
    return .image(image)
  }

  /// The row of a digest.
  func row(_ digest: LineDigest, at place: SourcePlace) -> Row {
    let title = digest.title ?? digest.value ?? ""
    var (subtitle, value) = (digest.subtitle, digest.title == nil ? nil : digest.value)
    if digest.trailing.count > 1, let long = value, long.shownCount > 16 {
      // A long value would leave no space for the title.
      subtitle = [subtitle, long].compactMap(\.self).joined(separator: " · ")
      value = nil
    }
    var row = Row(
      title, subtitle: subtitle, value: value,
      icon: digest.icon, accessory: digest.accessory, menu: digest.menu)
    // A chevron would say that the whole row leads there.
    row.leadsTo = digest.control.map(Control.mark)
    row.accessible = description(of: digest, label: [row.title, row.subtitle], value: row.value)
    row.source = source(place)
    return row
  }

  /// Pieces of buttons and menus side by side.
  func buttonRow(_ pieces: [Piece], at place: SourcePlace) -> Block {
    var row = ButtonRow(pieces.flatMap { barButtons(of: $0, prefersText: true) })
    row.source = source(place)
    return .buttonRow(row)
  }

  /// A block that a maker has made, with its place.
  func sourced(_ block: Block, at place: SourcePlace) -> Block {
    guard let source = source(place) else { return block }
    switch block {
    case .row(var content): return set(&content, \.source, source)
    case .field(var content): return set(&content, \.source, source)
    case .emptyState(var content): return set(&content, \.source, source)
    case .image(var content): return set(&content, \.source, source)
    case .progress(var content): return set(&content, \.source, source)
    case .map(var content): return set(&content, \.source, source)
    case .searchField(var content): return set(&content, \.source, source)
    case .segmentedControl(var content): return set(&content, \.source, source)
    default: return block
    }
  }

  private func set<Content: BlockContent>(
    _ content: inout Content, _ path: WritableKeyPath<Content, String?>, _ source: String
  ) -> Block {
    content[keyPath: path] = source
    return content.block
  }
}

extension BlockArranger {
  /// A horizontal stack: a row, a paragraph, buttons side by side, or its parts below each other.
  func line(_ piece: Piece, _ inner: [Piece], _ flat: ([Piece]) -> [Block]) -> [Block] {
    if let figures = figures(piece, inner) { return [figures] }
    let digest = LineDigest([piece])
    if let control = controlLine(digest, at: piece.place) { return control }
    guard digest.others.isEmpty else { return flat(inner.withoutDecoration) }
    guard digest.text != nil else {
      let parts = inner.filter { !$0.isSpacer }
      return parts.count == 1 ? flat(parts) : wordless(digest, at: piece.place)
    }
    let hasLook =
      digest.icon != nil || digest.value != nil || digest.accessory != .none
      || !digest.menu.isEmpty || digest.control != nil
    // `Text("|")` between two links
    if !hasLook, digest.buttons.count > 1, digest.text.map(Self.isMark) == true {
      return [buttonRow(digest.buttons, at: piece.place)]
    }
    if digest.isLong, !hasLook, digest.buttons.isEmpty, let item = listItem(inner) { return [item] }
    if digest.isLong || digest.isHeading && !digest.hasButtonAtEnd {
      return flat(inner.withoutDecoration)
    }
    if digest.buttons.count == 1 { return rowWithButton(digest, at: piece.place) }
    let buttons =
      digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    if hasLook { return [.row(row(digest, at: piece.place))] + buttons }
    let columns = inner.compactMap { LineDigest([$0]).text }
    let isColumns = digest.lines.count > columns.count
    let text = columns.joined(separator: isColumns ? " · " : " ")
    let style = digest.lines.first?.first?.style ?? .body
    var line = paragraph(text, isColumns ? .body : style, at: piece.place)
    line.accessible = description(of: digest, label: [digest.text])
    return [line] + buttons
  }

  /// Whether a text only parts others, such as `|` or `•`.
  private static func isMark(_ text: String) -> Bool {
    text.allSatisfy { "|¦/\\•·∙・‧,-–—".contains($0) || $0.isWhitespace }
  }

  /// A line without text.
  func wordless(_ digest: LineDigest, at place: SourcePlace) -> [Block] {
    if let row = linkRow(digest, at: place) { return [row] }
    var blocks: [Block] = []
    if digest.accessory != .none {
      blocks.append(.row(row(digest, at: place)))
    } else if let icon = digest.icon {
      let isBox = digest.boxLabel != nil
      let height: Double? =
        icon == Piece.Picture.unknownSymbol ? 44 : digest.hasPicture ? nil : 72
      let picture = Piece.Picture(
        icon: isBox ? nil : icon, label: digest.boxLabel, height: isBox ? nil : height)
      blocks.append(image(picture, at: place))
    }
    if !digest.buttons.isEmpty { blocks.append(buttonRow(digest.buttons, at: place)) }
    return blocks
  }

  /// The row of a line whose only text is that of a button or link beside an icon or a chevron.
  private func linkRow(_ digest: LineDigest, at place: SourcePlace) -> Block? {
    guard digest.buttons.count == 1, case .button(let button) = digest.buttons[0].kind,
      digest.icon != nil || digest.accessory == .disclosure, digest.boxLabel == nil
    else { return nil }
    let label = LineDigest(button.label)
    guard let text = label.text, !label.isLong, label.buttons.isEmpty, label.others.isEmpty,
      label.icon == nil
    else { return nil }
    var row = row(digest, at: place)
    row.title = text
    row.leadsTo = button.control.map(Control.mark) ?? row.leadsTo
    return .row(row)
  }

  /// A line with one button: a row that leads where the button leads, with the button's text as its value.
  func rowWithButton(_ digest: LineDigest, at place: SourcePlace) -> [Block] {
    guard let piece = digest.buttons.first, case .button(let button) = piece.kind else {
      return [.row(row(digest, at: place)), buttonRow(digest.buttons, at: place)]
    }
    let label = LineDigest(button.label)
    if digest.title == nil, digest.value != nil, let text = label.text {
      // `HStack { Button; Spacer; Text }`
      var row = row(digest, at: place)
      (row.title, row.value) = (text, digest.value)
      row.leadsTo = button.control.map(Control.mark)
      return [.row(row)]
    }
    guard label.buttons.isEmpty, digest.value == nil, let text = label.text ?? label.icon else {
      return [.row(row(digest, at: place)), buttonRow([piece], at: place)]
    }
    var row = row(digest, at: place)
    guard label.text != nil else { return [.row(row), buttonRow([piece], at: place)] }
    row.value = text
    row.leadsTo = button.control.map(Control.mark)
    return [.row(row)]
  }
}

extension LineDigest {
  /// Whether a line of text is too long for a row.
  var isLong: Bool {
    guard value == nil else { return false }
    let long = lines.contains { $0.map(\.text).joined(separator: " ").shownCount > 48 }
    return long || lines.count > 4
  }

  /// Whether it is a slider or a progress bar with its caption.
  var isSlider: Bool {
    guard others.count == 1, lines.count <= 1, case .block(.progress) = others[0].kind else {
      return false
    }
    return true
  }

  /// Whether it is one line of text with a button after free space, as the heading of a shelf with "See All".
  var hasButtonAtEnd: Bool { lines.count == 1 && buttons.count == 1 && endsWithButton }

  /// Whether the line is a heading, and not a row.
  var isHeading: Bool {
    lines.first?.first?.style == .title && value == nil && icon == nil && accessory == .none
  }
}

extension String {
  /// The number of characters, a hole being as long as a word.
  var shownCount: Int {
    TextHole.parts(of: self).reduce(0) { count, part in
      switch part {
      case .text(let text): count + text.count
      case .hole: count + 8
      }
    }
  }
}

extension Piece {
  /// Whether the piece is free space.
  var isSpacer: Bool { if case .spacer = kind { true } else { false } }

}

extension [Piece] {
  /// The pieces without free space, and without small pictures beside texts and controls.
  var withoutDecoration: [Piece] {
    filter { piece in
      switch piece.kind {
      case .spacer, .symbol: false
      case .picture(let picture): picture.label != nil
      default: !piece.isPictureOnly
      }
    }
  }
}
