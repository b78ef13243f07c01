package import Markup
import PlainText

/// Draws display lists as SVG elements that look the same in every viewer: without fonts and style sheets.
///
/// All lists of a canvas share the outlines of glyphs. The definitions are complete only after drawing, but must
/// precede the drawing in the document, so both use separate writers:
///
///     var canvas = SVGCanvas()
///     var drawing = MarkupWriter()
///     canvas.draw(list, into: &drawing)
///     canvas.writeDefinitions(into: &document)
///     document.append(drawing)
package struct SVGCanvas {
  var definitions: SVGDefinitions
  private let colorName: (Color) -> String

  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - idPrefix: The prefix of every id, so that one page can contain several drawings: a letter, then
  ///     letters, digits and hyphens.
  ///   - colorName: The CSS of a colour without its opacity, such as a variable of the page's style sheet; by
  ///     default its hexadecimal digits.
  package init(idPrefix: String = "", colorName: ((Color) -> String)? = nil) {
    definitions = SVGDefinitions(prefix: idPrefix)
    self.colorName = colorName ?? \.svgText
  }

  /// Draws a list with its background, in points from its top left corner.
  ///
  /// The drawing is not clipped to the size of the list; an `svg` element around it does that.
  ///
  /// - Complexity: linear in the number of items and glyphs.
  package mutating func draw(_ list: DisplayList, into writer: inout MarkupWriter) {
    var background = list.background
    background.alpha = 255
    drawFigures(
      of: [.fill(Rect(x: 0, y: 0, width: list.size.width, height: list.size.height), background)],
      background, into: &writer)
    draw(list.items, into: &writer)
  }

  /// Draws items over the items drawn before.
  package mutating func draw(_ items: [DisplayList.Item], into writer: inout MarkupWriter) {
    var openClips = 0
    var index = items.startIndex
    while index < items.endIndex {
      let rest = items[index...]
      switch rest[index] {
      case .beginClip(let rect):
        writer.open("g", ["clip-path": "url(#\(definitions.id(ofClip: rect)))"])
        writer.literal("\n")
        openClips += 1
        index += 1
      case .endClip:
        if openClips > 0 { closeGroup(in: &writer) }
        openClips = max(0, openClips - 1)
        index += 1
      case .stroke(let stroke, let color):
        let figure = SVGFigure(stroke, color, named: colorName(color))
        figure?.write([], into: &writer)
        index += 1
      default:
        let color = rest[index].color
        let end = rest.firstIndex { $0.color != color } ?? rest.endIndex
        if let color { drawFigures(of: rest[..<end], color, into: &writer) }
        index = end
      }
    }
    for _ in 0..<openClips { closeGroup(in: &writer) }
  }

  /// Writes the definitions that the drawings so far use: each glyph once, and the clips.
  ///
  /// They must be in the same document as the drawings, and before them.
  package func writeDefinitions(into writer: inout MarkupWriter) {
    definitions.write(into: &writer)
  }

  /// Draws items of one colour, as a group if there are several figures.
  private mutating func drawFigures(
    of items: some Sequence<DisplayList.Item>, _ color: Color, into writer: inout MarkupWriter
  ) {
    guard color.alpha > 0 else { return }
    var figures: [SVGFigure] = []
    for item in items { figures += self.figures(of: item) }
    if figures.count > 1 {
      writer.open("g", collected: paint(color))
      writer.literal("\n")
      for figure in figures { figure.write([], into: &writer) }
      closeGroup(in: &writer)
    } else if let figure = figures.first {
      figure.write(paint(color), into: &writer)
    }
  }

  /// The attributes of a fill colour.
  private func paint(_ color: Color) -> [MarkupWriter.Attribute] {
    var attributes: [MarkupWriter.Attribute] = [("fill", colorName(color))]
    if let opacity = color.svgOpacity { attributes.append(("fill-opacity", opacity)) }
    return attributes
  }

  private func closeGroup(in writer: inout MarkupWriter) {
    writer.close()
    writer.literal("\n")
  }
}

extension DisplayList.Item {
  /// The fill colour; nil for clips and lines.
  fileprivate var color: Color? {
    switch self {
    case .fill(_, let color), .roundedRect(_, _, _, let color), .ring(_, _, _, _, let color),
      .text(_, _, let color), .icon(_, _, let color):
      color
    case .stroke, .beginClip, .endClip: nil
    }
  }
}

extension Color {
  /// The opacity; nil if the colour is opaque.
  var svgOpacity: String? {
    alpha < 255 ? DecimalText.text(Double(alpha) / 255) : nil
  }

  /// The colour without its opacity.
  var svgText: String {
    let channels = [red, green, blue]
    // #rrggbb can be written as #rgb if both digits of each channel are equal.
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
    let digits = channels.map { channel in
      let text = String(channel, radix: 16)
      return isShort ? String(text.suffix(1)) : channel < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
