import FlowMaps
import Scenes
import Wireframes

/// A straight part of a line of a map.
struct Segment {
  var line: Int
  var source: Int
  var kind: FlowGraph.Edge.Kind
  var isHorizontal: Bool
  /// The y of a horizontal part, the x of a vertical one.
  var place: Double
  var from: Double
  var to: Double

  var top: Double { isHorizontal ? place : from }
  var bottom: Double { isHorizontal ? place : to }

  init(
    line: Int, source: Int, kind: FlowGraph.Edge.Kind = .link, from start: Point, to end: Point
  ) {
    self.line = line
    self.source = source
    self.kind = kind
    isHorizontal = start.y == end.y
    place = isHorizontal ? start.y : start.x
    let (first, last) = isHorizontal ? (start.x, end.x) : (start.y, end.y)
    (from, to) = (min(first, last), max(first, last))
  }

  /// The straight parts of every line of a map.
  static func all(in layout: MapLayout, of graph: FlowGraph) -> [Segment] {
    layout.lines.enumerated().flatMap { index, line in
      let edge = graph.edges[line.edges[0]]
      return zip(line.points, line.points.dropFirst()).map { start, end in
        Segment(line: index, source: edge.source, kind: edge.kind, from: start, to: end)
      }
    }
  }

  func meets(_ rect: Rect) -> Bool {
    isHorizontal
      ? place > rect.y && place < rect.maxY && to > rect.x && from < rect.maxX
      : place > rect.x && place < rect.maxX && to > rect.y && from < rect.maxY
  }

  /// Whether both overlap.
  func covers(_ other: Segment) -> Bool {
    isHorizontal == other.isHorizontal && abs(place - other.place) < 1
      && min(to, other.to) - max(from, other.from) > 0
  }

  func crosses(_ other: Segment) -> Bool {
    isHorizontal != other.isHorizontal && place > other.from && place < other.to
      && other.place > from && other.place < to
  }
}
