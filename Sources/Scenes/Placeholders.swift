/// A grey area where the app has a picture.
public struct ImagePlaceholder: Codable, Sendable, Hashable, BlockConvertible {
  /// The SF Symbols name of the icon in the middle.
  public var icon: String?
  /// The height in points, or `nil` for half of the width.
  public var height: Double?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbols name of the icon in the middle.
  ///   - height: The height in points, or `nil` for half of the width.
  public init(icon: String? = "photo", height: Double? = nil) {
    self.icon = icon
    self.height = height
  }

  /// The placeholder as a block.
  public var block: Block { .image(self) }
}

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

/// The page's reason for being empty, in its middle.
public struct EmptyState: Codable, Sendable, Hashable, BlockConvertible {
  /// The SF Symbols name of the icon.
  public var icon: String?
  /// What is missing.
  public var title: String
  /// What a person can do about it.
  public var message: String?

  /// Creates an empty state.
  public init(_ title: String, message: String? = nil, icon: String? = nil) {
    self.title = title
    self.message = message
    self.icon = icon
  }

  /// The empty state as a block.
  public var block: Block { .emptyState(self) }
}
