/// The index of one outline in the embedded data.
public struct GlyphID: Hashable, Sendable {
  /// The index.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A weight of the outline font.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  /// For running text.
  case regular
  /// For the smallest labels.
  case medium
  /// For headlines and buttons.
  case semibold
  /// For titles.
  case bold
}

/// A weight and a size.
public struct Font: Hashable, Sendable {
  /// The size of the em square in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight

  /// Creates a font from the size of its em square in points and its weight.
  public init(size: Double, weight: FontWeight = .regular) {
    self.size = size
    self.weight = weight
  }
}

/// One line of glyphs with their places.
public struct TextLine: Hashable, Sendable {
  /// A glyph and the place of its origin.
  public struct PlacedGlyph: Hashable, Sendable {
    /// Which outline.
    public var glyph: GlyphID
    /// The distance from the start of the line in points.
    public var x: Double

    /// Creates a placed glyph.
    public init(glyph: GlyphID, x: Double) {
      self.glyph = glyph
      self.x = x
    }
  }

  /// The font that the line was set in.
  public var font: Font
  /// The glyphs from left to right; blanks have none.
  public var glyphs: [PlacedGlyph]
  /// The advance of the whole line in points.
  public var width: Double

  /// Creates a line from its placed glyphs.
  public init(font: Font, glyphs: [PlacedGlyph], width: Double) {
    self.font = font
    self.glyphs = glyphs
    self.width = width
  }
}
