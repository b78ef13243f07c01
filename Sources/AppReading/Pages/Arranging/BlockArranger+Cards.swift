import Scenes

extension BlockArranger {
  /// Cards in columns; what is no card is below each other.
  func grid(_ pieces: [Piece], columns: Int, at place: SourcePlace) -> Block {
    let count = columns < 4 ? columns * 2 : columns
    var grid = CardGrid(columns: columns, cards(of: pieces, repetitions: max(3, count)))
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
    var grid = CardGrid(columns: min(3, max(2, cards.count)), Array(cards.prefix(6)))
    grid.source = source(place)
    return [.grid(grid)]
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
