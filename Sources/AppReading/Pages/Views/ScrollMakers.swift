import Scenes

/// Views that people scroll.
extension PieceMaker {
  /// A list with its rows, which lead where its selection leads.
  mutating func list(_ node: ViewNode) -> [Piece] {
    let outer = surroundings.selection
    surroundings.selection = node.argument("selection")?.statePlace
    defer { surroundings.selection = outer }
    var rows = content(of: node)
    let isLoop = node.content(nil) == nil && node.content("content") == nil && !rows.isEmpty
    if isLoop { rows = [Piece(.loop(rows), at: node.place)] }
    if let place = surroundings.selection { rows = rows.map { selectable($0, by: place) } }
    return [Piece(.list(rows), at: node.place)]
  }

  /// A row of a list with a selection: tapping it selects its tag.
  private mutating func selectable(_ piece: Piece, by selection: StatePlace) -> Piece {
    var result = piece
    switch piece.kind {
    case .button, .block, .toggle, .value, .menu, .spacer: return piece
    case .section(let header, let footer, let rows):
      result.kind = .section(
        header: header, footer: footer, rows.map { selectable($0, by: selection) })
    case .loop(let rows):
      result.kind = .loop(rows.map { selectable($0, by: selection) })
    case .list(let rows):
      result.kind = .list(rows.map { selectable($0, by: selection) })
    default:
      guard !piece.contains(where: { if case .button = $0.kind { true } else { false } }) else {
        return piece
      }
      let value = piece.tag ?? .unknown(selection.property, nil)
      let number = control(.select(selection, value), label: [piece], at: piece.place)
      result.kind = .button(ButtonPiece(label: [piece], look: .plain, control: number))
    }
    return result
  }

  /// What a scroll view has: cards side by side if it scrolls sideways.
  mutating func scroll(_ node: ViewNode) -> [Piece] {
    guard node.arguments.first?.value.names.first == "horizontal" else {
      return filling(node) { $0.content(of: node).withoutLastSpacer }
    }
    let inner = content(of: node)
    let cards = inner.flatMap { piece -> [Piece] in
      switch piece.kind {
      case .stack(_, let cards), .shelf(let cards): cards
      default: [piece]
      }
    }
    return cards.isEmpty ? [] : [Piece(.shelf(cards), at: node.place)]
  }

  /// What people scroll takes all the space that is left, so that what follows is at the bottom.
  mutating func filling(
    _ node: ViewNode, _ make: (inout PieceMaker) -> [Piece]
  ) -> [Piece] {
    let isInner = surroundings.isScrolled
    surroundings.isScrolled = true
    defer { surroundings.isScrolled = isInner }
    let inner = make(&self)
    let isFixed = node.modifiers.contains { modifier in
      modifier.name == "fixedSize"
        || modifier.name == "frame"
          && ["height", "maxHeight"].contains {
            modifier.argument($0).map { $0.names.first != "infinity" } == true
          }
    }
    guard !isInner, !isFixed, !inner.isEmpty, !inner.contains(where: \.hasFreeSpace) else {
      return inner
    }
    return inner + [Piece(.spacer, at: node.place)]
  }
}

extension Piece {
  /// Whether free space is above or below something.
  var hasFreeSpace: Bool {
    switch kind {
    case .spacer: true
    case .stack(.vertical, let inner): inner.contains(where: \.hasFreeSpace)
    default: false
    }
  }
}

extension [Piece] {
  /// The pieces without free space at their end, which nothing has that people scroll.
  fileprivate var withoutLastSpacer: [Piece] {
    guard let last, !last.isSpacer else { return dropLast() }
    guard case .stack(.vertical, let inner) = last.kind else { return self }
    var end = last
    end.kind = .stack(.vertical, inner.withoutLastSpacer)
    return dropLast() + [end]
  }
}
