package import Typography

/// The items to paint, in order, in points.
///
/// Each item is painted over the items before it. Nothing depends on the machine.
package struct DisplayList: Sendable, Equatable {
  /// An item to paint.
  package enum Item: Sendable, Equatable {
    /// A rectangle; a colour with alpha is blended over the pixels below.
    case fill(Rect, Color)
    /// A rectangle with circular corners.
    ///
    /// The radius is in points. Only the given corners are rounded.
    case roundedRect(Rect, radius: Double, corners: Corners, Color)
    /// The area between two rounded rectangles, such as the bezel around a display.
    case ring(outer: Rect, outerRadius: Double, inner: Rect, innerRadius: Double, Color)
    /// One line of glyphs; the origin is the left end of the baseline.
    case text(TextLine, origin: Point, Color)
    /// A glyph of the icon font, scaled so that its em square fills a square rectangle.
    case icon(GlyphID, Rect, Color)
    /// A line through points.
    case stroke(Stroke, Color)
    /// Clips to a rectangle until the matching ``endClip``. Clips nest.
    case beginClip(Rect)
    /// Ends the innermost clip.
    case endClip
  }

  /// The round corners of a rectangle.
  package struct Corners: OptionSet, Sendable, Hashable {
    /// One bit per corner.
    package var rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top left corner.
    package static let topLeft = Corners(rawValue: 1)
    /// The top right corner.
    package static let topRight = Corners(rawValue: 2)
    /// The bottom left corner.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The bottom right corner.
    package static let bottomRight = Corners(rawValue: 8)
    /// Both corners at the top.
    package static let top: Corners = [.topLeft, .topRight]
    /// Both corners at the bottom.
    package static let bottom: Corners = [.bottomLeft, .bottomRight]
    /// All four corners.
    package static let all: Corners = [.top, .bottom]
  }

  /// The size of the picture in points.
  package var size: Size
  /// The colour behind all items; opaque.
  package var background: Color
  /// The items, in painting order.
  package var items: [Item]

  /// Creates a list.
  package init(size: Size, background: Color, items: [Item] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

/// A line through points, with flat ends and pointed or rounded corners.
package struct Stroke: Hashable, Sendable {
  /// The points, in order.
  package var points: [Point]
  /// The width of the line in points.
  package var width: Double
  /// The distance from an inner point to the start and the end of its rounded corner, in points.
  package var corner: Double
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  package var dash: [Double]

  /// Creates a line from its dimensions in points.
  package init(_ points: [Point], width: Double, corner: Double = 0, dash: [Double] = []) {
    self.points = points
    self.width = width
    self.corner = corner
    self.dash = dash
  }

  /// A part of the line, from the end of the part before.
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
      // 0.5523 is the control point distance that approximates a quarter circle best.
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
  /// Square roots, like sums and products, are the same to the last bit on every machine.
  package func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  fileprivate func moved(_ length: Double, towards other: Point) -> Point {
    let share = length / distance(to: other)
    return Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension DisplayList.Item {
  /// The item scaled about the origin, and then moved.
  ///
  /// - Parameters:
  ///   - factor: The scale factor, greater than 0.
  ///   - offset: The new position of the origin, in points.
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
      font: font,
      glyphs: glyphs.map { PlacedGlyph(glyph: $0.glyph, x: $0.x * factor, y: $0.y * factor) },
      bars: bars.map { Bar(x: $0.x * factor, width: $0.width * factor) }, width: width * factor)
  }
}
