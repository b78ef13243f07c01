import Typography
import Wireframes

/// Collects the items of a map.
struct MapPen {
  /// The part of a text at a position.
  enum Anchor {
    case leading, center, trailing
  }

  private(set) var items: [DisplayList.Item] = []

  mutating func add(_ item: DisplayList.Item) { items.append(item) }

  mutating func rounded(_ rect: Rect, radius: Double, _ color: Color) {
    items.append(.roundedRect(rect, radius: radius, corners: .all, color))
  }

  /// Draws the border of a rounded rectangle, inside of it.
  mutating func edge(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    items.append(
      .ring(
        outer: rect, outerRadius: radius, inner: rect.inset(x: width, y: width),
        innerRadius: max(0, radius - width), color))
  }

  /// Draws a line of text centred vertically; text that does not fit ends in an ellipsis.
  ///
  /// - Returns: The drawn width.
  @discardableResult
  mutating func text(
    _ text: String, _ font: Font, _ color: Color, at x: Double, centerY: Double,
    anchor: Anchor = .leading, maxWidth: Double = .greatestFiniteMagnitude
  ) -> Double {
    let line = Typesetter.line(text, font: font, maxWidth: maxWidth)
    let left =
      switch anchor {
      case .leading: x
      case .center: x - line.width / 2
      case .trailing: x - line.width
      }
    let baseline = centerY + FontMetrics(font).capHeight / 2
    items.append(.text(line, origin: Point(x: left, y: baseline), color))
    return line.width
  }

  mutating func icon(_ name: String, _ rect: Rect, _ color: Color) {
    items.append(
      .icon(IconCatalog.glyph(named: name) ?? IconCatalog.fallback, rect, color))
  }

  /// Draws a line with an open arrowhead at its end.
  mutating func arrow(
    _ points: [Point], width: Double, corner: Double, dash: [Double], _ color: Color
  ) {
    guard let tip = points.last else { return }
    let (length, spread) = (5 + width, 3.5 + width * 0.5)
    // The line ends before the tip, since its flat end would stick out.
    var points = points
    points[points.count - 1].x -= width
    items.append(.stroke(Stroke(points, width: width, corner: corner, dash: dash), color))
    let head = [
      Point(x: tip.x - length, y: tip.y - spread), tip, Point(x: tip.x - length, y: tip.y + spread),
    ]
    items.append(.stroke(Stroke(head, width: max(1.5, width * 0.85)), color))
  }
}

extension Font {
  static let mapTitle = Font(size: 24, weight: .bold)
  static let mapSummary = Font(size: 13)
  static let laneTitle = Font(size: 17, weight: .bold)
  static let screenTitle = Font(size: 13, weight: .semibold)
  static let screenID = Font(size: 11)
  static let chip = Font(size: 10, weight: .medium)
  static let label = Font(size: 10, weight: .medium)
}
