import Markup
import PlainText
import Scenes
import Wireframes

extension MapPicture {
  /// The map as an SVG document.
  package var svg: [UInt8] {
    var writer = MarkupWriter()
    var drawing = MapDrawing(self, isPage: false, files: nil)
    drawing.write(into: &writer)
    return writer.bytes
  }

  /// Writes the map as an `svg` element of a page, which follows the light or dark mode of the system and has
  /// accessible names for screens and links.
  func writePageSVG(files: ScreenPictureFiles?, into writer: inout MarkupWriter) {
    var drawing = MapDrawing(self, isPage: true, files: files)
    drawing.write(into: &writer)
  }
}

/// Writes a map as an `svg` element, in which each screen is a group.
private struct MapDrawing {
  private let picture: MapPicture
  /// The same in dark colours, if the element follows the system's mode.
  private let dark: MapPicture?
  private let files: ScreenPictureFiles?
  private var colors = SchemeColors()
  private var canvas: SVGCanvas
  private var writer = MarkupWriter()

  init(_ picture: MapPicture, isPage: Bool, files: ScreenPictureFiles?) {
    self.files = files
    self.picture = isPage ? picture.drawn(in: .light) : picture
    dark = isPage ? picture.drawn(in: .dark) : nil
    let colorName: ((Color) -> String)? = isPage ? { SchemeColors.name(of: $0) } : nil
    canvas = SVGCanvas(idPrefix: "map-", colorName: colorName)
  }

  private var isPage: Bool { dark != nil }

  mutating func write(into document: inout MarkupWriter) {
    let size = picture.layout.size
    let page = Rect(x: 0, y: 0, width: size.width, height: size.height)
    draw { [DisplayList.Item.fill(page, $0.theme.canvas)] }
    draw { $0.ground.items }
    for node in picture.layout.boxes.indices { draw(node) }
    let map = picture.map
    let (width, height) = (DecimalText.text(size.width), DecimalText.text(size.height))
    document.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "id": "map", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": isPage ? "group" : "img",
        "aria-labelledby": "map-title map-desc",
      ])
    document.literal("\n")
    document.element("title", ["id": "map-title"], text: VisibleText.line(map.app))
    document.literal("\n")
    document.element("desc", ["id": "map-desc"], text: map.summary)
    document.literal("\n")
    picture.record.write(into: &document)
    if isPage { document.element("style", text: colors.style) }
    canvas.writeDefinitions(into: &document)
    document.append(writer)
    document.close()
    document.literal("\n")
  }

  /// Draws items of the map, which have only different colours in both schemes.
  private mutating func draw(_ items: (MapPicture) -> [DisplayList.Item]) {
    let drawn = items(picture)
    canvas.draw(dark.map { colors.merge(drawn, items($0)) } ?? drawn, into: &writer)
  }

  /// Draws a screen in its own points, scaled by a transformation: this keeps the numbers short.
  private mutating func draw(_ node: Int) {
    let box = picture.layout.boxes[node]
    open(node)
    if picture.showsPicture(of: node) {
      drawPicture(of: node, in: box.picture, crop: picture.crop(of: node))
    }
    draw { picture in
      var pen = MapPen()
      picture.drawBox(of: node, on: &pen)
      return pen.items
    }
    for chip in box.chips { draw(chip) }
    if isPage { writeHalo(round: box.picture) }
    writer.close()
    writer.literal("\n")
  }

  /// Draws the wireframe of a screen, or shows its file.
  ///
  /// - Parameter crop: The shown part of the display.
  private mutating func drawPicture(of node: Int, in place: Rect, crop: Rect) {
    if picture.drawsScreens, picture.scenes[node] != nil {
      let factor = place.width / crop.width
      let corner = [place.x - crop.x * factor, place.y - crop.y * factor]
      let offset = corner.map { DecimalText.text($0) }.joined(separator: " ")
      let scale = DecimalText.text(factor, decimals: 6)
      writer.open("g", ["transform": "translate(\(offset))scale(\(scale))"])
      writer.literal("\n")
      draw { $0.display(of: node, crop: crop) }
      writer.close()
      writer.literal("\n")
    } else {
      draw { $0.blank(place) }
      files?.write(
        picture.map.graph.nodes[node].id, crop: crop, at: place, into: &writer)
    }
  }

  private mutating func draw(_ chip: MapLayout.Chip) {
    let target: Int? = if isPage, case .screen(let node) = chip.content { node } else { nil }
    if let target { writer.open("g", ["data-goto": "\(target)"]) }
    draw { picture in
      var pen = MapPen()
      picture.draw(chip, on: &pen)
      return pen.items
    }
    if target != nil { writer.close() }
  }

  /// Writes a frame around a picture that shows the focus, and makes the whole picture clickable.
  private mutating func writeHalo(round picture: Rect) {
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

  /// Opens the group of a screen; in a page, it is a button with a label.
  private mutating func open(_ node: Int) {
    let map = picture.map
    let screen = map.graph.nodes[node]
    let mark = [picture.marks?.nodes[node]?.rawValue].compactMap(\.self)
    guard isPage else {
      writer.open("g")
      let words = ["\(screen.title) (\(screen.id))"] + mark
      writer.element("title", text: VisibleText.line(words.joined(separator: ", ")))
      return
    }
    let tab = screen.tab == nil ? "no tab" : "tab \(map.title(ofTab: screen.tab))"
    let words = [screen.title, screen.id] + (map.graph.hasTabs ? [tab] : []) + mark
    writer.open(
      "g",
      [
        "data-screen": "\(node)", "tabindex": "0", "role": "button",
        "aria-label": VisibleText.line(words.joined(separator: ", ")),
      ])
    writer.literal("\n")
  }
}

extension MapPicture {
  /// The wireframe of a screen, clipped to a part of the display; empty without a scene.
  fileprivate func display(of node: Int, crop: Rect) -> [DisplayList.Item] {
    guard let list = wireframe(of: node) else { return [] }
    return [.beginClip(crop), .fill(crop, list.background)] + list.items + [.endClip]
  }
}
