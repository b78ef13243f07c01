import Scenes

extension BlockArranger {
  /// Cards in columns; what is no card is below each other.
  func grid(_ pieces: [Piece], columns: Int, at place: SourcePlace) -> Block {
    let count = columns < 4 ? columns * 2 : columns
    return grid(cards(of: pieces, repetitions: max(3, count)), of: pieces, columns, at: place)
  }

  private func grid(
    _ cards: [CardGrid.Card], of pieces: [Piece], _ columns: Int, at place: SourcePlace
  ) -> Block {
    let isTextOnly =
      cards.allSatisfy { $0.icon == nil && !$0.title.isEmpty }
      && !pieces.contains { $0.contains(where: \.isPictureBlock) }
    var grid = CardGrid(columns: columns, isTextOnly: isTextOnly, cards)
    grid.source = source(place)
    return .grid(grid)
  }

  /// A horizontal row that scrolls: buttons side by side, texts in a line, or cards.
  func shelf(_ pieces: [Piece], at place: SourcePlace) -> [Block] {
    let elements = pieces.filter { $0.isVisible }
    let digests = elements.map { LineDigest([$0.tapped]) }
    guard !elements.isEmpty else { return [] }
    if digests.contains(where: { !$0.others.isEmpty }) { return blocks(of: elements) }
    if digests.allSatisfy(\.isChip) {
      let isButton = elements.contains { $0.contains(where: \.isControl) }
      if isButton {
        return [buttonRow(elements.flatMap(\.unrolled), at: place)]
      }
      let text = digests.compactMap(\.text).joined(separator: " · ")
      return text.isEmpty ? [] : [paragraph(text, .body, at: place)]
    }
    let cards = cards(of: elements, repetitions: Self.repetitions)
    let columns = min(3, max(2, cards.count))
    return [grid(Array(cards.prefix(6)), of: elements, columns, at: place)]
  }

  /// The characters for which cards in a row have room.
  private static let charactersOfLine = 48

  /// A row of cards for parts side by side that each have texts below each other; nil for other lines.
  ///
  /// So are the figures at the top of a page and the days of a week.
  func figures(_ piece: Piece, _ inner: [Piece]) -> Block? {
    // Cards have no menu and no badge.
    guard piece.menu.isEmpty, piece.badge == nil else { return nil }
    var parts = inner.filter { !$0.isSpacer }
    if parts.count == 1, case .loop(let element) = parts[0].kind, element.count == 1 {
      parts = Array(repeating: element[0], count: Self.repetitions)
    }
    // Two with free space between them are a row with its value.
    guard parts.count > 2 || parts.count == 2 && parts.count == inner.count, parts.count < 8
    else { return nil }
    let digests = parts.map(figure)
    let hasIcons = digests.contains { $0?.icon != nil }
    let least = hasIcons || parts.count > 4 ? 1 : 2
    let isRow = digests.allSatisfy {
      guard let digest = $0 else { return false }
      return (least...3).contains(digest.lines.count) && (digest.icon != nil) == hasIcons
        && digest.lines.allSatisfy { line in
          line.map(\.text).joined(separator: " ").writtenCount <= Self.charactersOfLine
            / parts.count
        }
    }
    return isRow ? grid(parts, columns: parts.count, at: piece.place) : nil
  }

  /// What texts below each other say, also those of a button; nil if there is more than texts and a symbol.
  private func figure(_ piece: Piece) -> LineDigest? {
    var stack = piece
    let button = if case .button(let button) = piece.kind { button } else { ButtonPiece?.none }
    if let button, button.label.count == 1 { stack = button.label[0] }
    guard case .stack(.vertical, _) = stack.kind else { return nil }
    let digest = LineDigest([stack])
    // Buttons with symbols are side by side as buttons.
    if button != nil, digest.icon != nil { return nil }
    let isPlain =
      digest.buttons.isEmpty && digest.others.isEmpty && digest.menu.isEmpty
      && digest.accessory == .none && digest.boxLabel == nil && !digest.isLong
    return isPlain ? digest : nil
  }

  /// Whether each of some elements is at most a line of text, as a tag.
  func areChips(_ elements: [Piece]) -> Bool {
    elements.filter(\.isVisible).allSatisfy { LineDigest([$0.tapped]).isChip }
  }

  private func cards(of pieces: [Piece], repetitions: Int) -> [CardGrid.Card] {
    pieces.flatMap { piece -> [CardGrid.Card] in
      switch piece.kind {
      case .loop(let inner):
        let element = cards(of: [.stacked(inner, at: piece.place)], repetitions: 1)
        return Array(repeating: element, count: repetitions).flatMap { $0 }
      case .section(let header, _, let inner):
        return cards(of: header + inner, repetitions: repetitions)
      case .spacer: return []
      default: return [card(of: piece)]
      }
    }
  }

  private func card(of piece: Piece) -> CardGrid.Card {
    let digest = LineDigest([piece.tapped])
    var lines = [digest.title, digest.subtitle, digest.value].compactMap(\.self)
    let title = lines.isEmpty ? piece.accessibleName ?? "" : lines.removeFirst()
    var card = CardGrid.Card(
      title, subtitle: lines.isEmpty ? nil : lines.joined(separator: " · "), icon: digest.icon,
      leadsTo: piece.firstControl.map(Control.mark))
    describe(&card, by: piece)
    card.source = source(piece.place)
    return card
  }
}

extension Piece {
  /// Whether it is a picture or a map.
  fileprivate var isPictureBlock: Bool {
    switch kind {
    case .picture, .block(.image), .block(.map): true
    default: false
    }
  }
}

extension LineDigest {
  /// Whether it is at most a line of text.
  fileprivate var isChip: Bool { lines.count <= 1 && !hasPicture && others.isEmpty }
}

extension Piece {
  /// One piece of several.
  static func stacked(_ pieces: [Piece], at place: SourcePlace) -> Piece {
    pieces.count == 1 ? pieces[0] : Piece(.stack(.vertical, pieces), at: place)
  }

  /// The label of a button, or the piece itself.
  var tapped: Piece {
    switch kind {
    case .button(let button):
      Piece(.stack(.vertical, button.label.map(\.tapped)), at: place)
    case .loop(let inner): Piece(.stack(.vertical, inner.map(\.tapped)), at: place)
    case .stack(let axis, let inner): Piece(.stack(axis, inner.map(\.tapped)), at: place)
    default: self
    }
  }

  /// The number of the first control in the piece.
  fileprivate var firstControl: Int? {
    if case .button(let button) = kind, let control = button.control { return control }
    return children.lazy.compactMap(\.firstControl).first
  }

  /// The elements of a loop three times.
  fileprivate var unrolled: [Piece] {
    guard case .loop(let inner) = kind else { return [self] }
    return Array(repeating: inner, count: BlockArranger.repetitions).flatMap { $0 }
  }
}

extension String {
  /// The number of characters that are known.
  fileprivate var writtenCount: Int {
    TextHole.parts(of: self).reduce(0) { count, part in
      if case .text(let text) = part { count + text.count } else { count }
    }
  }
}
