import Wireframes

extension Painter {
  /// Plans a line through points.
  ///
  /// The shape is cached relative to a pixel near its first point, so that all
  /// windows of a picture use the same shape.
  mutating func planStroke(_ stroke: Stroke, _ color: Color, scale: Int) {
    let limit = Fixed.coordinateLimit
    let isFinite = stroke.points.allSatisfy { point in
      [point.x, point.y].allSatisfy { abs($0) * Double(scale) < Double(limit / 2) }
    }
    guard
      isFinite, stroke.width > 0, stroke.width * Double(scale) < Double(Fixed.sideLimit),
      stroke.corner >= 0, let first = stroke.points.first,
      let x = Fixed.nearest(first.x * Double(scale), limit: limit),
      let y = Fixed.nearest(first.y * Double(scale), limit: limit)
    else { return }
    var local = stroke
    local.points = stroke.points.map {
      Point(x: $0.x - Double(x) / Double(scale), y: $0.y - Double(y) / Double(scale))
    }
    guard let around = Self.bounds(of: local, scale: Double(scale)) else { return }
    let bounds = around.offsetBy(x: x, y: y).intersection(clips[clips.count - 1])
    guard !bounds.isEmpty else { return }
    let number = shapes.number(
      for: .stroke(local, scale: scale), rule: .nonZero, using: &rasterizer
    ) { rasterizer in
      for contour in StrokeOutline(local, scale: Double(scale)).contours {
        rasterizer.add(contour.compactMap(Self.fixed))
      }
    }
    append(.shape(number, x: x, y: y), Ink(color), bounds: bounds)
  }

  /// The pixels that a line may touch: its farthest corners are two widths from their points.
  private static func bounds(of stroke: Stroke, scale: Double) -> PixelRect? {
    let (xs, ys) = (stroke.points.lazy.map(\.x), stroke.points.lazy.map(\.y))
    guard
      let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return nil }
    let reach = stroke.width * 2
    return PixelRect(
      around: Rect(x: left, y: top, width: right - left, height: bottom - top)
        .inset(x: -reach, y: -reach), scale: scale)
  }

  private static func fixed(_ point: Point) -> FixedPoint? {
    guard
      let x = Fixed.pixels(point.x, scale: 1), let y = Fixed.pixels(point.y, scale: 1)
    else { return nil }
    return FixedPoint(x: x, y: y)
  }
}

extension OutlineRasterizer {
  /// Adds a contour of straight edges.
  fileprivate mutating func add(_ contour: [FixedPoint]) {
    guard let first = contour.first else { return }
    move(to: first)
    for point in contour.dropFirst() { line(to: point) }
    close()
  }
}
