import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// What lines must have in common to be drawn as one as far as they share their way.
  private struct Look: Hashable {
    var start: Point
    var kind: FlowGraph.Edge.Kind
    var mark: MapMarks.Mark?
  }

  /// The lines between screens, each stretch of a look once.
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
    // What is new or gone lies over what is as it was.
    func isMarked(_ index: Int) -> Bool { marks?.edges[lines[index].edge] != nil }
    let order = lines.indices.filter { !isMarked($0) } + lines.indices.filter(isMarked)
    for index in order { drawLine(lines[index], through: points[index], on: &pen) }
  }

  /// A line with its arrowhead, and how many steps it stands for.
  ///
  /// - Parameter points: What of it is drawn.
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
    // Beside the arrowhead, since the lines of others may turn farther to the left.
    let middle = max((from.x + to.x) / 2, to.x - 60)
    let place = Rect(
      x: middle - text.width / 2 - 5, y: to.y - 8, width: text.width + 10, height: 16)
    pen.rounded(place, radius: 8, theme.lane)
    pen.text(
      steps, .label, theme.label, at: middle, centerY: to.y, anchor: .center)
  }
}
