/// A grey area where the app has a map.
public struct MapPlaceholder: Codable, Sendable, Hashable, BlockConvertible {
  /// The names of the places that are marked.
  public var pins: [String]
  /// The height in points, or `nil` for two thirds of the width.
  public var height: Double?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - pins: The names of the places that are marked.
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
    "map", "A grey area where the app has a map.", blank: MapPlaceholder(),
    fields: [
      .texts("pins", \.pins, "The names of the places that are marked."),
      .height(\.height, "The height in points; two thirds of the width unless told otherwise."),
    ])
}
