/// A card of blocks with a header above and a footer below.
public struct ListSection: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The small text above the card, drawn in capitals.
  public var header: String?
  /// The small text below the card.
  public var footer: String?
  /// The blocks on the card, top first.
  public var blocks: [Block]
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the section comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a section from its header, its footer and its blocks.
  ///
  /// - Parameters:
  ///   - header: The small text above the card.
  ///   - footer: The small text below the card.
  ///   - content: The blocks on the card.
  public init(
    _ header: String? = nil, footer: String? = nil, @BlockBuilder content: () -> [Block]
  ) {
    self.header = header
    self.footer = footer
    self.blocks = content()
  }

  /// The section as a block.
  public var block: Block { .section(self) }
}

extension ListSection: BlockContent {
  package static let table = FieldTable<ListSection>(
    "section", "A card of blocks with a header and a footer.", blank: ListSection {},
    fields: [
      .text("header", \.header, "The small text above the card."),
      .text("footer", \.footer, "The small text below the card."),
      .blocks(\.blocks, "The blocks on the card, top first."),
      .accessible,
      .source(\.source),
    ])
}
