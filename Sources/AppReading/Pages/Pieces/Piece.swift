import Scenes

/// A part of what a view shows, before it is arranged to blocks.
struct Piece: Sendable {
  /// The kinds of piece.
  indirect enum Kind: Sendable {
    /// Text.
    case text(String, TextStyle)
    /// An SF symbol.
    case symbol(String)
    /// A picture.
    case picture(Picture)
    /// A title with an icon.
    case label(title: [Piece], icon: [Piece])
    /// A button, a link, or anything that can be tapped.
    case button(ButtonPiece)
    /// A button that opens a menu.
    case menu(label: [Piece], items: [MenuItem])
    /// A switch.
    case toggle(label: [Piece], isOn: Bool)
    /// A label with a value at the end, such as a stepper, a date picker or a labelled text.
    case value(label: [Piece], value: [Piece], menu: [MenuItem])
    /// A control that is a block in any surroundings, such as a text field.
    case block(Block)
    /// Views beside, below or in front of each other.
    case stack(Axis, [Piece])
    /// A horizontal row of cards that scrolls.
    case shelf([Piece])
    /// Cards in columns; without a number the views in a layout of the app, which wraps lines as a rule.
    case grid(columns: Int?, [Piece])
    /// A list or a form.
    case list([Piece])
    /// A section of a list.
    case section(header: [Piece], footer: [Piece], [Piece])
    /// One element of a loop over elements that are not known.
    case loop([Piece])
    /// Free space that grows.
    case spacer
  }

  /// The direction of a stack.
  enum Axis: Sendable { case horizontal, vertical, depth }

  /// How a text looks.
  enum TextStyle: Sendable { case title, headline, body, secondary }

  /// A picture, or a box for a view that cannot be drawn.
  struct Picture: Sendable {
    /// The SF Symbols name of the icon on it.
    var icon: String? = "photo"
    /// What it replaces.
    var label: String?
    /// The height in points, if the source fixes it.
    var height: Double?

    /// The icon of a symbol whose name is not known.
    static let unknownSymbol = "square.dashed"
  }

  /// What the piece is.
  var kind: Kind
  /// Where it comes from.
  var place: SourcePlace
  /// The items of the context menu and of the swipe actions.
  var menu: [MenuItem] = []
  /// The text of the badge.
  var badge: String?
  /// The name for screen readers if the piece shows no text.
  var accessibleName: String?
  /// What source says of it for screen readers.
  var accessible: AccessibleDescription?
  /// The value of the `tag` modifier.
  var tag: Value?

  /// Creates a piece.
  init(_ kind: Kind, at place: SourcePlace) {
    self.kind = kind
    self.place = place
  }
}

/// A button, a link, or anything that can be tapped.
struct ButtonPiece: Sendable {
  /// The roles of a button.
  enum Role: Sendable { case normal, destructive, cancel }

  /// How a button looks.
  enum Look: Sendable {
    /// As the surroundings ask.
    case automatic
    /// Filled with the accent colour.
    case prominent
    /// As its label.
    case plain
  }

  /// What it shows.
  var label: [Piece]
  /// Its role.
  var role = Role.normal
  /// How it looks.
  var look = Look.automatic
  /// Whether it pushes a page.
  var isLink = false
  /// Whether it is a view with a tap gesture, which does not look like a button.
  var isTap = false
  /// The number of its control; nil if it leads nowhere in the app.
  var control: Int?
}

extension Piece {
  /// The pieces directly inside.
  var children: [Piece] {
    switch kind {
    case .text, .symbol, .picture, .block, .spacer: []
    case .label(let title, let icon): icon + title
    case .button(let button): button.label
    case .menu(let label, _), .toggle(let label, _): label
    case .value(let label, let value, _): label + value
    case .stack(_, let pieces), .shelf(let pieces), .grid(_, let pieces), .list(let pieces),
      .loop(let pieces):
      pieces
    case .section(let header, let footer, let pieces): header + pieces + footer
    }
  }

  /// Whether the piece or one inside of it satisfies a condition.
  func contains(where condition: (Piece) -> Bool) -> Bool {
    condition(self) || children.contains { $0.contains(where: condition) }
  }

  /// Whether the piece shows or does anything.
  var isVisible: Bool {
    contains {
      switch $0.kind {
      case .spacer, .stack, .list, .section, .loop, .label, .shelf, .grid: false
      default: true
      }
    }
  }

  /// Whether the piece is nothing but pictures.
  var isPictureOnly: Bool {
    switch kind {
    case .picture: true
    case .stack(_, let inner), .loop(let inner):
      !inner.isEmpty && inner.allSatisfy(\.isPictureOnly)
    default: false
    }
  }

  /// Whether the piece is a line or a grid of cards, also in a stack.
  var isShelf: Bool {
    switch kind {
    case .shelf, .grid: true
    case .stack(_, let inner): inner.contains(where: \.isShelf)
    default: false
    }
  }

  /// Whether the piece needs more than a line: a list, a text field, a picture of its own and so on.
  var isLarge: Bool {
    contains {
      switch $0.kind {
      case .list, .section, .grid, .shelf, .block: true
      default: false
      }
    }
  }
}
