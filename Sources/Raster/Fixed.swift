/// Arithmetic on coordinates in 1/65536 pixel.
///
/// Integers, because they are the same on every CPU: no fused multiply-add, no libm, no rounding
/// mode. 16 bits of fraction keep the area of a pixel exact to far below one level of coverage, and
/// products of two coordinates stay within 64 bits up to ``coordinateLimit``.
enum Fixed {
  /// The number of bits after the point.
  static let bits = 16
  /// One pixel.
  static let one = 1 << bits
  /// The bits after the point.
  static let fraction = one - 1
  /// The largest side of a picture in pixels.
  static let sideLimit = 1 << 14
  /// The largest corner radius in pixels.
  ///
  /// A larger one needs a box larger than any picture.
  static let radiusLimit = 1 << 13
  /// The farthest pixel that a place in a display list may have; beyond it nothing is painted.
  static let coordinateLimit = 1 << 24

  /// A length in points on the grid of 1/256 pixel, or nil when no picture can hold it.
  ///
  /// The grid swallows what divisions such as a third of a point leave over, so that an edge meant
  /// to be on a pixel boundary is on it.
  static func pixels(_ points: Double, scale: Int) -> Int? {
    guard let steps = nearest(points * Double(scale) * 256, limit: coordinateLimit << 8) else {
      return nil
    }
    return steps << (bits - 8)
  }

  /// The nearest integer, halves upwards, or nil when it is beyond a limit or not a number.
  static func nearest(_ value: Double, limit: Int) -> Int? {
    guard value > -Double(limit), value < Double(limit) else { return nil }
    let floor = floor(value)
    return value - Double(floor) >= 0.5 ? floor + 1 : floor
  }

  /// The integer below a value that is known to be small enough.
  ///
  /// `rounded(.down)` would call libm.
  private static func floor(_ value: Double) -> Int {
    let truncated = Int(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// A quotient rounded to the nearest integer, halves away from zero, so that a mirrored shape has
  /// mirrored points.
  static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    let half = divisor / 2
    return dividend >= 0 ? (dividend + half) / divisor : -((half - dividend) / divisor)
  }
}

/// A place in 1/65536 pixel, y downwards.
struct FixedPoint: Hashable {
  var x: Int
  var y: Int
}
