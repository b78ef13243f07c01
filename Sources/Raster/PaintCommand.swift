/// One item of a display list in pixels, ready to be painted.
struct PaintCommand {
  /// What is painted.
  enum Figure {
    /// All of the bounds.
    case rectangle
    /// A shape of the cache, with its origin at a pixel.
    case shape(Int, x: Int, y: Int)
    /// Some of the plan's glyphs.
    case glyphs(Range<Int>)
  }

  /// A glyph of the cache with its origin at a pixel.
  struct PlacedMask {
    var mask: Int
    var x: Int
    var y: Int
  }

  var figure: Figure
  var ink: Ink
  /// All pixels that may change; nothing outside is painted.
  var bounds: PixelRect

  /// Whether nothing of what was painted before is seen through it within its bounds.
  var isOpaqueRectangle: Bool {
    if case .rectangle = figure { ink.alpha == 255 } else { false }
  }
}
