import Scenes

/// What pieces say in one line of a list: an icon, texts at the start and at the end, an accessory and controls.
struct LineDigest {
  /// A text with its style.
  struct Text {
    var text: String
    var style: Piece.TextStyle
  }

  /// The lines at the start: the first one is the title.
  private(set) var lines: [[Text]] = []
  /// The texts after a spacer.
  private(set) var trailing: [Text] = []
  /// The first symbol or picture that is no accessory.
  private(set) var icon: String?
  /// The first symbol.
  private(set) var symbol: String?
  /// The accessory that the symbols and controls ask for.
  private(set) var accessory: Row.Accessory = .none
  /// Whether there is a picture.
  private(set) var hasPicture = false
  /// What the first box replaces.
  private(set) var boxLabel: String?
  /// The buttons and menus inside.
  private(set) var buttons: [Piece] = []
  /// Whether a button comes after free space.
  private(set) var endsWithButton = false
  /// The first control that looks like a part of the line.
  private(set) var control: Int?
  /// What has no place in a line.
  private(set) var others: [Piece] = []
  /// The items of menus.
  private(set) var menu: [MenuItem] = []
  /// The name of the first control whose label is hidden.
  private(set) var name: String?

  /// The pieces, if source says of one what a screen reader says.
  private var described: [Piece]?

  private var isTrailing = false
  private var startsLine = true

  init(_ pieces: [Piece]) {
    for piece in pieces {
      startsLine = true
      add(piece)
    }
    if described != nil { described = pieces }
    lines.removeAll(where: \.isEmpty)
  }

  /// All texts, from first to last; nil without one.
  var text: String? {
    let all = lines.map { $0.map(\.text).joined(separator: " ") } + trailing.map(\.text)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  /// The texts that name the line: those before free space, if there are some, without the value at its end.
  var ownText: String? {
    let own = lines.map { $0.map(\.text).joined(separator: " ") }
    return own.isEmpty ? text : own.joined(separator: " ")
  }

  /// The first line.
  var title: String? { lines.first.map { $0.map(\.text).joined(separator: " ") } }

  /// The other lines.
  var subtitle: String? {
    let rest = lines.dropFirst().map { $0.map(\.text).joined(separator: " ") }
    return rest.isEmpty ? nil : rest.joined(separator: " · ")
  }

  /// The texts at the end.
  var value: String? {
    trailing.isEmpty ? nil : trailing.map(\.text).joined(separator: " ")
  }

  /// What a screen reader says; nil if it is what the line shows.
  var spoken: SpokenText? {
    guard let described else { return nil }
    let spoken = SpokenText(described)
    return spoken.isChanged ? spoken : nil
  }

  private mutating func add(_ piece: Piece) {
    menu += piece.menu
    if piece.accessible != nil { described = [] }
    switch piece.kind {
    case .text(let text, let style): add(Text(text: text, style: style))
    case .symbol(let name): add(symbol: name)
    case .picture(let picture):
      hasPicture = true
      boxLabel = boxLabel ?? picture.label
      icon = icon ?? picture.icon ?? Piece.Picture.unknownSymbol
    case .label(let title, let icon):
      for part in icon + title { add(part) }
    case .stack(let axis, let inner): add(inner, axis)
    case .loop(let inner), .shelf(let inner), .grid(_, let inner): add(inner, .horizontal)
    case .button(let button): add(button, piece)
    case .menu: buttons.append(piece)
    case .toggle(let label, let isOn):
      name = name ?? piece.accessibleName
      for part in label { add(part) }
      accessory = .toggle(isOn: isOn)
    case .value(let label, let value, let items):
      name = name ?? piece.accessibleName
      for part in label { add(part) }
      menu += items
      let outer = isTrailing
      isTrailing = true
      for part in value { add(part) }
      isTrailing = outer
    case .block, .list, .section: others.append(piece)
    case .spacer: break
    }
    if let badge = piece.badge { trailing.append(Text(text: badge, style: .body)) }
  }

  /// Adds a button; what can be tapped without looking like a button is part of the line.
  private mutating func add(_ button: ButtonPiece, _ piece: Piece) {
    let label = LineDigest(button.label)
    guard label.isPartOfLine(isTap: button.isTap) else {
      // A card that can be tapped has no place in a line.
      if label.others.contains(where: \.isLarge) {
        others.append(piece)
      } else {
        buttons.append(piece)
        endsWithButton = isTrailing
      }
      return
    }
    control = control ?? button.control
    for part in button.label { add(part) }
  }

  private mutating func add(_ text: Text) {
    guard !isTrailing else {
      trailing.append(text)
      return
    }
    if startsLine || lines.isEmpty { lines.append([]) }
    startsLine = false
    lines[lines.count - 1].append(text)
  }

  private mutating func add(symbol name: String) {
    if name.hasPrefix("chevron.right") || name.hasPrefix("chevron.forward") {
      if accessory == .none { accessory = .disclosure }
      return
    }
    if name == "checkmark", isTrailing || !lines.isEmpty {
      accessory = .checkmark
      return
    }
    symbol = symbol ?? name
    if !hasPicture || icon == nil { icon = icon ?? name }
  }

  private mutating func add(_ inner: [Piece], _ axis: Piece.Axis) {
    let outer = isTrailing
    for (index, piece) in inner.enumerated() {
      switch (axis, piece.kind) {
      case (.horizontal, .spacer):
        // Free space at both ends centres the line.
        if index > 0, !lines.isEmpty || icon != nil || !buttons.isEmpty { isTrailing = true }
      case (.vertical, _):
        startsLine = true
        add(piece)
      default: add(piece)
      }
    }
    isTrailing = outer
    if axis == .vertical { startsLine = true }
  }
}

extension ButtonPiece {
  /// Whether it does not look like a button beside other views: a view with a tap gesture, or a picture.
  var isPartOfLine: Bool { LineDigest(label).isPartOfLine(isTap: isTap) }
}

extension LineDigest {
  fileprivate func isPartOfLine(isTap: Bool) -> Bool {
    let isPicture = text == nil && symbol == nil && hasPicture
    return isTap && text != nil || isPicture
  }
}
