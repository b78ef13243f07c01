package import PlainText
package import Scenes
package import Wireframes

/// A flow map that is laid out, ready to be drawn in any format.
package struct MapPicture: Sendable {
  /// The map.
  package let map: FlowMap
  /// The positions of all parts.
  package let layout: MapLayout
  private(set) var theme: MapTheme
  /// The conditions in which the screens are drawn.
  private let variant: Variant
  private(set) var scheme: Theme.Scheme
  /// The scenes of the screens, in the order of the graph; nil for a screen without a picture.
  let scenes: [Scene?]
  /// Whether the pictures are drawn; else a page shows picture files.
  let drawsScreens: Bool
  let marks: MapMarks?
  /// The text of a chip that leads to a screen, in the order of the graph.
  package let chipTexts: [String]
  /// The step that leads to each screen; nil for a root.
  let entries: [Int?]
  /// The confirmations on or below each screen.
  let confirmations: [Int: [Int]]
  /// The links of a page to places in the app's source; nil for places without links.
  package var sourceLinks: SourceLinks?

  /// Lays out a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - scenes: The scenes of the map.
  ///   - variant: In which conditions the screens are drawn, on a phone in portrait.
  ///   - drawsScreens: Whether the pictures of screens are drawn.
  package init(
    _ map: FlowMap, scenes: [Scene], variant: Variant = .standard, drawsScreens: Bool = true
  ) {
    self.init(map, scenes: scenes, variant: variant, drawsScreens: drawsScreens, marks: nil)
  }

  init(
    _ map: FlowMap, scenes: [Scene], variant: Variant, drawsScreens: Bool = true,
    marks: MapMarks?
  ) {
    self.map = map
    self.variant = variant
    scheme = variant.scheme
    self.marks = marks
    self.drawsScreens = drawsScreens
    let known = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.scenes = map.graph.nodes.map { known[$0.id] }
    layout = MapLayout(
      map.graph, shares: self.scenes.map { $0?.displayShare ?? 1 },
      minWidth: marks == nil ? nil : MapMetrics.canvas.width)
    theme = MapTheme.named(scheme)
    chipTexts = Self.chipTexts(of: map.graph, titles: layout.titles)
    entries = layout.entries
    let boxes = layout.boxes
    confirmations = Dictionary(grouping: boxes.indices.filter { boxes[$0].host != nil }) {
      boxes[$0].host ?? 0
    }
  }

  /// The titles of screens; the id if the title is not unique, since a chip has no space for both.
  private static func chipTexts(of graph: FlowGraph, titles: [String]) -> [String] {
    let counts = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(graph.nodes, titles).map { node, title in counts[title] == 1 ? title : node.id }
  }

  /// The same map in another scheme: only its colours differ.
  func drawn(in scheme: Theme.Scheme) -> MapPicture {
    var picture = self
    picture.scheme = scheme
    picture.theme = MapTheme.named(scheme)
    return picture
  }

  /// The kind of the step that leads to a screen; nil for a root.
  func kind(of node: Int) -> FlowGraph.Edge.Kind? {
    entries[node].map { map.graph.edges[$0].kind }
  }

  /// The wireframe of a screen, in its own points; nil without a scene.
  func wireframe(of node: Int) -> DisplayList? {
    scenes[node].map { scene in
      var options = Wireframe.Options(variant: variant, showsCaption: false, showsFrame: false)
      options.scheme = scheme
      return Wireframe(scene, options: options).displayList
    }
  }

  /// Everything except the screens and their captions: the header, the panels, the frames, the lines.
  var ground: DisplayList {
    let lanes = layout.lanes.flatMap { panel(of: $0) + name(of: $0) }
    return DisplayList(
      size: layout.size, background: theme.canvas, items: header + lanes + framesAndLines)
  }

  /// The app's name and the legend.
  var header: [DisplayList.Item] {
    var pen = MapPen()
    drawHeader(on: &pen)
    return pen.items
  }

  /// The frames around screens, and the lines between them.
  var framesAndLines: [DisplayList.Item] {
    var pen = MapPen()
    for frame in layout.frames { drawFrame(frame, on: &pen) }
    drawLines(on: &pen)
    return pen.items
  }

  /// A screen on the map: its picture with a caption and chips, or its tile.
  func thumbnail(of node: Int) -> [DisplayList.Item] {
    let picture = layout.boxes[node].picture
    var pen = MapPen()
    if showsPicture(of: node) {
      if drawsScreens, let list = wireframe(of: node) {
        let crop = crop(of: node)
        let corner = Point(x: picture.x, y: picture.y - crop.y * scale)
        pen.add(.beginClip(picture))
        pen.add(.fill(picture, list.background))
        for item in list.items { pen.add(item.scaled(by: scale, at: corner)) }
        pen.add(.endClip)
      } else {
        for item in blank(picture) { pen.add(item) }
      }
    }
    drawShape(of: node, on: &pen)
    drawWords(of: node, on: &pen)
    for chip in layout.boxes[node].chips { draw(chip, on: &pen) }
    return pen.items
  }

  /// Draws the outline or the background of a screen.
  func drawShape(of node: Int, on pen: inout MapPen) {
    let isPart = layout.boxes[node].host != nil
    switch layout.mode {
    case .pictures where isPart: drawQuestionGround(of: node, on: &pen)
    case .pictures: drawOutline(of: node, on: &pen)
    case .tiles: if !isPart { drawTileGround(of: node, on: &pen) }
    }
  }

  /// Draws the texts of a screen, except on its chips.
  func drawWords(of node: Int, on pen: inout MapPen) {
    let isPart = layout.boxes[node].host != nil
    switch layout.mode {
    case .pictures where isPart: drawQuestion(node, on: &pen)
    case .pictures: drawCaption(of: node, on: &pen)
    case .tiles: if !isPart { drawTileText(of: node, on: &pen) }
    }
  }

  /// Draws a chip in the style of the map's mode.
  func draw(_ chip: MapLayout.Chip, on pen: inout MapPen) {
    switch layout.mode {
    case .pictures: drawChip(chip, on: &pen)
    case .tiles: drawTileBadge(chip, on: &pen)
    }
  }

  /// Whether a screen has a picture in the drawing.
  func showsPicture(of node: Int) -> Bool {
    layout.mode == .pictures && layout.boxes[node].host == nil
  }

  /// The scale of screens on the map.
  var scale: Double { layout.cellWidth / Device.phone.display.width }

  /// The part of a screen's display that its picture shows.
  func crop(of node: Int) -> Rect {
    let display = Device.phone.display
    let height = min(display.height, layout.boxes[node].picture.height / scale)
    return Rect(x: 0, y: display.height - height, width: display.width, height: height)
  }

  /// The placeholder of a screen without a picture.
  func blank(_ picture: Rect) -> [DisplayList.Item] {
    [
      .roundedRect(
        picture, radius: MapMetrics.pictureCorner, corners: .all, theme.screens.fill)
    ]
  }
}

extension Scene {
  /// The part of the display's height that a map shows, from the bottom: only the sheet, if the screen is one.
  fileprivate var displayShare: Double {
    guard confirmation == nil, let sheet = layers.last, sheet.style.isSheet else { return 1 }
    let display = Device.phone.display.height
    // A little more than the sheet, so that its grabber is not at the outline.
    let shown = display - sheet.sheetTop(on: .phone) + 3
    return max(Self.minDisplayShare, shown / display)
  }

  /// The height of a medium sheet: lower pictures have no space for lines.
  private static let minDisplayShare = 0.5
}
