package import Markup
import PlainText

/// Draws display lists as elements of SVG, which look the same in every viewer: no fonts, no style sheet.
///
/// Glyphs are outlines that all lists of a canvas share. They are known only when everything is drawn,
/// and stand before what uses them, so that drawing and definitions go to writers of their own:
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
  ///   - idPrefix: Comes before every id, so that several drawings can stand in one page: a letter, then
  ///     letters, digits and hyphens.
  ///   - colorName: What stands for a colour without its opacity, by itself its digits: a variable of
  ///     the page's style sheet.
  package init(idPrefix: String = "", colorName: ((Color) -> String)? = nil) {
    definitions = SVGDefinitions(prefix: idPrefix)
    self.colorName = colorName ?? \.svgText
  }

  /// Draws a list with its background, in points from its top left corner.
  ///
  /// Nothing is cut off at the size of the list: an `svg` element around it does that.
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

  /// Draws items over what was drawn before.
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

  /// Writes what the drawings so far refer to: each glyph once, and the clips.
  ///
  /// Must stand in the same document as the drawings, before them.
  package func writeDefinitions(into writer: inout MarkupWriter) {
    definitions.write(into: &writer)
  }

  /// Draws items of one colour, in a group if they are several figures.
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

  /// The attributes that fill with a colour.
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
  /// The colour that is filled with; nil for what only begins or ends a clip, and for lines.
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
  /// The opacity, where there is less than all.
  var svgOpacity: String? {
    alpha < 255 ? DecimalText.text(Double(alpha) / 255) : nil
  }

  /// The colour without its opacity.
  var svgText: String {
    let channels = [red, green, blue]
    // #rrggbb can be written as #rgb where both digits of each channel are the same.
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
    let digits = channels.map { channel in
      let text = String(channel, radix: 16)
      return isShort ? String(text.suffix(1)) : channel < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
