import FlowMaps
import Scenes
import Wireframes

/// A straight part of a line of a map.
struct Segment {
  var line: Int
  var source: Int
  var isHorizontal: Bool
  /// The y of a horizontal part, the x of a vertical one.
  var place: Double
  var from: Double
  var to: Double

  /// The straight parts of every line of a map.
  static func all(in layout: MapLayout, of graph: FlowGraph) -> [Segment] {
    layout.lines.enumerated().flatMap { index, line in
      zip(line.points, line.points.dropFirst()).map { start, end in
        let isHorizontal = start.y == end.y
        let (from, to) = isHorizontal ? (start.x, end.x) : (start.y, end.y)
        return Segment(
          line: index, source: graph.edges[line.edge].source, isHorizontal: isHorizontal,
          place: isHorizontal ? start.y : start.x, from: min(from, to), to: max(from, to))
      }
    }
  }

  func meets(_ rect: Rect) -> Bool {
    isHorizontal
      ? place > rect.y && place < rect.maxY && to > rect.x && from < rect.maxX
      : place > rect.x && place < rect.maxX && to > rect.y && from < rect.maxY
  }

  /// Whether the other lies on this one for a part of its way.
  func covers(_ other: Segment) -> Bool {
    isHorizontal == other.isHorizontal && abs(place - other.place) < 1
      && min(to, other.to) - max(from, other.from) > 0
  }

  func crosses(_ other: Segment) -> Bool {
    isHorizontal != other.isHorizontal && place > other.from && place < other.to
      && other.place > from && other.place < to
  }
}
