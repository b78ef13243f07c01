import Typography

/// What a glyph's pixels depend on.
struct GlyphKey: Hashable {
  var glyph: GlyphID
  /// The side of the em square in 1/64 pixel.
  var size: Int32
  /// The place of the origin between two pixels, in quarters.
  var quarter: UInt8
}
