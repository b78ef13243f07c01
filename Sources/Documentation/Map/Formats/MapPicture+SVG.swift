import Markup
import Wireframes

extension MapPicture {
  /// The map as an SVG document.
  package var svg: [UInt8] {
    var writer = MarkupWriter()
    writeSVG(into: &writer)
    return writer.bytes
  }

  /// Writes the map as an `svg` element, in which each screen is a group.
  ///
  /// - Parameter isPage: Whether it stands in a page, where screens and lines are found by their names.
  func writeSVG(isPage: Bool = false, into writer: inout MarkupWriter) {
    var canvas = SVGCanvas(idPrefix: "map-")
    var drawing = MarkupWriter()
    canvas.draw(ground, into: &drawing)
    for node in layout.boxes.indices { draw(node, with: &canvas, isPage: isPage, into: &drawing) }
    let width = DecimalText.text(layout.size.width)
    let height = DecimalText.text(layout.size.height)
    writer.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "id": "map", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "map-title map-desc",
      ])
    writer.literal("\n")
    writer.element("title", ["id": "map-title"], text: VisibleText.line(map.app))
    writer.literal("\n")
    writer.element("desc", ["id": "map-desc"], text: map.summary)
    writer.literal("\n")
    canvas.writeDefinitions(into: &writer)
    writer.append(drawing)
    writer.close()
    writer.literal("\n")
  }

  /// A screen in its own points, which a transformation makes small: the numbers stay short.
  private func draw(
    _ node: Int, with canvas: inout SVGCanvas, isPage: Bool, into writer: inout MarkupWriter
  ) {
    let picture = layout.boxes[node].picture
    let place = "translate(\(DecimalText.text(picture.x)) \(DecimalText.text(picture.y)))"
    writer.open("g", isPage ? ["transform": place, "data-screen": "\(node)"] : ["transform": place])
    writer.literal("\n")
    if let list = wireframe(of: node) {
      let scale = DecimalText.text(Self.scale, decimals: 6)
      let display = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
      writer.open("g", ["transform": "scale(\(scale))"])
      writer.literal("\n")
      canvas.draw(
        [.beginClip(display), .fill(display, list.background)] + list.items + [.endClip],
        into: &writer)
      writer.close()
      writer.literal("\n")
    }
    var pen = MapPen()
    drawFrame(
      of: node, Rect(x: 0, y: 0, width: picture.width, height: picture.height), on: &pen)
    canvas.draw(pen.items, into: &writer)
    writer.close()
    writer.literal("\n")
  }
}
