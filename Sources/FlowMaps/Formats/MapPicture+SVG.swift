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
    drawGround()
    for node in picture.layout.boxes.indices { draw(node) }
    let map = picture.map
    let (width, height) = (DecimalText.text(size.width), DecimalText.text(size.height))
    var attributes: [MarkupWriter.Attribute] = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("id", "map"), ("width", width),
      ("height", height), ("viewBox", "0 0 \(width) \(height)"),
      ("role", isPage ? "group" : "img"), ("aria-labelledby", "map-title map-desc"),
    ]
    if isPage {
      attributes += [
        ("data-mode", "\(picture.layout.mode)"),
        ("data-cell", DecimalText.text(picture.layout.cellWidth)),
      ]
    }
    document.open("svg", collected: attributes)
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

  /// Draws everything below the screens; in a page, the names of the tabs are groups, which its script replaces.
  private mutating func drawGround() {
    guard isPage else { return draw { $0.ground.items } }
    draw(\.header)
    for lane in picture.layout.lanes {
      draw { $0.panel(of: lane) }
      let icon = picture.iconPlace(of: lane)
      let view = [icon.x, icon.y, icon.width, icon.height].map { DecimalText.text($0) }
      writer.open("g", ["class": "name", "data-icon": view.joined(separator: " ")])
      draw { $0.name(of: lane) }
      writer.close()
      writer.literal("\n")
    }
    draw(\.framesAndLines)
  }

  /// Draws items of the map, which have only different colours in both schemes.
  private mutating func draw(_ items: (MapPicture) -> [DisplayList.Item]) {
    let drawn = items(picture)
    canvas.draw(dark.map { colors.merge(drawn, items($0)) } ?? drawn, into: &writer)
  }

  private mutating func draw(_ node: Int) {
    let box = picture.layout.boxes[node]
    open(node)
    if picture.showsPicture(of: node) {
      if isPage { drawBlock(of: node) }
      let crop = picture.crop(of: node)
      group("screen") { $0.drawPicture(of: node, in: box.picture, crop: crop) }
    }
    group("shape") { drawing in
      drawing.draw(node) { $0.drawShape(of: node, on: &$1) }
    }
    if isPage, picture.layout.mode == .tiles, box.host == nil {
      group("screen") { drawing in
        drawing.drawPicture(of: node, in: box.tilePicture, crop: MapPicture.wholeDisplay)
        drawing.draw(node) { $0.drawTilePictureOutline(of: node, box.tilePicture, on: &$1) }
      }
      drawBlock(of: node)
    }
    group("words") { drawing in
      drawing.draw(node) { $0.drawWords(of: node, on: &$1) }
      for chip in box.chips { drawing.draw(chip) }
    }
    if isPage { writeHalo(round: box.picture) }
    writer.close()
    writer.literal("\n")
  }

  /// Draws a part of a page that is visible only in some zoom levels; in a picture, it is always visible.
  private mutating func group(_ name: String, _ body: (inout MapDrawing) -> Void) {
    guard isPage else { return body(&self) }
    writer.open("g", ["class": name])
    body(&self)
    writer.close()
    writer.literal("\n")
  }

  private mutating func draw(_ node: Int, _ body: (MapPicture, inout MapPen) -> Void) {
    draw { picture in
      var pen = MapPen()
      body(picture, &pen)
      return pen.items
    }
  }

  /// Draws a block in the colour of a screen's kind, which replaces the screen on a map that is very small.
  private mutating func drawBlock(of node: Int) {
    let rect = picture.layout.boxes[node].picture
    let radius =
      picture.layout.mode == .tiles ? MapMetrics.tileCorner : MapMetrics.pictureCorner
    writer.open("g", ["class": "block"])
    draw { picture in
      var color = picture.barColor(of: node)
      color.alpha = 90
      return [
        .roundedRect(rect, radius: radius, corners: .all, picture.theme.frame),
        .roundedRect(rect, radius: radius, corners: .all, color),
      ]
    }
    writer.close()
    writer.literal("\n")
  }

  /// Draws the wireframe of a screen in its own points, scaled by a transformation: this keeps the numbers short; or
  /// shows its file.
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
    let halo = picture.inset(x: -2, y: -2)
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
        "class": picture.layout.boxes[node].host == nil ? "own" : "part",
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

extension MapPicture {
  fileprivate static let wholeDisplay = Rect(
    x: 0, y: 0, width: Device.phone.display.width, height: Device.phone.display.height)
}

extension MapLayout.Box {
  /// The place of the picture on a tile that is large enough for it.
  fileprivate var tilePicture: Rect {
    let display = Device.phone.display
    let height = picture.height - 4
    return Rect(
      x: picture.x + 5.5, y: picture.y + 2, width: height * display.width / display.height,
      height: height)
  }
}
