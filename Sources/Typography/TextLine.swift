/// One line of glyphs with their positions.
package struct TextLine: Hashable, Sendable {
  /// A glyph and the position of its origin.
  package struct PlacedGlyph: Hashable, Sendable {
    /// The glyph.
    package var glyph: GlyphID
    /// The distance from the start of the line in points.
    package var x: Double
    /// The distance above the baseline in points.
    package var y: Double

    /// Creates a placed glyph.
    package init(glyph: GlyphID, x: Double, y: Double = 0) {
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }

  /// A bar instead of text that is not known, from the baseline to the height of a lowercase x.
  package struct Bar: Hashable, Sendable {
    /// The distance from the start of the line in points.
    package var x: Double
    /// The width in points.
    package var width: Double

    /// Creates a bar from its position and its width.
    package init(x: Double, width: Double) {
      self.x = x
      self.width = width
    }
  }

  /// The font of the line.
  package var font: Font
  /// The glyphs from left to right; blanks and bars have none.
  package var glyphs: [PlacedGlyph]
  /// The bars from left to right.
  package var bars: [Bar]
  /// The advance of the whole line in points.
  package var width: Double
  /// The text that does not fit, if this is the line that shows it.
  package var misfit: TextMisfit?

  /// Creates a line from its placed glyphs.
  package init(font: Font, glyphs: [PlacedGlyph], bars: [Bar] = [], width: Double) {
    self.font = font
    self.glyphs = glyphs
    self.bars = bars
    self.width = width
  }
}

extension TextLine {
  /// Lines that look the same are equal, whatever was cut of their texts.
  package static func == (one: TextLine, other: TextLine) -> Bool {
    one.font == other.font && one.glyphs == other.glyphs && one.bars == other.bars
      && one.width == other.width
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(font)
    hasher.combine(glyphs)
    hasher.combine(bars)
    hasher.combine(width)
  }
}

/// A text that is cut, or split inside of a word.
package struct TextMisfit: Hashable, Sendable {
  /// The whole text.
  package var text: String
  /// Whether it ends in an ellipsis; else a word of it is on two lines.
  package var isCut: Bool
  /// By how much the line is too narrow for the rest of the text or for the word, in points.
  package var missing: Double
  /// The number of characters without which it fits.
  package var surplus: Int

  /// The width of the line in points.
  package var room: Double
  /// The font of the line.
  package var font: Font

  init(
    of text: String, isCut: Bool, missing: Double, surplus: Int, room: Double, font: Font
  ) {
    (self.text, self.isCut, self.missing, self.surplus) = (text, isCut, missing, surplus)
    (self.room, self.font) = (room, font)
  }
}
