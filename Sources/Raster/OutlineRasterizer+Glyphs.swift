import Typography

extension OutlineRasterizer {
  /// Adds the outline of a glyph, with its origin on the baseline at (0, 0).
  mutating func add(_ key: GlyphKey) {}
}
