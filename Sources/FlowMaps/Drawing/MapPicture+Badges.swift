import Wireframes

extension MapPicture {
  /// Draws the symbol of a change, so that it does not depend on colours alone.
  func drawBadge(_ mark: MapMarks.Mark, at center: Point, on pen: inout MapPen) {
    let side = 14.0
    let disc = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    pen.rounded(disc, radius: side / 2, theme.color(mark))
    let reach = 3.2
    func bar(_ points: Point...) {
      pen.add(.stroke(Stroke(points, width: 1.6), theme.canvas))
    }
    let (left, right) = (center.x - reach, center.x + reach)
    switch mark {
    case .added:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
      bar(Point(x: center.x, y: center.y - reach), Point(x: center.x, y: center.y + reach))
    case .removed:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
    case .moved:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
      bar(
        Point(x: right - 3.2, y: center.y - 3.2), Point(x: right, y: center.y),
        Point(x: right - 3.2, y: center.y + 3.2))
    case .renamed:
      for y in [center.y - 2, center.y + 2] { bar(Point(x: left, y: y), Point(x: right, y: y)) }
    case .changed:
      pen.rounded(
        Rect(x: center.x - 2.5, y: center.y - 2.5, width: 5, height: 5), radius: 2.5, theme.canvas)
    }
  }
}
