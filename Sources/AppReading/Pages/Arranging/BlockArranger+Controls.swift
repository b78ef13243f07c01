import Scenes

/// Lines with a control and texts.
extension BlockArranger {
  /// A line with a text field or a slider and texts, which become its label.
  func controlLine(_ digest: LineDigest, at place: SourcePlace) -> [Block]? {
    guard digest.others.count == 1, digest.accessory == .none,
      case .block(let block) = digest.others[0].kind
    else { return nil }
    let place = digest.others[0].place
    let buttons = digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: place)]
    switch block {
    case .field(var field) where field.label.isEmpty && digest.lines.count <= 1:
      if digest.symbol == "magnifyingglass", digest.text == nil {
        // A search begins empty.
        let search = SearchField(field.placeholder ?? "", value: nil)
        return [sourced(search.block, at: place)] + buttons
      }
      field.label = digest.text ?? ""
      if field.placeholder == field.label || field.placeholder?.isEmpty == true {
        field.placeholder = nil
      }
      let small = digest.buttons.flatMap { barButtons(of: $0, prefersText: true) }
      if small.fit(into: field) {
        field.buttons = small
        return [sourced(field.block, at: place)]
      }
      return [sourced(field.block, at: place)] + buttons
    case .progress(var bar) where bar.label == nil && digest.text != nil:
      bar.label = digest.text
      return [sourced(bar.block, at: place)] + buttons
    default: return nil
    }
  }

  /// Views above each other: a text field with what it shows or has at its end, or all of them below each other.
  func layers(_ piece: Piece, _ inner: [Piece]) -> [Block] {
    let shown = inner.filter { !$0.isSpacer }
    let fields = shown.filter(\.isField)
    guard shown.count > 1, fields.count == 1, shown.allSatisfy({ $0.isField || $0.isInLine }),
      let line = controlLine(LineDigest([piece]), at: piece.place)
    else { return blocks(of: inner) }
    guard case .field(var field)? = line.first, field.placeholder?.isEmpty != false else {
      return line
    }
    // A field of several lines shows a text as long as it is empty.
    (field.label, field.placeholder) = ("", field.label.isEmpty ? nil : field.label)
    return [.field(field)] + line.dropFirst()
  }

  /// The row of a label, a switch or a value with its label.
  func controlRow(_ piece: Piece) -> [Block] {
    let digest = LineDigest([piece])
    if let control = controlLine(digest, at: piece.place) { return control }
    if digest.buttons.count == 1 { return rowWithButton(digest, at: piece.place) }
    let buttons =
      digest.buttons.isEmpty ? [] : [buttonRow(digest.buttons, at: piece.place)]
    return [.row(row(digest, at: piece.place))] + blocks(of: digest.others) + buttons
  }
}

extension [BarButton] {
  /// Whether they leave enough space for what a text field beside them shows.
  fileprivate func fit(into field: InputField) -> Bool {
    let width = reduce(0) { $0 + ($1.icon == nil ? $1.label.letterWidth : 3) }
    let shown = field.label.letterWidth + (field.value ?? field.placeholder ?? "").letterWidth
    return count <= 3 && width <= 14 && width + shown <= 32
  }
}

extension String {
  /// About how wide it is, in Latin letters: two for each letter of East Asia, none for what is not known.
  fileprivate var letterWidth: Int {
    TextHole.parts(of: self).reduce(0) { sum, part in
      guard case .text(let text) = part else { return sum }
      return sum
        + text.unicodeScalars.reduce(0) { $0 + (0x2E80...0xFFEF ~= $1.value ? 2 : 1) }
    }
  }
}

extension Piece {
  /// Whether it is a text, a symbol or a button, or some of them side by side.
  fileprivate var isInLine: Bool {
    switch kind {
    case .text, .symbol, .button, .menu, .spacer: true
    case .stack(.horizontal, let inner): inner.allSatisfy(\.isInLine)
    default: false
    }
  }
}
