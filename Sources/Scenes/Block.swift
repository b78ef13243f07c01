/// One piece of a page's content.
public indirect enum Block: Codable, Sendable, Hashable {
  /// A card of blocks with a header and a footer.
  case section(ListSection)
  /// A line of a list; rows that follow each other share a card.
  case row(Row)
  /// A paragraph.
  case text(Paragraph)
  /// A grey area where the app has a picture.
  case image(ImagePlaceholder)
  /// A button as wide as the page.
  case button(ActionButton)
  /// A labelled value that a person types.
  case field(InputField)
  /// A field to search with.
  case searchField(SearchField)
  /// A row of choices, one of them selected.
  case segmentedControl(SegmentedControl)
  /// How far something has come.
  case progress(ProgressBar)
  /// Cards side by side.
  case grid(CardGrid)
  /// One message of a conversation.
  case bubble(ChatBubble)
  /// A grey area where the app has a map.
  case map(MapPlaceholder)
  /// Free space.
  case gap(Gap)
  /// The page's reason for being empty.
  case emptyState(EmptyState)
  /// Grey lines where the app has text.
  case skeleton(SkeletonLines)
}

/// A value that stands for one block, so that a builder can take it.
public protocol BlockConvertible {
  /// The block that the value stands for.
  var block: Block { get }
}

extension Block: BlockConvertible {
  /// The block itself.
  public var block: Block { self }
}

/// Collects the blocks of a page or of a section.
@resultBuilder
public enum BlockBuilder {
  /// Takes one block.
  public static func buildExpression(_ expression: some BlockConvertible) -> [Block] {
    [expression.block]
  }

  /// Takes blocks that were made elsewhere.
  public static func buildExpression(_ expression: [Block]) -> [Block] { expression }

  /// Joins the statements of a builder.
  public static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap { $0 } }

  /// Takes the blocks of an `if` without `else`.
  public static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  /// Takes the blocks of an `if`.
  public static func buildEither(first part: [Block]) -> [Block] { part }

  /// Takes the blocks of an `else`.
  public static func buildEither(second part: [Block]) -> [Block] { part }

  /// Takes the blocks of a loop.
  public static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap { $0 } }

  /// Takes the blocks of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Block]) -> [Block] { part }
}
