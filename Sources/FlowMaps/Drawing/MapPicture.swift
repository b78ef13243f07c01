package import Scenes
package import Wireframes

/// A flow map that is laid out, ready to be drawn in any format.
package struct MapPicture: Sendable {
  /// The map.
  package let map: FlowMap
  /// The positions of all parts.
  package let layout: MapLayout
  private(set) var theme: MapTheme
  private(set) var scheme: Theme.Scheme
  /// The scenes of the screens, in the order of the graph; nil for a screen without a picture.
  let scenes: [Scene?]
  let marks: MapMarks?
  /// The text of a chip that leads to a screen, in the order of the graph.
  package let chipTexts: [String]

  /// Lays out a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - scenes: The scenes of the map.
  ///   - scheme: Whether the picture is light or dark.
  package init(_ map: FlowMap, scenes: [Scene], scheme: Theme.Scheme = .light) {
    self.init(map, scenes: scenes, scheme: scheme, marks: nil)
  }

  init(_ map: FlowMap, scenes: [Scene], scheme: Theme.Scheme, marks: MapMarks?) {
    self.map = map
    self.scheme = scheme
    self.marks = marks
    layout = MapLayout(
      map.graph,
      minWidth: marks == nil ? MapMetrics.minWidth : MapMetrics.minComparisonWidth)
    theme = MapTheme.named(scheme)
    let known = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.scenes = map.graph.nodes.map { known[$0.id] }
    chipTexts = Self.chipTexts(of: map.graph)
  }

  /// The titles of screens; the id if the title is not unique, since a chip has no space for both.
  private static func chipTexts(of graph: FlowGraph) -> [String] {
    let counts = Dictionary(graph.nodes.map { ($0.title, 1) }, uniquingKeysWith: +)
    return graph.nodes.map { counts[$0.title] == 1 ? $0.title : $0.id }
  }

  /// The same map in another scheme: only its colours differ.
  func drawn(in scheme: Theme.Scheme) -> MapPicture {
    var picture = self
    picture.scheme = scheme
    picture.theme = MapTheme.named(scheme)
    return picture
  }

  /// The scale of screens on the map.
  static var scale: Double { MapMetrics.picture.width / Device.phone.display.width }

  /// The wireframe of a screen, in its own points; nil without a scene.
  func wireframe(of node: Int) -> DisplayList? {
    scenes[node].map { scene in
      let options = Wireframe.Options(scheme: scheme, showsCaption: false, showsFrame: false)
      return Wireframe(scene, options: options).displayList
    }
  }

  /// Everything except the screens and their captions: the header, the panels, the lines.
  var ground: DisplayList {
    var pen = MapPen()
    drawHeader(on: &pen)
    for lane in layout.lanes { drawLane(lane, on: &pen) }
    drawLines(on: &pen)
    return DisplayList(size: layout.size, background: theme.canvas, items: pen.items)
  }

  /// A screen on the map: its wireframe with round corners and a border, its caption and its chips.
  func thumbnail(of node: Int) -> [DisplayList.Item] {
    let picture = layout.boxes[node].picture
    let corner = Point(x: picture.x, y: picture.y)
    var pen = MapPen()
    if let list = wireframe(of: node) {
      pen.add(.beginClip(picture))
      pen.add(.fill(picture, list.background))
      for item in list.items { pen.add(item.scaled(by: Self.scale, at: corner)) }
      pen.add(.endClip)
    } else {
      for item in blank(picture) { pen.add(item) }
    }
    drawFrame(of: node, picture, on: &pen)
    drawCaption(of: node, on: &pen)
    for chip in layout.boxes[node].chips { drawChip(chip, on: &pen) }
    return pen.items
  }

  /// The placeholder of a screen without a picture.
  func blank(_ picture: Rect) -> [DisplayList.Item] {
    [
      .roundedRect(
        picture, radius: MapMetrics.pictureCorner, corners: .all, theme.screens.fill)
    ]
  }

  /// Draws the round corners and the border of a screen.
  func drawFrame(of node: Int, _ picture: Rect, on pen: inout MapPen) {
    let radius = MapMetrics.pictureCorner
    let outer = picture.inset(x: -1, y: -1)
    // The cover of the square corners ends below the middle of the border, so that no two antialiased edges
    // overlap.
    pen.add(
      .ring(
        outer: outer, outerRadius: 0, inner: picture.inset(x: -0.25, y: -0.25),
        innerRadius: radius + 0.25, theme.lane))
    guard let marks else {
      return pen.edge(outer, radius: radius + 1, width: 1.5, theme.edge)
    }
    guard let mark = marks.nodes[node] else {
      // Unchanged screens are faded.
      pen.rounded(outer, radius: radius + 1, theme.veil)
      return pen.edge(outer, radius: radius + 1, width: 1.5, theme.edge)
    }
    pen.edge(outer.inset(x: -3, y: -3), radius: radius + 4, width: 4, theme.color(mark))
    drawBadge(mark, at: Point(x: picture.maxX - 7, y: picture.y + 7), on: &pen)
  }

  /// Draws the symbol of a change, so that it does not depend on colours alone.
  func drawBadge(_ mark: MapMarks.Mark, at center: Point, on pen: inout MapPen) {
    let side = 22.0
    let disc = Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    pen.rounded(disc, radius: side / 2, theme.color(mark))
    let reach = 5.0
    func bar(_ points: Point...) {
      pen.add(.stroke(Stroke(points, width: 2.5), theme.canvas))
    }
    let (left, right) = (center.x - reach, center.x + reach)
    switch mark {
    case .added:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
      bar(Point(x: center.x, y: center.y - reach), Point(x: center.x, y: center.y + reach))
    case .removed:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
    case .moved:
      bar(Point(x: left, y: center.y), Point(x: right, y: center.y))
      bar(
        Point(x: right - 5, y: center.y - 5), Point(x: right, y: center.y),
        Point(x: right - 5, y: center.y + 5))
    case .renamed:
      for y in [center.y - 3, center.y + 3] { bar(Point(x: left, y: y), Point(x: right, y: y)) }
    case .changed:
      pen.rounded(
        Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8), radius: 4, theme.canvas)
    }
  }
}
