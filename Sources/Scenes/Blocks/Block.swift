/// One piece of a page's content.
///
/// To add a kind of block, write its model in this folder and its drawing in `Wireframes`, and add it
/// to the three lists here. The compiler and a test check that they agree.
public indirect enum Block: Codable, Sendable, Hashable {
  /// A card of blocks with a header and a footer.
  case section(ListSection)
  /// A line of a list; adjacent rows share a card.
  case row(Row)
  /// A paragraph.
  case text(Paragraph)
  /// A grey area instead of a picture.
  case image(ImagePlaceholder)
  /// A button as wide as the page.
  case button(ActionButton)
  /// Small buttons side by side.
  case buttonRow(ButtonRow)
  /// A text field with a label.
  case field(InputField)
  /// A search field.
  case searchField(SearchField)
  /// A row of choices, one of them selected.
  case segmentedControl(SegmentedControl)
  /// A progress bar.
  case progress(ProgressBar)
  /// Cards side by side.
  case grid(CardGrid)
  /// One message of a conversation.
  case bubble(ChatBubble)
  /// A grey area instead of a map.
  case map(MapPlaceholder)
  /// Free space.
  case gap(Gap)
  /// A message on a page without content.
  case emptyState(EmptyState)
  /// Grey lines instead of text.
  case skeleton(SkeletonLines)
}

extension Block {
  /// Every kind of block, in the order of the JSON Schema.
  package static let kinds: [Kind] = [
    Kind(ListSection.self), Kind(Row.self), Kind(Paragraph.self), Kind(ImagePlaceholder.self),
    Kind(ActionButton.self), Kind(ButtonRow.self), Kind(InputField.self), Kind(SearchField.self),
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
    case .buttonRow(let content): content
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
  /// Whether tapping the block leaves the screen; by default, whether it names a target screen.
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
    /// Creates a block; missing values get their defaults.
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

/// A value that a block builder can convert to a block.
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
  /// Adds one block.
  public static func buildExpression(_ expression: some BlockConvertible) -> [Block] {
    [expression.block]
  }

  /// Adds an array of blocks.
  public static func buildExpression(_ expression: [Block]) -> [Block] { expression }

  /// Joins the blocks of all statements.
  public static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap { $0 } }

  /// Adds the blocks of an `if` without `else`.
  public static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  /// Adds the blocks of an `if`.
  public static func buildEither(first part: [Block]) -> [Block] { part }

  /// Adds the blocks of an `else`.
  public static func buildEither(second part: [Block]) -> [Block] { part }

  /// Adds the blocks of a loop.
  public static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap { $0 } }

  /// Adds the blocks of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Block]) -> [Block] { part }
}
