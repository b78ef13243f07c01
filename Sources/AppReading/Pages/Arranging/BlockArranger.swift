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
    switch piece.kind {
    case .text(let text, let style): [paragraph(text, style, at: piece.place)]
    case .symbol(let name): [image(Piece.Picture(icon: name, height: 72), at: piece.place)]
    case .picture(let picture): [image(picture, at: piece.place)]
    case .label, .toggle, .value: [.row(row(LineDigest([piece]), at: piece.place))]
    case .button(let button): blocks(of: button, piece)
    case .menu: [buttonRow([piece], at: piece.place)]
    case .block(let block): [sourced(block, at: piece.place)]
    case .stack(.horizontal, let inner): line(piece, inner) { blocks(of: $0) }
    case .stack(_, let inner): blocks(of: inner)
    case .shelf(let inner): shelf(inner, at: piece.place)
    case .grid(let columns, let inner): [grid(inner, columns: columns, at: piece.place)]
    case .list(let inner): rows(of: inner)
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
    var row = Row(
      title, subtitle: digest.subtitle, value: digest.title == nil ? nil : digest.value,
      icon: digest.icon, accessory: digest.accessory, menu: digest.menu)
    row.source = source(place)
    return row
  }

  /// Pieces of buttons and menus side by side.
  func buttonRow(_ pieces: [Piece], at place: SourcePlace) -> Block {
    var row = ButtonRow(pieces.flatMap { barButtons(of: $0) })
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
    let digest = LineDigest([piece])
    guard digest.others.isEmpty else { return flat(inner.filter { !$0.isSpacer }) }
    guard digest.text != nil else { return wordless(digest, at: piece.place) }
    if digest.isLong { return flat(inner.filter { !$0.isSpacer }) }
    let hasLook =
      digest.icon != nil || digest.value != nil || digest.accessory != .none
      || !digest.menu.isEmpty
    if digest.buttons.count == 1 { return rowWithButton(digest, at: piece.place) }
    let buttons =
      digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    if hasLook { return [.row(row(digest, at: piece.place))] + buttons }
    let columns = inner.compactMap { LineDigest([$0]).text }
    let isColumns = digest.lines.count > columns.count
    let text = columns.joined(separator: isColumns ? " · " : " ")
    let style = digest.lines.first?.first?.style ?? .body
    return [paragraph(text, isColumns ? .body : style, at: piece.place)] + buttons
  }

  /// A line without text.
  func wordless(_ digest: LineDigest, at place: SourcePlace) -> [Block] {
    var blocks: [Block] = []
    if digest.accessory != .none {
      blocks.append(.row(row(digest, at: place)))
    } else if let icon = digest.icon {
      let height = digest.hasPicture ? nil : 72.0
      blocks.append(image(Piece.Picture(icon: icon, height: height), at: place))
    }
    if !digest.buttons.isEmpty { blocks.append(buttonRow(digest.buttons, at: place)) }
    return blocks
  }

  /// A line with one button: a row that leads where the button leads, with the button's text as its value.
  func rowWithButton(_ digest: LineDigest, at place: SourcePlace) -> [Block] {
    guard let piece = digest.buttons.first, case .button(let button) = piece.kind else {
      return [.row(row(digest, at: place)), buttonRow(digest.buttons, at: place)]
    }
    let label = LineDigest(button.label)
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
}

extension String {
  /// The number of characters, a hole being as long as a word.
  fileprivate var shownCount: Int {
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
