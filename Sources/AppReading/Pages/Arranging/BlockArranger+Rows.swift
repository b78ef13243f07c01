import Scenes

extension BlockArranger {
  /// A long text behind a mark, `•` or `2.`; nil for other lines.
  func listItem(_ inner: [Piece]) -> Block? {
    let texts = inner.filter { !$0.isSpacer }.map { LineDigest([$0]) }
    guard texts.count == 2, let mark = texts[0].text, mark.shownCount <= 3,
      let text = texts[1].text, texts[1].lines.count == 1
    else { return nil }
    let style = texts[1].lines.first?.first?.style ?? .body
    return paragraph("\(mark) \(text)", style, at: inner[0].place)
  }

  /// The blocks of the rows of a list.
  func rows(of pieces: [Piece]) -> [Block] {
    pieces.flatMap(rows)
  }

  /// The rows of a list with buttons among those that no section has in one card, as a list shows them.
  func cards(ofRows rows: [Block]) -> [Block] {
    var blocks: [Block] = []
    var card: [Block] = []
    func close() {
      let hasButton = card.contains { if case .button = $0 { true } else { false } }
      blocks += hasButton ? [.section(ListSection(nil) { card })] : card
      card = []
    }
    for row in rows {
      switch row {
      case .row, .button: card.append(row)
      default:
        close()
        blocks.append(row)
      }
    }
    close()
    return blocks
  }

  private func rows(of piece: Piece) -> [Block] {
    described(plainRows(of: piece), by: piece)
  }

  private func plainRows(of piece: Piece) -> [Block] {
    switch piece.kind {
    case .section(let header, let footer, let inner):
      return section(header: header, footer: footer, inner, at: piece.place)
    case .list(let inner): return rows(of: inner)
    case .loop(let inner): return Self.repeated(rows(of: inner))
    case .text(let text, let style):
      if style == .title || LineDigest([piece]).isLong {
        return [paragraph(text, style, at: piece.place)]
      }
      return [.row(row(LineDigest([piece]), at: piece.place))]
    case .button(let button): return rows(of: button, piece)
    case .label, .toggle, .value: return controlRow(piece)
    case .menu(let label, let items):
      var row = row(LineDigest(label), at: piece.place)
      row.menu = items
      return [.row(row)]
    case .stack(_, let inner): return stackRows(piece, inner)
    case .spacer: return []
    case .symbol, .picture, .block, .shelf, .grid: return blocks(of: [piece])
    }
  }

  /// The rows of a stack: one if its parts fit into a line, else one for each part.
  private func stackRows(_ piece: Piece, _ inner: [Piece]) -> [Block] {
    // A stack around a button changes nothing of how a list shows it.
    if let button = inner.onlyButton { return rows(of: [button]) }
    let digest = LineDigest([piece])
    let isLine = if case .stack(.horizontal, _) = piece.kind { true } else { false }
    // Two parts are a row, as of an order and its price.
    if isLine, inner.count(where: { !$0.isSpacer }) > 2, let figures = figures(piece, inner) {
      return [figures]
    }
    let parts = isLine ? inner.withoutDecoration : inner.filter { !$0.isSpacer }
    if isLine && digest.lines.count < 3 || digest.isSlider,
      let control = controlLine(digest, at: piece.place)
    {
      return control
    }
    // What is shown of an element in many lines is one row, if no words are in them that the row would not show.
    let isElement = isLine && digest.lines.count > 4 && digest.isOnlyData
    guard digest.others.isEmpty || isElement && digest.others.allSatisfy(\.isProgress),
      !digest.isLong || isElement, !digest.isHeading || digest.hasButtonAtEnd
    else { return rows(of: parts) }
    guard digest.text != nil else {
      // A button with a sentence has no place beside others.
      return !isLine && digest.hasLongButton
        ? rows(of: parts) : wordless(digest, at: piece.place)
    }
    // A row has room for one value.
    if !isLine, inner.filter({ LineDigest([$0]).value != nil }).count > 1 { return rows(of: parts) }
    if digest.buttons.count == 1 { return rowWithButton(digest, at: piece.place) }
    let buttons =
      digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    return [.row(row(digest, at: piece.place))] + buttons
  }

  private func section(
    header: [Piece], footer: [Piece], _ inner: [Piece], at place: SourcePlace
  ) -> [Block] {
    let (top, bottom) = (LineDigest(header), LineDigest(footer))
    var rows = rows(of: inner)
    var before: [Block] = []
    if top.others.isEmpty {
      if !top.buttons.isEmpty { rows.insert(buttonRow(top.buttons, at: place), at: 0) }
    } else {
      before = blocks(of: header)
    }
    let title = top.others.isEmpty ? top.text : nil
    if !bottom.buttons.isEmpty { rows.append(buttonRow(bottom.buttons, at: place)) }
    // A section inside of a section, as a view of the app may make it, follows it.
    let nested = rows.contains { if case .section = $0 { true } else { false } }
    if rows.isEmpty || nested {
      let texts =
        (title.map { [paragraph($0, .headline, at: place)] } ?? []) + rows
        + (bottom.text.map { [paragraph($0, .secondary, at: place)] } ?? [])
      return before + texts
    }
    var section = ListSection(title, footer: bottom.text) { rows }
    section.source = source(place)
    return before + [.section(section)]
  }

  /// A button or link in a list.
  private func rows(of button: ButtonPiece, _ piece: Piece) -> [Block] {
    let digest = LineDigest(button.label)
    let target = button.control.map(Control.mark)
    guard digest.others.isEmpty, !digest.isLong else {
      return attach(target, to: rows(of: button.label), isLink: button.isLink)
    }
    guard digest.text != nil else { return wordlessButton(button, digest, piece) }
    if !button.isLink, button.look != .plain, digest.isPlainText || button.role == .destructive {
      return [.button(action(button, digest, target, at: piece.place))]
    }
    var row = row(digest, at: piece.place)
    if button.isLink { row.accessory = .disclosure }
    row.leadsTo = target
    row.menu += piece.menu
    if let badge = piece.badge { row.value = badge }
    let buttons = digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    return [.row(row)] + buttons
  }

  /// A button or link outside of lists.
  func blocks(of button: ButtonPiece, _ piece: Piece) -> [Block] {
    let digest = LineDigest(button.label)
    let target = button.control.map(Control.mark)
    guard digest.others.isEmpty else {
      return attach(target, to: blocks(of: button.label), isLink: button.isLink)
    }
    guard digest.text != nil else { return wordlessButton(button, digest, piece) }
    let isSimple =
      digest.lines.count <= 1 && digest.value == nil && !digest.hasPicture
      && digest.accessory == .none && digest.buttons.isEmpty
    // A link that looks like its label is no pill.
    let isRowLink = button.isLink && (digest.icon != nil || button.look == .plain)
    if isSimple, piece.menu.isEmpty, !isRowLink {
      return [.button(action(button, digest, target, at: piece.place))]
    }
    var row = row(digest, at: piece.place)
    if button.isLink { row.accessory = .disclosure }
    row.leadsTo = target
    row.menu += piece.menu
    let buttons = digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    return [.row(row)] + buttons
  }

  private func action(
    _ button: ButtonPiece, _ digest: LineDigest, _ target: String?, at place: SourcePlace
  ) -> ActionButton {
    let role: ActionButton.Role =
      button.role == .destructive
      ? .destructive : button.look == .prominent ? .primary : .secondary
    var action = ActionButton(digest.text ?? "", role: role, leadsTo: target)
    action.accessible = description(of: digest, label: [digest.text])
    action.source = source(place)
    return action
  }

  /// A button that shows only a picture or a symbol, and possibly buttons inside.
  private func wordlessButton(
    _ button: ButtonPiece, _ digest: LineDigest, _ piece: Piece
  ) -> [Block] {
    guard digest.icon != nil || digest.buttons.isEmpty else {
      return [buttonRow(digest.buttons, at: piece.place)]
    }
    let inner = digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    // A button of which nothing is known to show.
    if digest.icon == nil, piece.accessibleName == nil { return inner }
    return [buttonRow([piece], at: piece.place)] + inner
  }

  /// Lets the first row, button or card lead where a control around it leads.
  private func attach(_ target: String?, to blocks: [Block], isLink: Bool) -> [Block] {
    guard let target else { return blocks }
    var result = blocks
    for (index, block) in blocks.enumerated() {
      switch block {
      case .row(var row) where row.leadsTo == nil:
        row.leadsTo = target
        if isLink, row.accessory == .none { row.accessory = .disclosure }
        result[index] = .row(row)
        return result
      case .button(var button) where button.leadsTo == nil:
        button.leadsTo = target
        result[index] = .button(button)
        return result
      case .grid(var grid) where grid.cards.allSatisfy({ $0.leadsTo == nil }):
        for number in grid.cards.indices { grid.cards[number].leadsTo = target }
        result[index] = .grid(grid)
        return result
      default: continue
      }
    }
    return result
  }
}

extension Piece {
  /// Whether it says how much of something is done.
  fileprivate var isProgress: Bool { if case .block(.progress) = kind { true } else { false } }
}

extension [Piece] {
  /// The button that is all that the pieces show, also inside of stacks; nil for others.
  fileprivate var onlyButton: Piece? {
    let shown = filter { !$0.isSpacer }
    guard shown.count == 1 else { return nil }
    switch shown[0].kind {
    case .button: return shown[0]
    case .stack(_, let inner): return inner.onlyButton
    default: return nil
    }
  }
}

extension LineDigest {
  /// Whether no text has a word that is known.
  fileprivate var isOnlyData: Bool {
    (lines.flatMap(\.self) + trailing).allSatisfy { part in
      TextHole.parts(of: part.text).allSatisfy { part in
        if case .text(let text) = part { !text.contains(where: \.isLetter) } else { true }
      }
    }
  }

  /// Whether a button has a text of several lines.
  fileprivate var hasLongButton: Bool {
    buttons.contains { piece in
      if case .button(let button) = piece.kind { LineDigest(button.label).isLong } else { false }
    }
  }

  /// Whether it is one line of text and nothing else.
  fileprivate var isPlainText: Bool {
    lines.count <= 1 && icon == nil && value == nil && accessory == .none && buttons.isEmpty
  }
}
