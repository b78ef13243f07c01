import Wireframes

/// A rectangle with circular corners, in 1/65536 pixel.
struct Box: Hashable {
  var rect: FixedRect
  /// At most half of the shorter side.
  var radius: Int
  /// The round corners.
  var corners: UInt8

  /// - Parameter radius: In points; what is more than half of a side, even infinite, makes a capsule.
  ///   Not a number makes nil.
  init?(_ rect: FixedRect, radius: Double, corners: DisplayList.Corners, scale: Int) {
    guard !radius.isNaN else { return nil }
    let largest = min(rect.width / 2, rect.height / 2, Fixed.radiusLimit << Fixed.bits)
    let wanted = Fixed.pixels(max(0, radius), scale: scale) ?? largest
    self.rect = rect
    self.radius = min(wanted, largest)
    self.corners = self.radius == 0 ? 0 : corners.intersection(.all).rawValue
  }

  /// The same box as far as a canvas shows it, with edges that are far away moved near, so that the
  /// work is bounded by the canvas and not by the box.
  func clamped(to canvas: PixelRect) -> Box {
    // A corner that is outside of the canvas whole may be anywhere outside.
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
