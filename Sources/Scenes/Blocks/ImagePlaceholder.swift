/// A grey area instead of a picture.
public struct ImagePlaceholder: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing
{
  /// The SF Symbols name of the icon in the middle.
  public var icon: String?
  /// The height in points, or `nil` for half of the width.
  public var height: Double?
  /// The name of what the area replaces, below the icon.
  public var label: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the placeholder comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbols name of the icon in the middle.
  ///   - height: The height in points, or `nil` for half of the width.
  ///   - label: The name of what the area replaces, below the icon.
  public init(icon: String? = "photo", height: Double? = nil, label: String? = nil) {
    self.icon = icon
    self.height = height
    self.label = label
  }

  /// The placeholder as a block.
  public var block: Block { .image(self) }
}

extension ImagePlaceholder: BlockContent {
  package static let table = FieldTable<ImagePlaceholder>(
    "image", "A grey area instead of a picture.", blank: ImagePlaceholder(icon: nil),
    fields: [
      .icon(\.icon, "The SF Symbols name of the icon in the middle."),
      .height(\.height, "The height in points; by default half of the width."),
      .text("label", \.label, "The name of what the area replaces, below the icon."),
      .accessible,
      .source(\.source),
    ])
}
