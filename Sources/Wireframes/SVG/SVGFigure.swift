import Markup
import PlainText

/// One element of a drawing, without its colour.
struct SVGFigure {
  /// A reference to an outline within a group.
  struct Use {
    var id: String
    /// The offset from the origin of the group, in its units; nil at the origin.
    var x: String?
    /// Likewise, downwards.
    var y: String?
  }

  var name: StaticString
  var attributes: [MarkupWriter.Attribute]
  var uses: [Use] = []

  /// Writes the element.
  ///
  /// - Parameter paint: The attributes of its colour; empty if a group has them.
  func write(_ paint: [MarkupWriter.Attribute], into writer: inout MarkupWriter) {
    if uses.isEmpty {
      writer.empty(name, collected: attributes + paint)
    } else {
      writer.open(name, collected: attributes + paint)
      for use in uses {
        var reference: [MarkupWriter.Attribute] = [("href", "#" + use.id)]
        if let x = use.x { reference.append(("x", x)) }
        if let y = use.y { reference.append(("y", y)) }
        writer.empty("use", collected: reference)
      }
      writer.close()
    }
    writer.literal("\n")
  }
}

extension SVGFigure {
  /// A rectangle.
  ///
  /// - Parameter radius: The radius of all corners; at most half of a side.
  static func rect(_ rect: Rect, radius: Double = 0) -> SVGFigure {
    var attributes = attributes(of: rect)
    if radius > 0 { attributes.append(("rx", DecimalText.text(radius))) }
    return SVGFigure(name: "rect", attributes: attributes)
  }

  /// The position and size of a rectangle, without zero coordinates.
  static func attributes(of rect: Rect) -> [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = []
    if rect.x != 0 { attributes.append(("x", DecimalText.text(rect.x))) }
    if rect.y != 0 { attributes.append(("y", DecimalText.text(rect.y))) }
    attributes.append(("width", DecimalText.text(rect.width)))
    attributes.append(("height", DecimalText.text(rect.height)))
    return attributes
  }
}

extension Rect {
  /// Whether the rectangle is not empty and within a limit that keeps numbers exact.
  var isDrawable: Bool {
    let limit = 1e6
    return [x, y, maxX, maxY].allSatisfy { abs($0) < limit } && width > 0 && height > 0
  }
}

extension SVGFigure {
  /// Creates a line with its colour; nil if it has no length.
  ///
  /// - Parameter name: The CSS of the colour without its opacity.
  init?(_ stroke: Stroke, _ color: Color, named name: String) {
    let limit = 1e6
    guard
      color.alpha > 0, stroke.width > 0, let first = stroke.points.first,
      stroke.points.allSatisfy({ abs($0.x) < limit && abs($0.y) < limit })
    else { return nil }
    let parts = stroke.parts
    guard !parts.isEmpty else { return nil }
    var attributes: [MarkupWriter.Attribute] = [
      ("fill", "none"), ("stroke", name),
      ("stroke-width", DecimalText.text(stroke.width)),
    ]
    if let opacity = color.svgOpacity { attributes.append(("stroke-opacity", opacity)) }
    if !stroke.dash.isEmpty {
      let lengths = stroke.dash.map { DecimalText.text($0) }
      attributes.append(("stroke-dasharray", lengths.joined(separator: " ")))
    }
    attributes.append(("d", "M" + Self.text(first) + parts.map(Self.text).joined()))
    self.init(name: "path", attributes: attributes)
  }

  private static func text(_ part: Stroke.Part) -> String {
    switch part {
    case .line(let end): "L" + text(end)
    case .curve(let first, let second, let end):
      "C\(text(first)) \(text(second)) \(text(end))"
    }
  }

  private static func text(_ point: Point) -> String {
    "\(DecimalText.text(point.x)) \(DecimalText.text(point.y))"
  }
}

/// A rectangle with some round corners.
struct SVGBox {
  private let rect: Rect
  private let radius: Double
  private let corners: DisplayList.Corners

  /// - Parameter radius: In points; more than half of a side, even infinity, makes a capsule.
  ///   NaN, like an empty rectangle, makes nil.
  init?(_ rect: Rect, radius: Double, corners: DisplayList.Corners) {
    guard rect.isDrawable, !radius.isNaN else { return nil }
    self.rect = rect
    self.radius = min(max(0, radius), rect.width / 2, rect.height / 2)
    self.corners = corners.intersection(.all)
  }

  /// The element that draws the box.
  var figure: SVGFigure {
    if corners.isEmpty || radius == 0 { return .rect(rect) }
    if corners == .all { return .rect(rect, radius: radius) }
    return SVGFigure(name: "path", attributes: [("d", outline)])
  }

  /// The box as a closed subpath, clockwise from the end of its top left corner.
  var outline: String {
    func length(of corner: DisplayList.Corners) -> Double {
      corners.contains(corner) ? radius : 0
    }
    func arc(_ corner: DisplayList.Corners, _ x: Double, _ y: Double) -> String {
      let side = length(of: corner)
      guard side > 0 else { return "" }
      let text = DecimalText.text(side)
      return "a\(text) \(text) 0 0 1 \(DecimalText.text(x * side)) \(DecimalText.text(y * side))"
    }
    let (topLeft, topRight) = (length(of: .topLeft), length(of: .topRight))
    let (bottomLeft, bottomRight) = (length(of: .bottomLeft), length(of: .bottomRight))
    return "M\(DecimalText.text(rect.x + topLeft)) \(DecimalText.text(rect.y))"
      + "H\(DecimalText.text(rect.maxX - topRight))" + arc(.topRight, 1, 1)
      + "V\(DecimalText.text(rect.maxY - bottomRight))" + arc(.bottomRight, -1, 1)
      + "H\(DecimalText.text(rect.x + bottomLeft))" + arc(.bottomLeft, -1, -1)
      + "V\(DecimalText.text(rect.y + topLeft))" + arc(.topLeft, 1, -1) + "z"
  }
}
