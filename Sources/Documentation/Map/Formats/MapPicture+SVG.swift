import Markup
import Scenes
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
        "viewBox": "0 0 \(width) \(height)", "role": isPage ? "group" : "img",
        "aria-labelledby": "map-title map-desc",
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
    open(node, isPage: isPage, into: &writer)
    let place = "translate(\(DecimalText.text(picture.x)) \(DecimalText.text(picture.y)))"
    if let list = wireframe(of: node) {
      let scale = DecimalText.text(Self.scale, decimals: 6)
      let display = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
      writer.open("g", ["transform": "\(place)scale(\(scale))"])
      writer.literal("\n")
      canvas.draw(
        [.beginClip(display), .fill(display, list.background)] + list.items + [.endClip],
        into: &writer)
      writer.close()
      writer.literal("\n")
    }
    var pen = MapPen()
    drawFrame(of: node, picture, on: &pen)
    drawCaption(of: node, on: &pen)
    canvas.draw(pen.items, into: &writer)
    for chip in layout.boxes[node].chips { draw(chip, with: &canvas, isPage, into: &writer) }
    if isPage { writeHalo(round: picture, into: &writer) }
    writer.close()
    writer.literal("\n")
  }

  /// The whole picture can be pressed, and a frame round it shows which one is meant.
  private func writeHalo(round picture: Rect, into writer: inout MarkupWriter) {
    let halo = picture.inset(x: -4, y: -4)
    writer.empty(
      "rect",
      [
        "class": "halo", "x": DecimalText.text(halo.x), "y": DecimalText.text(halo.y),
        "width": DecimalText.text(halo.width), "height": DecimalText.text(halo.height),
        "pointer-events": "all",
      ])
    writer.literal("\n")
  }

  private func draw(
    _ chip: MapLayout.Chip, with canvas: inout SVGCanvas, _ isPage: Bool,
    into writer: inout MarkupWriter
  ) {
    var pen = MapPen()
    drawChip(chip, on: &pen)
    if isPage, case .screen(let target) = chip.content {
      writer.open("g", ["data-goto": "\(target)"])
      canvas.draw(pen.items, into: &writer)
      writer.close()
    } else {
      canvas.draw(pen.items, into: &writer)
    }
  }

  /// Opens the group of a screen; in a page, it can be pressed, and says what it is.
  private func open(_ node: Int, isPage: Bool, into writer: inout MarkupWriter) {
    let screen = map.graph.nodes[node]
    guard isPage else {
      writer.open("g")
      writer.element("title", text: VisibleText.line("\(screen.title) (\(screen.id))"))
      return
    }
    let words = [screen.title, screen.id, "tab \(map.title(ofTab: screen.tab))"]
    writer.open(
      "g",
      [
        "data-screen": "\(node)", "tabindex": "0", "role": "button",
        "aria-label": VisibleText.line(words.joined(separator: ", ")),
      ])
    writer.literal("\n")
  }
}
