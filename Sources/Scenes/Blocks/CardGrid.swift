/// Cards side by side, in rows of equal columns.
public struct CardGrid: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// One card: a picture with a title below it, or only the title.
  public struct Card: Codable, Sendable, Hashable, AccessibleDescribing {
    /// The text below the picture.
    public var title: String
    /// The small text below the title.
    public var subtitle: String?
    /// The SF Symbols name of the icon in the picture.
    public var icon: String?
    /// The id of the screen that the card leads to.
    public var leadsTo: String?
    /// What a screen reader says instead of what is shown.
    public var accessible: AccessibleDescription?
    /// Where the card comes from, as `path:line`; pages that differ only in it are equal.
    @Uncompared public var source: String?

    /// Creates a card.
    public init(
      _ title: String, subtitle: String? = nil, icon: String? = nil, leadsTo: String? = nil
    ) {
      self.title = title
      self.subtitle = subtitle
      self.icon = icon
      self.leadsTo = leadsTo
    }
  }

  /// The number of cards in a row.
  public var columns: Int
  /// The cards, row by row.
  public var cards: [Card]
  /// Whether the cards have no pictures, as the days of a calendar.
  public var isTextOnly: Bool
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the grid comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a grid from the number of its columns, whether its cards have only texts, and its cards.
  public init(columns: Int = 2, isTextOnly: Bool = false, _ cards: [Card]) {
    self.columns = columns
    self.isTextOnly = isTextOnly
    self.cards = cards
  }

  /// The grid as a block.
  public var block: Block { .grid(self) }
}

extension CardGrid: BlockContent {
  package static let table = FieldTable<CardGrid>(
    "grid", "Cards side by side, in rows.", blank: CardGrid([]),
    fields: [
      .integer("columns", \.columns, in: columnRange, "The number of cards in a row."),
      .flag(
        "textOnly", \.isTextOnly, "Whether the cards have no pictures, as the days of a calendar."),
      .list("cards", \.cards, "The cards, row by row.", isRequired: true),
      .accessible,
      .source(\.source),
    ])

  /// The number of cards drawn in a row.
  package var shownColumns: Int { Self.columnRange.clamping(columns) }

  /// A week has seven days.
  private static var columnRange: ClosedRange<Int> { 1...7 }
}

extension CardGrid.Card {
  /// Creates a card that leads to a screen, given as an enum case so that a misspelt id does not compile.
  public init(
    _ title: String, subtitle: String? = nil, icon: String? = nil,
    leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(title, subtitle: subtitle, icon: icon, leadsTo: screen.rawValue as String?)
  }
}

extension CardGrid.Card: ManifestObject {
  package static let table = FieldTable<CardGrid.Card>(
    "card", "A picture with a title below it.", blank: CardGrid.Card(""),
    fields: [
      .text("title", \.title, "The text below the picture."),
      .text("subtitle", \.subtitle, "The small text below the title."),
      .icon(\.icon, "The SF Symbols name of the icon in the picture."),
      .leadsTo(\.leadsTo),
      .accessible,
      .source(\.source),
    ])
}
