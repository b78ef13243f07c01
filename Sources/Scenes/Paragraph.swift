/// A paragraph, wrapped to the width of the page.
public struct Paragraph: Codable, Sendable, Hashable, BlockConvertible {
  /// The weight and size of a paragraph.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A heading.
    case title
    /// Running text.
    case body
    /// A remark, small and grey.
    case secondary
  }

  /// The words.
  public var text: String
  /// The weight and size.
  public var style: Style

  /// Creates a paragraph.
  public init(_ text: String, style: Style = .body) {
    self.text = text
    self.style = style
  }

  /// The paragraph as a block.
  public var block: Block { .text(self) }
}

/// Grey lines where the app has text that nobody wrote down.
public struct SkeletonLines: Codable, Sendable, Hashable, BlockConvertible {
  /// How many lines; the last one is shorter.
  public var count: Int

  /// Creates the given number of lines.
  public init(_ count: Int = 3) {
    self.count = count
  }

  /// The lines as a block.
  public var block: Block { .skeleton(self) }
}
