import Scenes

/// What a screen reader says of pieces in one line, where source says something else than what they show.
struct SpokenText {
  /// The texts at the start and the names of pictures.
  private(set) var label: [String] = []
  /// The texts at the end.
  private(set) var value: [String] = []
  /// Whether a piece says something else than what it shows.
  private(set) var isChanged = false

  private var isTrailing = false

  init(_ pieces: [Piece]) {
    for piece in pieces { add(piece) }
  }

  /// The label; nil without a text.
  var labelText: String? { label.isEmpty ? nil : label.joined(separator: ", ") }

  /// The value; nil without a text.
  var valueText: String? { value.isEmpty ? nil : value.joined(separator: ", ") }

  /// All texts; nil without one.
  var allText: String? {
    let all = label + value
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  private mutating func add(_ piece: Piece) {
    let description = piece.accessible
    if let description, description.isHidden {
      // Nobody says the name of an icon.
      isChanged = isChanged || piece.contains { $0.isText }
      return
    }
    switch piece.kind {
    // Buttons in a line are elements of their own, except those that do not look like buttons.
    case .button(let button) where !button.isPartOfLine: return
    case .menu: return
    default: break
    }
    if let label = description?.label {
      say(label)
      // The label of a text is what it shows, and that of a control keeps its value.
      if case .value(_, let shown, _) = piece.kind { addTrailing(shown) }
      isChanged = true
      return
    }
    guard description?.children != .ignore else {
      isChanged = true
      return
    }
    switch piece.kind {
    case .text(let text, _): say(text)
    case .value(let label, let value, _):
      for part in label { add(part) }
      addTrailing(value)
    case .stack(let axis, let inner): add(inner, axis)
    case .label(let title, _): for part in title { add(part) }
    case .button(let button): for part in button.label { add(part) }
    case .menu, .symbol, .picture, .block, .list, .section, .spacer: break
    case .toggle, .shelf, .grid, .loop: for part in piece.children { add(part) }
    }
    if let badge = piece.badge { value.append(badge) }
  }

  private mutating func add(_ inner: [Piece], _ axis: Piece.Axis) {
    let outer = isTrailing
    for (index, piece) in inner.enumerated() {
      if axis == .horizontal, piece.isSpacer, index > 0, !label.isEmpty { isTrailing = true }
      add(piece)
    }
    isTrailing = outer
  }

  private mutating func addTrailing(_ pieces: [Piece]) {
    let outer = isTrailing
    isTrailing = true
    for part in pieces { add(part) }
    isTrailing = outer
  }

  private mutating func say(_ text: String) {
    guard !text.isBlank else { return }
    if isTrailing { value.append(text) } else { label.append(text) }
  }
}

extension Piece {
  /// Whether the piece is a text.
  fileprivate var isText: Bool { if case .text = kind { true } else { false } }
}
