import Typography

extension DisplayList.Item {
  /// The item made larger or smaller about the top left corner, and then moved.
  ///
  /// - Parameters:
  ///   - factor: More than 0.
  ///   - offset: Where the corner comes to lie, in points.
  package func scaled(by factor: Double, at offset: Point) -> DisplayList.Item {
    func place(_ point: Point) -> Point {
      Point(x: offset.x + point.x * factor, y: offset.y + point.y * factor)
    }
    func place(_ rect: Rect) -> Rect {
      let corner = place(Point(x: rect.x, y: rect.y))
      return Rect(
        x: corner.x, y: corner.y, width: rect.width * factor, height: rect.height * factor)
    }
    switch self {
    case .fill(let rect, let color):
      return .fill(place(rect), color)
    case .roundedRect(let rect, let radius, let corners, let color):
      return .roundedRect(place(rect), radius: radius * factor, corners: corners, color)
    case .ring(let outer, let outerRadius, let inner, let innerRadius, let color):
      return .ring(
        outer: place(outer), outerRadius: outerRadius * factor, inner: place(inner),
        innerRadius: innerRadius * factor, color)
    case .text(let line, let origin, let color):
      return .text(factor == 1 ? line : line.scaled(by: factor), origin: place(origin), color)
    case .icon(let glyph, let rect, let color):
      return .icon(glyph, place(rect), color)
    case .stroke(var stroke, let color):
      stroke.points = stroke.points.map(place)
      stroke.width *= factor
      stroke.corner *= factor
      stroke.dash = stroke.dash.map { $0 * factor }
      return .stroke(stroke, color)
    case .beginClip(let rect):
      return .beginClip(place(rect))
    case .endClip:
      return .endClip
    }
  }
}

extension TextLine {
  fileprivate func scaled(by factor: Double) -> TextLine {
    var font = font
    font.size *= factor
    return TextLine(
      font: font, glyphs: glyphs.map { PlacedGlyph(glyph: $0.glyph, x: $0.x * factor) },
      width: width * factor)
  }
}
