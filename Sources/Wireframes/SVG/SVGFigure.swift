import Markup
import PlainText

/// One element of a drawing without its colour.
struct SVGFigure {
  /// A reference to an outline within a group.
  struct Use {
    var id: String
    /// From the origin of the group, in its units; nil at the origin.
    var x: String?
  }

  var name: StaticString
  var attributes: [MarkupWriter.Attribute]
  var uses: [Use] = []

  /// Writes the element.
  ///
  /// - Parameter paint: The attributes of its colour, where no group has them.
  func write(_ paint: [MarkupWriter.Attribute], into writer: inout MarkupWriter) {
    if uses.isEmpty {
      writer.empty(name, collected: attributes + paint)
    } else {
      writer.open(name, collected: attributes + paint)
      for use in uses {
        var reference: [MarkupWriter.Attribute] = [("href", "#" + use.id)]
        if let x = use.x { reference.append(("x", x)) }
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
  /// - Parameter radius: That of all corners, which fits.
  static func rect(_ rect: Rect, radius: Double = 0) -> SVGFigure {
    var attributes = attributes(of: rect)
    if radius > 0 { attributes.append(("rx", DecimalText.text(radius))) }
    return SVGFigure(name: "rect", attributes: attributes)
  }

  /// The place and size of a rectangle, of which zeros need not be said.
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
  /// Whether there is anything to draw that a picture can hold: the limit keeps numbers exact.
  var isDrawable: Bool {
    let limit = 1e6
    return [x, y, maxX, maxY].allSatisfy { abs($0) < limit } && width > 0 && height > 0
  }
}
