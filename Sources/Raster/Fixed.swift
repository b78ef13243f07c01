/// Fixed-point arithmetic on coordinates in 1/65536 pixel.
///
/// Integers give the same result on every CPU: no fused multiply-add, no libm, no rounding
/// mode. With 16 fraction bits, errors of areas are far below one level of coverage, and
/// products of two coordinates fit into 64 bits up to ``coordinateLimit``.
enum Fixed {
  /// The number of fraction bits.
  static let bits = 16
  /// One pixel.
  static let one = 1 << bits
  /// The mask of the fraction bits.
  static let fraction = one - 1
  /// The maximum side of a picture in pixels.
  static let sideLimit = 1 << 14
  /// The maximum corner radius in pixels.
  ///
  /// A larger one needs a box larger than any picture.
  static let radiusLimit = 1 << 13
  /// The maximum coordinate in pixels; items beyond it are not painted.
  static let coordinateLimit = 1 << 24

  /// A length in points rounded to 1/256 pixel, or nil if it is too large.
  ///
  /// The grid removes rounding errors, such as those of a third of a point, so that an edge intended
  /// to be on a pixel boundary is on it.
  static func pixels(_ points: Double, scale: Int) -> Int? {
    guard let steps = nearest(points * Double(scale) * 256, limit: coordinateLimit << 8) else {
      return nil
    }
    return steps << (bits - 8)
  }

  /// The value rounded half up, or nil if it is beyond a limit or NaN.
  static func nearest(_ value: Double, limit: Int) -> Int? {
    guard value > -Double(limit), value < Double(limit) else { return nil }
    let floor = floor(value)
    return value - Double(floor) >= 0.5 ? floor + 1 : floor
  }

  /// The floor of a value that is known to fit into an integer.
  ///
  /// `rounded(.down)` would call libm.
  private static func floor(_ value: Double) -> Int {
    let truncated = Int(value)
    return Double(truncated) > value ? truncated - 1 : truncated
  }

  /// A quotient rounded half away from zero, so that a mirrored shape has mirrored points.
  static func quotient(_ dividend: Int, _ divisor: Int) -> Int {
    let half = divisor / 2
    return dividend >= 0 ? (dividend + half) / divisor : -((half - dividend) / divisor)
  }
}

/// A point in 1/65536 pixel, y downwards.
struct FixedPoint: Hashable {
  var x: Int
  var y: Int
}
