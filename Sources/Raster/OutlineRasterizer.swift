/// Converts the edges of a path to coverage cells.
///
/// Reset it between paths to reuse its storage.
struct OutlineRasterizer {
  /// The cells so far, in the order of the path.
  private(set) var cells: [CoverageCell] = []
  private var start = FixedPoint(x: 0, y: 0)
  private(set) var current = FixedPoint(x: 0, y: 0)

  /// Removes the path.
  mutating func reset() {
    cells.removeAll(keepingCapacity: true)
    start = FixedPoint(x: 0, y: 0)
    current = start
  }

  /// Closes the contour and starts another.
  mutating func move(to point: FixedPoint) {
    close()
    start = point
    current = point
  }

  /// Adds a straight edge.
  mutating func line(to point: FixedPoint) {
    addEdge(from: current, to: point)
    current = point
  }

  /// Returns to the start of the contour.
  mutating func close() {
    if current != start { line(to: start) }
  }

  /// Sorts the cells row by row, left to right.
  mutating func sort() {
    cells.sort { $0.key < $1.key }
  }

  /// Cuts an edge into one slice per row.
  ///
  /// Both directions use the same cuts, so that contours with a common edge leave no seam.
  private mutating func addEdge(from: FixedPoint, to: FixedPoint) {
    guard from.y != to.y else { return }
    let isDown = from.y < to.y
    let top = isDown ? from : to
    let bottom = isDown ? to : from
    let width = bottom.x - top.x
    let height = bottom.y - top.y
    var x = top.x
    var y = top.y
    while y < bottom.y {
      let nextY = min(bottom.y, ((y >> Fixed.bits) + 1) << Fixed.bits)
      let nextX = top.x + Fixed.quotient((nextY - top.y) * width, height)
      let rise = isDown ? y - nextY : nextY - y
      addSlice(row: y >> Fixed.bits, from: min(x, nextX), to: max(x, nextX), height: rise)
      x = nextX
      y = nextY
    }
  }

  /// Cuts a slice of an edge, which is within one row, into one piece per pixel.
  private mutating func addSlice(row: Int, from left: Int, to right: Int, height: Int) {
    var x = left
    var done = 0
    while true {
      let column = x >> Fixed.bits
      let end = min(right, (column + 1) << Fixed.bits)
      let reached = end == right ? height : Fixed.quotient((end - left) * height, right - left)
      let origin = column << Fixed.bits
      let piece = reached - done
      add(
        x: column, y: row, cover: piece,
        area: piece * (2 * Fixed.one - (x - origin) - (end - origin)))
      guard end < right else { return }
      done = reached
      x = end
    }
  }

  private mutating func add(x: Int, y: Int, cover: Int, area: Int) {
    let last = cells.count - 1
    if last >= 0, cells[last].key == CoverageCell.key(x: x, y: y) {
      cells[last].cover += cover
      cells[last].area += area
    } else {
      cells.append(CoverageCell(x: x, y: y, cover: cover, area: area))
    }
  }
}

extension OutlineRasterizer {
  /// The maximum distance of a chord from its curve: 1/64 pixel, an eighth of one level of coverage.
  static var tolerance: Int { Fixed.one / 64 }

  /// Adds a quadratic Bézier curve.
  mutating func quadratic(control: FixedPoint, to end: FixedPoint) {
    let start = current
    // A chord over 1/n of the curve deviates by at most |p₀ - 2p₁ + p₂| / 4n².
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
    // The second derivative is at most 6 × the larger bend, and a chord deviates by at most an eighth of it.
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
    // At least the length, and at most 12 % more.
    return max(x, y) + min(x, y) / 2
  }

  /// The minimum number of chords within the tolerance, from the deviation of one chord.
  static func count(_ deviation: Int) -> Int {
    var count = 1
    while count < 256, tolerance * count * count < deviation { count += 1 }
    return count
  }
}
