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
