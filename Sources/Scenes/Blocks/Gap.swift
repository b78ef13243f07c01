/// Free space between blocks.
public struct Gap: Codable, Sendable, Hashable, BlockConvertible {
  /// The height in points, or `nil` for all that the page has left.
  public var height: Double?

  /// Creates a gap; without a height it takes all that the page has left.
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
        \.height, "The height in points; all that the page has left unless told otherwise.",
        // Without a height, the gap would take all that the page has left.
        notFinite: 0)
    ])
}
