/// Grey lines instead of text.
public struct SkeletonLines: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The number of lines; the last one is shorter.
  public var count: Int
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?

  /// Creates the given number of lines.
  public init(_ count: Int = 3) {
    self.count = count
  }

  /// The lines as a block.
  public var block: Block { .skeleton(self) }
}

extension SkeletonLines: BlockContent {
  package static let table = FieldTable<SkeletonLines>(
    "skeleton", "Grey lines instead of text.", blank: SkeletonLines(),
    fields: [
      .integer("lines", \.count, in: lineRange, "The number of lines."),
      .accessible,
    ])

  /// The number of drawn lines.
  package var shownCount: Int { Self.lineRange.clamping(count) }

  private static var lineRange: ClosedRange<Int> { 0...60 }
}
