/// A grey area instead of a map.
public struct MapPlaceholder: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The names of the marked places.
  public var pins: [String]
  /// The height in points, or `nil` for two thirds of the width.
  public var height: Double?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the placeholder comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - pins: The names of the marked places.
  ///   - height: The height in points, or `nil` for two thirds of the width.
  public init(pins: [String] = [], height: Double? = nil) {
    self.pins = pins
    self.height = height
  }

  /// The placeholder as a block.
  public var block: Block { .map(self) }
}

extension MapPlaceholder: BlockContent {
  package static let table = FieldTable<MapPlaceholder>(
    "map", "A grey area instead of a map.", blank: MapPlaceholder(),
    fields: [
      .texts("pins", \.pins, "The names of the marked places."),
      .height(\.height, "The height in points; by default two thirds of the width."),
      .accessible,
      .source(\.source),
    ])
}
