import Scenes
import Typography
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
      let edge = lines[index].edge
      return Look(
        start: points[index][0], kind: map.graph.edges[edge].kind, mark: marks?.edges[edge])
    }
    for (look, members) in looks {
      let drawn = MapTrunk.lines(
        members.map { points[$0] }, corner: MapMetrics.lineCorner, dash: theme.pen(look.kind).dash)
      for (index, line) in zip(members, drawn) { points[index] = line }
    }
    // Added and removed lines are drawn over unchanged ones.
    func isMarked(_ index: Int) -> Bool { marks?.edges[lines[index].edge] != nil }
    let order = lines.indices.filter { !isMarked($0) } + lines.indices.filter(isMarked)
    for index in order { drawLine(lines[index], through: points[index], on: &pen) }
  }

  /// Draws a line with its arrowhead and its number of steps.
  ///
  /// - Parameter points: The drawn part of the line.
  private func drawLine(
    _ line: MapLayout.Line, through points: [Point], on pen: inout MapPen
  ) {
    let edge = map.graph.edges[line.edge]
    let (width, dash, color) = theme.pen(edge.kind)
    let mark = marks.map { $0.edges[line.edge].map(theme.color) ?? theme.edge }
    pen.arrow(points, width: width, corner: MapMetrics.lineCorner, dash: dash, mark ?? color)
    guard let steps = edge.stepsText, line.points.count > 1 else { return }
    let (from, to) = (line.points[line.points.count - 2], line.points[line.points.count - 1])
    let text = Typesetter.line(steps, font: .label)
    // Close to the arrowhead, since other lines may turn farther to the left.
    let middle = max((from.x + to.x) / 2, to.x - 60)
    let place = Rect(
      x: middle - text.width / 2 - 5, y: to.y - 8, width: text.width + 10, height: 16)
    pen.rounded(place, radius: 8, theme.lane)
    pen.text(
      steps, .label, theme.label, at: middle, centerY: to.y, anchor: .center)
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
