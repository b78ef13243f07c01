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

  mutating func rounded(
    _ rect: Rect, radius: Double, corners: DisplayList.Corners = .all, _ color: Color
  ) {
    items.append(.roundedRect(rect, radius: radius, corners: corners, color))
  }

  /// Draws the border of a rounded rectangle, inside of it.
  mutating func edge(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    items.append(
      .ring(
        outer: rect, outerRadius: radius, inner: rect.inset(x: width, y: width),
        innerRadius: max(0, radius - width), color))
  }

  /// Draws the border of a rounded rectangle in the style of a line, around its middle.
  mutating func outline(_ rect: Rect, radius: Double, _ style: MapTheme.LineStyle) {
    guard !style.dash.isEmpty else {
      let half = style.width / 2
      return edge(
        rect.inset(x: -half, y: -half), radius: radius + half, width: style.width, style.color)
    }
    let middle = Point(x: rect.midX, y: rect.y)
    let points = [
      middle, Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.x, y: rect.maxY), Point(x: rect.x, y: rect.y), middle,
    ]
    let stroke = Stroke(points, width: style.width, corner: radius, dash: style.dash)
    items.append(.stroke(stroke, style.color))
  }

  /// Draws a line of text centred vertically; text that does not fit ends in an ellipsis.
  ///
  /// - Returns: The drawn width.
  @discardableResult
  mutating func text(
    _ text: String, _ font: Font, _ color: Color, at x: Double, centerY: Double,
    anchor: Anchor = .leading, maxWidth: Double = .greatestFiniteMagnitude
  ) -> Double {
    self.text(
      Typesetter.line(text, font: font, maxWidth: maxWidth), color, at: x, centerY: centerY,
      anchor: anchor)
  }

  /// Draws a line of text centred vertically.
  ///
  /// - Returns: The drawn width.
  @discardableResult
  mutating func text(
    _ line: TextLine, _ color: Color, at x: Double, centerY: Double, anchor: Anchor = .leading
  ) -> Double {
    let left =
      switch anchor {
      case .leading: x
      case .center: x - line.width / 2
      case .trailing: x - line.width
      }
    let baseline = centerY + FontMetrics(line.font).capHeight / 2
    items.append(.text(line, origin: Point(x: left, y: baseline), color))
    return line.width
  }

  mutating func icon(_ name: String, _ rect: Rect, _ color: Color) {
    items.append(
      .icon(IconCatalog.glyph(named: name) ?? IconCatalog.fallback, rect, color))
  }

  /// Draws a line with a chevron at its end, which points to the right or down.
  mutating func arrow(_ points: [Point], corner: Double = 0, _ style: MapTheme.LineStyle) {
    guard let tip = points.last, points.count > 1 else { return }
    let reach = MapPen.chevron
    let isDown = tip.x == points[points.count - 2].x
    // The line ends before the tip, since its flat end would stick out.
    var points = points
    if isDown {
      points[points.count - 1].y -= style.width * 0.7
    } else {
      points[points.count - 1].x -= style.width * 0.7
    }
    let line = Stroke(points, width: style.width, corner: corner, dash: style.dash)
    items.append(.stroke(line, style.color))
    let head =
      isDown
      ? [Point(x: tip.x - reach, y: tip.y - reach), tip, Point(x: tip.x + reach, y: tip.y - reach)]
      : [Point(x: tip.x - reach, y: tip.y - reach), tip, Point(x: tip.x - reach, y: tip.y + reach)]
    items.append(.stroke(Stroke(head, width: max(1, style.width * 0.9)), style.color))
  }

  /// The width and half the height of a chevron.
  private static let chevron = 2.8
}

extension Font {
  static let mapTitle = Font(size: 20, weight: .bold)
  static let mapSummary = Font(size: 13)
  static let legend = Font(size: 12)
  static let laneTitle = Font(size: 13, weight: .bold)
  static let laneCount = Font(size: 11)
  static let screenTitle = Font(size: 10, weight: .semibold)
  static let screenID = Font(size: 9)
  static let chip = Font(size: 9)
  static let confirmation = Font(size: 9.5, weight: .medium)
  static let tileTitle = Font(size: 11, weight: .semibold)
  static let tileKind = Font(size: 9.5)
  static let tileBadge = Font(size: 9.5, weight: .medium)
}
