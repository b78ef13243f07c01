import Wireframes

/// A rectangle in 1/65536 pixel, never empty.
struct FixedRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Takes a rectangle of a display list to pixels; nil when it is empty, infinite or absurd.
  init?(_ rect: Rect, scale: Int) {
    guard
      let left = Fixed.pixels(rect.x, scale: scale), let top = Fixed.pixels(rect.y, scale: scale),
      let right = Fixed.pixels(rect.maxX, scale: scale),
      let bottom = Fixed.pixels(rect.maxY, scale: scale),
      left < right, top < bottom
    else { return nil }
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  var width: Int { right - left }
  var height: Int { bottom - top }

  /// Whether all edges are on pixel boundaries.
  var isAligned: Bool { (left | top | right | bottom) & Fixed.fraction == 0 }

  /// The smallest rectangle of whole pixels around it.
  var outerPixels: PixelRect {
    PixelRect(
      left: left >> Fixed.bits, top: top >> Fixed.bits,
      right: (right + Fixed.fraction) >> Fixed.bits, bottom: (bottom + Fixed.fraction) >> Fixed.bits
    )
  }

  /// The rectangle of whole pixels whose edges are nearest.
  var nearestPixels: PixelRect {
    let half = Fixed.one / 2
    return PixelRect(
      left: (left + half) >> Fixed.bits, top: (top + half) >> Fixed.bits,
      right: (right + half) >> Fixed.bits, bottom: (bottom + half) >> Fixed.bits)
  }
}
