import Wireframes

/// The outline of a stroke: one contour per dash.
///
/// It uses only sums, products, quotients and square roots, which IEEE 754 rounds the same on every machine.
struct StrokeOutline {
  /// A point on the line.
  private struct Step {
    var point: Point
    /// The distance from the start, along the line.
    var length: Double
  }

  /// The contours, in pixels.
  private(set) var contours: [[Point]] = []
  private let half: Double

  /// - Parameter scale: Pixels per point.
  init(_ stroke: Stroke, scale: Double) {
    half = stroke.width * scale / 2
    let steps = Self.steps(of: stroke, scale: scale)
    guard half > 0, steps.count > 1, let end = steps.last?.length else { return }
    let dash = stroke.dash.map { $0 * scale }
    guard dash.allSatisfy({ $0 > 0.05 }), !dash.isEmpty else {
      contours = [contour(round: steps.map(\.point))]
      return
    }
    var from = 0.0
    var index = 0
    var next = 1
    while from < end {
      let to = min(end, from + dash[index % dash.count])
      if index.isMultiple(of: 2) {
        contours.append(contour(round: Self.piece(of: steps, from, to, next: &next)))
      }
      from = to
      index += 1
    }
  }

  /// The line as straight steps, short enough for smooth curves.
  private static func steps(of stroke: Stroke, scale: Double) -> [Step] {
    guard let first = stroke.points.first else { return [] }
    func pixels(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
    var steps = [Step(point: pixels(first), length: 0)]
    func add(_ point: Point) {
      let last = steps[steps.count - 1]
      let length = last.point.distance(to: point)
      if length > 0 { steps.append(Step(point: point, length: last.length + length)) }
    }
    for part in stroke.parts {
      switch part {
      case .line(let end): add(pixels(end))
      case .curve(let first, let second, let end):
        let start = steps[steps.count - 1].point
        let points = (pixels(first), pixels(second), pixels(end))
        let count = 16
        for index in 1...count {
          let t = Double(index) / Double(count)
          let (a, b) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t)
          let (c, d) = (3 * (1 - t) * t * t, t * t * t)
          add(
            Point(
              x: a * start.x + b * points.0.x + c * points.1.x + d * points.2.x,
              y: a * start.y + b * points.0.y + c * points.1.y + d * points.2.y))
        }
      }
    }
    return steps
  }

  /// The points between two lengths.
  ///
  /// - Parameter next: The index of the first step after the start; it is advanced.
  private static func piece(
    of steps: [Step], _ from: Double, _ to: Double, next: inout Int
  ) -> [Point] {
    while next < steps.count - 1, steps[next].length <= from { next += 1 }
    var points = [point(at: from, before: next, of: steps)]
    var index = next
    while index < steps.count, steps[index].length < to {
      points.append(steps[index].point)
      index += 1
    }
    points.append(point(at: to, before: min(index, steps.count - 1), of: steps))
    return points
  }

  private static func point(at length: Double, before index: Int, of steps: [Step]) -> Point {
    let (start, end) = (steps[index - 1], steps[index])
    let share = (length - start.length) / (end.length - start.length)
    return Point(
      x: start.point.x + (end.point.x - start.point.x) * share,
      y: start.point.y + (end.point.y - start.point.y) * share)
  }

  /// The outline around the points: one side forwards, then the other side backwards.
  private func contour(round points: [Point]) -> [Point] {
    var left: [Point] = []
    var right: [Point] = []
    for index in points.indices {
      let point = points[index]
      let before = index > 0 ? Self.normal(points[index - 1], point) : nil
      let after = index < points.count - 1 ? Self.normal(point, points[index + 1]) : nil
      guard let first = before ?? after, let second = after ?? before else { continue }
      // The corner is where both sides meet: along the sum of the normals, and farther for a sharper turn.
      let product = 1 + first.x * second.x + first.y * second.y
      guard product > 0.125 else {
        for normal in [first, second] {
          left.append(Point(x: point.x + normal.x * half, y: point.y + normal.y * half))
          right.append(Point(x: point.x - normal.x * half, y: point.y - normal.y * half))
        }
        continue
      }
      let reach = half / product
      let (dx, dy) = ((first.x + second.x) * reach, (first.y + second.y) * reach)
      left.append(Point(x: point.x + dx, y: point.y + dy))
      right.append(Point(x: point.x - dx, y: point.y - dy))
    }
    return left + right.reversed()
  }

  /// The unit vector to the left of a step; nil if the step has no length.
  private static func normal(_ from: Point, _ to: Point) -> Point? {
    let length = from.distance(to: to)
    guard length > 0 else { return nil }
    return Point(x: (to.y - from.y) / length, y: (from.x - to.x) / length)
  }
}
