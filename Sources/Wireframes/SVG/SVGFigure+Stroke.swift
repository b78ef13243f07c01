import Markup
import PlainText

extension SVGFigure {
  /// A line with its colour; nil for one without length.
  ///
  /// - Parameter name: What stands for the colour without its opacity.
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
