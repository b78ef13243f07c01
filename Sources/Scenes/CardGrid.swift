/// Cards side by side, in rows of equal columns.
public struct CardGrid: Codable, Sendable, Hashable, BlockConvertible {
  /// One card: a picture with a title below it.
  public struct Card: Codable, Sendable, Hashable {
    /// The text below the picture.
    public var title: String
    /// The small text below the title.
    public var subtitle: String?
    /// The SF Symbols name of the icon in the picture.
    public var icon: String?
    /// The id of the screen that the card leads to.
    public var leadsTo: String?

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

  /// How many cards stand side by side.
  public var columns: Int
  /// The cards, row by row.
  public var cards: [Card]

  /// Creates a grid from the number of its columns and its cards.
  public init(columns: Int = 2, _ cards: [Card]) {
    self.columns = columns
    self.cards = cards
  }

  /// The grid as a block.
  public var block: Block { .grid(self) }
}

/// One message of a conversation.
public struct ChatBubble: Codable, Sendable, Hashable, BlockConvertible {
  /// The words.
  public var text: String
  /// Whether the person who holds the phone wrote it.
  public var isOutgoing: Bool

  /// Creates a message.
  public init(_ text: String, isOutgoing: Bool = false) {
    self.text = text
    self.isOutgoing = isOutgoing
  }

  /// The message as a block.
  public var block: Block { .bubble(self) }
}
