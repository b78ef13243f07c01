/// Free space between blocks.
public struct Gap: Codable, Sendable, Hashable, BlockConvertible {
  /// The height in points, or `nil` for all remaining space of the page.
  public var height: Double?

  /// Creates a gap; without a height it takes all remaining space of the page.
  public init(_ height: Double? = nil) {
    self.height = height
  }

  /// The gap as a block.
  public var block: Block { .gap(self) }
}

extension Gap: BlockContent {
  package static let table = FieldTable<Gap>(
    "gap", "Free space between blocks.", blank: Gap(),
    fields: [
      .height(
        \.height, "The height in points; by default all remaining space of the page.",
        // Without a height, the gap would take all remaining space.
        notFinite: 0)
    ])
}
