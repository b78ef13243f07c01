/// One glyph's levels of coverage, in the arena of a ``GlyphCache``.
struct GlyphMask {
  /// The place of the first level in the arena; rows follow each other without gaps.
  var offset: Int
  /// The pixels covered, relative to the glyph's origin on the baseline.
  var bounds: PixelRect
}
