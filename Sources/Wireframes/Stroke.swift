/// A line through points as a pen draws it: with flat ends, and corners that are pointed or rounded.
package struct Stroke: Hashable, Sendable {
  /// The points, in order.
  package var points: [Point]
  /// The width of the line in points.
  package var width: Double
  /// How far before and after each inner point the line leaves it for a curve, in points.
  package var corner: Double
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  package var dash: [Double]

  /// Creates a line from its measures in points.
  package init(_ points: [Point], width: Double, corner: Double = 0, dash: [Double] = []) {
    self.points = points
    self.width = width
    self.corner = corner
    self.dash = dash
  }

  /// A part of the line, from where the part before ended.
  package enum Part: Equatable {
    case line(Point)
    /// A cubic curve with its two control points and its end.
    case curve(Point, Point, Point)
  }

  /// The line from its first point, with its rounded corners.
  package var parts: [Part] {
    guard let last = points.last, points.count > 1 else { return [] }
    var parts: [Part] = []
    for index in 1..<points.count - 1 {
      let (before, turn, after) = (points[index - 1], points[index], points[index + 1])
      let reach = min(corner, turn.distance(to: before) / 2, turn.distance(to: after) / 2)
      guard reach > 0 else {
        parts.append(.line(turn))
        continue
      }
      // The distance of the control points makes the best quarter of a circle.
      let control = reach * (1 - 0.5523)
      parts.append(.line(turn.moved(reach, towards: before)))
      parts.append(
        .curve(
          turn.moved(control, towards: before), turn.moved(control, towards: after),
          turn.moved(reach, towards: after)))
    }
    return parts + [.line(last)]
  }
}

extension Point {
  /// A square root is exact to the last bit on every machine, as sums and products are.
  package func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func moved(_ length: Double, towards other: Point) -> Point {
    let share = length / distance(to: other)
    return Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
