/// One line of glyphs with their places.
package struct TextLine: Hashable, Sendable {
  /// A glyph and the place of its origin.
  package struct PlacedGlyph: Hashable, Sendable {
    /// Which outline.
    package var glyph: GlyphID
    /// The distance from the start of the line in points.
    package var x: Double

    /// Creates a placed glyph.
    package init(glyph: GlyphID, x: Double) {
      self.glyph = glyph
      self.x = x
    }
  }

  /// The font that the line was set in.
  package var font: Font
  /// The glyphs from left to right; blanks have none.
  package var glyphs: [PlacedGlyph]
  /// The advance of the whole line in points.
  package var width: Double

  /// Creates a line from its placed glyphs.
  package init(font: Font, glyphs: [PlacedGlyph], width: Double) {
    self.font = font
    self.glyphs = glyphs
    self.width = width
  }
}
