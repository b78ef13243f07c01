import Wireframes

/// A rectangle with circular corners, in 1/65536 pixel.
struct Box: Hashable {
  var rect: FixedRect
  /// At most half of the shorter side.
  var radius: Int
  /// The round corners.
  var corners: UInt8

  /// - Parameter radius: In points; more than half of a side, even infinity, makes a capsule. NaN makes nil.
  init?(_ rect: FixedRect, radius: Double, corners: DisplayList.Corners, scale: Int) {
    guard !radius.isNaN else { return nil }
    let largest = min(rect.width / 2, rect.height / 2, Fixed.radiusLimit << Fixed.bits)
    let wanted = Fixed.pixels(max(0, radius), scale: scale) ?? largest
    self.rect = rect
    self.radius = min(wanted, largest)
    self.corners = self.radius == 0 ? 0 : corners.intersection(.all).rawValue
  }

  /// The box with edges far outside of a canvas moved near to it.
  ///
  /// The canvas shows the same, and the work is bounded by the canvas instead of the box.
  func clamped(to canvas: PixelRect) -> Box {
    // A corner completely outside of the canvas may be anywhere outside.
    let margin = radius + Fixed.one
    var box = self
    box.rect.left = max(rect.left, (canvas.left << Fixed.bits) - margin)
    box.rect.top = max(rect.top, (canvas.top << Fixed.bits) - margin)
    box.rect.right = min(rect.right, (canvas.right << Fixed.bits) + margin)
    box.rect.bottom = min(rect.bottom, (canvas.bottom << Fixed.bits) + margin)
    return box
  }

  func offsetBy(x: Int, y: Int) -> Box {
    var box = self
    box.rect.left += x
    box.rect.right += x
    box.rect.top += y
    box.rect.bottom += y
    return box
  }
}

/// A rectangle in 1/65536 pixel, never empty.
struct FixedRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Converts a rectangle of a display list to pixels; nil if it is empty, infinite or too far away.
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

  /// The smallest rectangle of whole pixels that contains it.
  var outerPixels: PixelRect {
    PixelRect(
      left: left >> Fixed.bits, top: top >> Fixed.bits,
      right: (right + Fixed.fraction) >> Fixed.bits, bottom: (bottom + Fixed.fraction) >> Fixed.bits
    )
  }

  /// The rectangle with its edges rounded to whole pixels.
  var nearestPixels: PixelRect {
    let half = Fixed.one / 2
    return PixelRect(
      left: (left + half) >> Fixed.bits, top: (top + half) >> Fixed.bits,
      right: (right + half) >> Fixed.bits, bottom: (bottom + half) >> Fixed.bits)
  }
}
