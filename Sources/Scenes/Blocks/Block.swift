/// One piece of a page's content.
///
/// To add a kind of block, write its model beside this file and its drawing in `Wireframes`, and add it
/// to the three lists here, which the compiler and a test hold together.
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

extension Block {
  /// Every kind of block, in the order of the JSON Schema.
  package static let kinds: [Kind] = [
    Kind(ListSection.self), Kind(Row.self), Kind(Paragraph.self), Kind(ImagePlaceholder.self),
    Kind(ActionButton.self), Kind(InputField.self), Kind(SearchField.self),
    Kind(SegmentedControl.self), Kind(ProgressBar.self), Kind(CardGrid.self),
    Kind(ChatBubble.self), Kind(MapPlaceholder.self), Kind(Gap.self), Kind(EmptyState.self),
    Kind(SkeletonLines.self),
  ]

  /// What the block shows.
  package var content: any BlockContent {
    switch self {
    case .section(let content): content
    case .row(let content): content
    case .text(let content): content
    case .image(let content): content
    case .button(let content): content
    case .field(let content): content
    case .searchField(let content): content
    case .segmentedControl(let content): content
    case .progress(let content): content
    case .grid(let content): content
    case .bubble(let content): content
    case .map(let content): content
    case .gap(let content): content
    case .emptyState(let content): content
    case .skeleton(let content): content
    }
  }
}

/// The model of one kind of block; the name of its table is the kind's name in a manifest file.
package protocol BlockContent: ManifestObject, BlockConvertible {
  /// Whether a person can tap the block to go somewhere; by default whether it names a screen.
  var isExit: Bool { get }
}

extension BlockContent {
  package var isExit: Bool { declaresExit }
}

extension Block {
  /// One kind of block.
  package struct Kind: Sendable {
    /// The name of the kind in a manifest file, and its fields.
    package let form: ObjectForm
    /// The model.
    package let type: any BlockContent.Type
    /// Creates a block; what is not given has its default.
    package let make: @Sendable (FieldValues) -> Block

    fileprivate init<Content: BlockContent>(_ type: Content.Type) {
      form = Content.table.form
      self.type = type
      make = { Content($0).block }
    }

    /// The name of the kind in a manifest file.
    package var name: String { form.name }
  }

  /// The names of ``kinds``.
  package static let kindNames = kinds.map(\.name)
}

/// A value that can be converted to a block, so that a builder can take it.
public protocol BlockConvertible {
  /// The value as a block.
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
