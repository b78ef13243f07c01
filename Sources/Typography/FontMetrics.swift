/// The vertical measures of a font in points, from the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// How far the tallest letters reach above the baseline.
  package var ascent: Double
  /// How far the lowest letters reach below the baseline; positive.
  package var descent: Double
  /// The height of a capital H.
  package var capHeight: Double
  /// The height of a small x.
  package var xHeight: Double

  /// The measures of a font, the same in all weights (Inter's hhea and OS/2 tables).
  package init(_ font: Font) {
    ascent = 2728 * font.size / Self.unitsPerEm
    descent = 680 * font.size / Self.unitsPerEm
    capHeight = 2048 * font.size / Self.unitsPerEm
    xHeight = 1536 * font.size / Self.unitsPerEm
  }

  /// The distance from one baseline to the next when lines are set solid.
  package var lineHeight: Double { ascent + descent }

  private static let unitsPerEm = 2816.0
}
