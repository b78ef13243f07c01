/// A paragraph, wrapped to the width of the page.
public struct Paragraph: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The weight and size of a paragraph.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A heading.
    case title
    /// Body text.
    case body
    /// A note, small and grey.
    case secondary
  }

  /// The text.
  public var text: String
  /// The weight and size.
  public var style: Style
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the paragraph comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a paragraph.
  public init(_ text: String, style: Style = .body) {
    self.text = text
    self.style = style
  }

  /// The paragraph as a block.
  public var block: Block { .text(self) }
}

extension Paragraph: BlockContent {
  package static let table = FieldTable<Paragraph>(
    "text", "A paragraph.", blank: Paragraph(""),
    fields: [
      .text("text", \.text, "The text."),
      .word("style", \.style, "The weight and size."),
      .accessible,
      .source(\.source),
    ])
}

extension Paragraph.Style: ManifestWord {}
