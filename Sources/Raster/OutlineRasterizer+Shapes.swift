import Typography

extension OutlineRasterizer {
  /// Adds the outline of a box, clockwise.
  ///
  /// - Parameter isHole: Whether to go counter-clockwise, for ``WindingRule/positive``.
  mutating func add(_ box: Box, isHole: Bool = false) {
    var corners = Self.corners(of: box)
    if isHole {
      corners = corners.reversed().map { Corner(center: $0.center, from: $0.to, to: $0.from) }
    }
    for (index, corner) in corners.enumerated() {
      let first = FixedPoint(
        x: corner.center.x + corner.from.x, y: corner.center.y + corner.from.y)
      index == 0 ? move(to: first) : line(to: first)
      quarterCircle(corner)
    }
    close()
  }

  /// A quarter of a circle: its centre, and the vectors from there to its ends.
  private struct Corner {
    var center: FixedPoint
    var from: FixedPoint
    var to: FixedPoint
  }

  /// The four corners clockwise from the top left one; a square corner has radius 0.
  private static func corners(of box: Box) -> [Corner] {
    func corner(_ bit: UInt8, x: Int, y: Int, fromX: Int, fromY: Int) -> Corner {
      let radius = box.corners & bit == 0 ? 0 : box.radius
      // A quarter turn clockwise, where y grows downwards.
      let (toX, toY) = (-fromY, fromX)
      return Corner(
        center: FixedPoint(x: x - (fromX + toX) * radius, y: y - (fromY + toY) * radius),
        from: FixedPoint(x: fromX * radius, y: fromY * radius),
        to: FixedPoint(x: toX * radius, y: toY * radius))
    }
    let rect = box.rect
    return [
      corner(1, x: rect.left, y: rect.top, fromX: -1, fromY: 0),
      corner(2, x: rect.right, y: rect.top, fromX: 0, fromY: -1),
      corner(8, x: rect.right, y: rect.bottom, fromX: 1, fromY: 0),
      corner(4, x: rect.left, y: rect.bottom, fromX: 0, fromY: 1),
    ]
  }

  /// Adds the points of a corner from its first end to its second.
  ///
  /// They are on the circle, since (1 - t²) / (1 + t²) and 2t / (1 + t²) are its rational
  /// parametrisation, so no sine is needed. The second half of the corner is the first half
  /// mirrored, so that all eight octants of a round shape look the same.
  private mutating func quarterCircle(_ corner: Corner) {
    let radius = max(abs(corner.from.x), abs(corner.from.y))
    // A step turns by at most 0.83/n, so the chord is at most 0.086 r/n² away from the circle.
    let count = Self.count(radius * 86 / 1000)
    for step in 1..<count + 1 { add(corner, step: step, of: count, isMirrored: false) }
    for step in (0..<count).reversed() { add(corner, step: step, of: count, isMirrored: true) }
  }

  private mutating func add(_ corner: Corner, step: Int, of count: Int, isMirrored: Bool) {
    // t runs from 0 to 106/256, the tangent of 22.5°.
    let (across, along) = (256 * count, 106 * step)
    let whole = across * across + along * along
    let long = across * across - along * along
    let short = 2 * across * along
    let (first, second) = isMirrored ? (short, long) : (long, short)
    line(
      to: FixedPoint(
        x: corner.center.x
          + Fixed.quotient(corner.from.x * first + corner.to.x * second, whole),
        y: corner.center.y
          + Fixed.quotient(corner.from.y * first + corner.to.y * second, whole)))
  }
}

extension OutlineRasterizer {
  /// Adds the outline of a glyph, with its origin on the baseline at (0, 0).
  mutating func add(_ outline: GlyphOutline, size: Int, quarter: Int) {
    // Converts font units to 1/65536 pixel; the size is in 1/64 pixel.
    let factor = size << (Fixed.bits - 6)
    let em = Int(max(1, outline.unitsPerEm))
    let shift = quarter << (Fixed.bits - 2)
    func point(_ x: Int32, _ y: Int32) -> FixedPoint {
      FixedPoint(
        x: Fixed.quotient(Int(x) * factor, em) + shift, y: -Fixed.quotient(Int(y) * factor, em))
    }
    for segment in outline.segments {
      switch segment {
      case .move(let x, let y):
        move(to: point(x, y))
      case .line(let x, let y):
        line(to: point(x, y))
      case .quad(let cx, let cy, let x, let y):
        quadratic(control: point(cx, cy), to: point(x, y))
      case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
        cubic(point(c1x, c1y), point(c2x, c2y), to: point(x, y))
      }
    }
    close()
  }
}
