extension OutlineRasterizer {
  /// How far a chord may be from its curve: 1/64 pixel, an eighth of one level of coverage.
  static var tolerance: Int { Fixed.one / 64 }

  /// Adds a quadratic Bézier curve.
  mutating func quadratic(control: FixedPoint, to end: FixedPoint) {
    let start = current
    // A chord over 1/n of the curve is at most |p₀ - 2p₁ + p₂| / 4n² away from it.
    let bend = Self.bend(start, control, end)
    let count = Self.count(bend / 4)
    let whole = count * count
    for step in 1..<max(count, 1) {
      let rest = count - step
      let (a, b, c) = (rest * rest, 2 * rest * step, step * step)
      line(
        to: FixedPoint(
          x: Fixed.quotient(a * start.x + b * control.x + c * end.x, whole),
          y: Fixed.quotient(a * start.y + b * control.y + c * end.y, whole)))
    }
    line(to: end)
  }

  /// Adds a cubic Bézier curve.
  mutating func cubic(_ first: FixedPoint, _ second: FixedPoint, to end: FixedPoint) {
    let start = current
    // The second derivative is at most 6 × the larger bend, and a chord is an eighth of it away.
    let bend = max(Self.bend(start, first, second), Self.bend(first, second, end))
    let count = Self.count(bend * 3 / 4)
    let whole = count * count * count
    for step in 1..<max(count, 1) {
      let rest = count - step
      let (a, b) = (rest * rest * rest, 3 * rest * rest * step)
      let (c, d) = (3 * rest * step * step, step * step * step)
      line(
        to: FixedPoint(
          x: Fixed.quotient(a * start.x + b * first.x + c * second.x + d * end.x, whole),
          y: Fixed.quotient(a * start.y + b * first.y + c * second.y + d * end.y, whole)))
    }
    line(to: end)
  }

  private static func bend(_ a: FixedPoint, _ b: FixedPoint, _ c: FixedPoint) -> Int {
    let x = abs(a.x - 2 * b.x + c.x)
    let y = abs(a.y - 2 * b.y + c.y)
    // Never less than the length, and at most 12 % more.
    return max(x, y) + min(x, y) / 2
  }

  /// The least number of chords that keeps within the tolerance where one chord deviates by so much.
  static func count(_ deviation: Int) -> Int {
    var count = 1
    while count < 256, tolerance * count * count < deviation { count += 1 }
    return count
  }
}
