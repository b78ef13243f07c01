import Scenes
import Wireframes

extension MapPicture {
  /// The properties of lines that share a common stretch.
  private struct Look: Hashable {
    var start: Point
    var kind: FlowGraph.Edge.Kind
    var mark: MapMarks.Mark?
  }

  /// Draws the lines between screens, with common stretches drawn once.
  func drawLines(on pen: inout MapPen) {
    let lines = layout.lines
    var points = lines.map(\.points)
    let looks = Dictionary(grouping: lines.indices.filter { !points[$0].isEmpty }) { index in
      Look(
        start: points[index][0], kind: kind(of: lines[index]), mark: mark(of: lines[index]))
    }
    for (look, members) in looks {
      let drawn = MapTrunk.lines(
        members.map { points[$0] }, corner: MapMetrics.lineCorner,
        dash: theme.style(of: look.kind).dash)
      for (index, line) in zip(members, drawn) { points[index] = line }
    }
    // Added and removed lines are drawn over unchanged ones.
    func isMarked(_ index: Int) -> Bool { mark(of: lines[index]) != nil }
    let order = lines.indices.filter { !isMarked($0) } + lines.indices.filter(isMarked)
    for index in order {
      var style = theme.style(of: kind(of: lines[index]))
      if marks != nil { style.color = mark(of: lines[index]).map(theme.color) ?? theme.edge }
      pen.arrow(points[index], corner: MapMetrics.lineCorner, style)
    }
  }

  private func kind(of line: MapLayout.Line) -> FlowGraph.Edge.Kind {
    map.graph.edges[line.edges[0]].kind
  }

  /// The change that all transitions of a line have in common.
  private func mark(of line: MapLayout.Line) -> MapMarks.Mark? {
    guard let mark = marks?.edges[line.edges[0]] else { return nil }
    return line.edges.allSatisfy { marks?.edges[$0] == mark } ? mark : nil
  }
}

/// The common stretch of lines that leave a screen with the same style; it is drawn once.
///
/// If it was drawn once for each line, its antialiased edges would add up, and a thin pale line would look thick
/// and dark.
struct MapTrunk {
  /// The longest of the lines, which is drawn completely.
  private let points: [Point]
  /// The length of the curve before and after a turn.
  private let corner: Double
  /// The length of a dash pattern; 0 for a solid line.
  private let period: Double

  /// The parts of lines to draw: all but the longest line begin where they leave it.
  ///
  /// - Parameters:
  ///   - lines: Lines that begin at the same point.
  ///   - corner: The length of the curve before and after a turn.
  ///   - dash: The alternating lengths of dashes and gaps.
  static func lines(_ lines: [[Point]], corner: Double, dash: [Double]) -> [[Point]] {
    let lengths = lines.map { line in
      zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    guard let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }) else { return [] }
    let trunk = MapTrunk(
      points: lines[longest], corner: corner, period: dash.reduce(0, +))
    return lines.indices.map { $0 == longest ? lines[$0] : trunk.branch(of: lines[$0]) }
  }

  /// The part of a line that is not in the trunk; the whole line if it leaves the trunk too early to be cut.
  ///
  /// It begins at the start of the curve or before it, where its dashes match those of the trunk.
  private func branch(of line: [Point]) -> [Point] {
    let common = zip(points, line).prefix { $0 == $1 }.count
    guard common > 0, common < min(points.count, line.count) else { return line }
    let last = line[common - 1]
    guard let fork = fork(of: points[common], and: line[common], after: last) else { return line }
    let straight = last.distance(to: fork)
    let curve = length(upTo: common) + straight - corner
    let back = corner + (period > 0 ? curve.truncatingRemainder(dividingBy: period) : 0)
    // The curve before uses a part of the straight stretch, too.
    guard straight > back + corner else { return line }
    let share = back / straight
    let start = Point(
      x: fork.x + (last.x - fork.x) * share, y: fork.y + (last.y - fork.y) * share)
    return [start] + line[common...]
  }

  /// The point where two lines part that leave a point in the same direction; nil if the directions differ.
  private func fork(of first: Point, and second: Point, after place: Point) -> Point? {
    let (nearer, farther) =
      place.distance(to: first) < place.distance(to: second) ? (first, second) : (second, first)
    let isHorizontal = nearer.y == place.y && farther.y == place.y
    let isVertical = nearer.x == place.x && farther.x == place.x
    let (dx, dy) = (nearer.x - place.x, nearer.y - place.y)
    let isSameDirection = dx * (farther.x - place.x) + dy * (farther.y - place.y) > 0
    return (isHorizontal || isVertical) && isSameDirection ? nearer : nil
  }

  /// The length of the trunk up to a point, with its curves as quarters of a circle.
  private func length(upTo count: Int) -> Double {
    let straight = zip(points.prefix(count), points.prefix(count).dropFirst())
      .reduce(0) { $0 + $1.0.distance(to: $1.1) }
    return straight - Double(max(0, count - 1)) * corner * (2 - .pi / 2)
  }
}
