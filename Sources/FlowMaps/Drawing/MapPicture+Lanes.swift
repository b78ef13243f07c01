import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// Draws the panel of a tab with its icon, its title and its number of screens.
  func drawLane(_ lane: MapLayout.Lane, on pen: inout MapPen) {
    let panel = lane.panel
    pen.rounded(panel, radius: MapMetrics.laneCorner, theme.lane)
    let left = panel.x + 24
    let room = MapMetrics.laneTitleWidth - 48
    let tabs = map.graph.tabs
    let icon = lane.tab.flatMap { tabs.indices.contains($0) ? tabs[$0].icon : nil }
    pen.icon(
      icon ?? "square.stack", Rect(x: left, y: panel.y + 24, width: 26, height: 26),
      theme.screens.accent)
    pen.text(
      VisibleText.line(map.title(ofTab: lane.tab)), .laneTitle, theme.screens.text, at: left,
      centerY: panel.y + 69, maxWidth: room)
    pen.text(
      GroupedDigits.text(lane.count, "screen"), .mapSummary, theme.label, at: left,
      centerY: panel.y + 90, maxWidth: room)
  }

  /// Draws the title and the id of a screen.
  func drawCaption(of node: Int, on pen: inout MapPen) {
    let box = layout.boxes[node]
    let screen = map.graph.nodes[node]
    let mark = marks?.nodes[node].map(theme.color)
    let title = marks == nil ? theme.screens.text : mark ?? theme.label
    let room = MapMetrics.picture.width + 24
    pen.text(
      VisibleText.line(screen.title), .screenTitle, title,
      at: box.picture.midX, centerY: box.picture.maxY + 17, anchor: .center, maxWidth: room)
    pen.text(
      VisibleText.line(screen.id), .screenID, theme.label, at: box.picture.midX,
      centerY: box.picture.maxY + 33, anchor: .center, maxWidth: room)
  }

  /// Draws a transition as a chip.
  func drawChip(_ chip: MapLayout.Chip, on pen: inout MapPen) {
    pen.rounded(chip.rect, radius: 6, theme.chip)
    let mark = chip.edge.flatMap { marks?.edges[$0] }
    let (text, color) =
      switch chip.content {
      case .screen(let node): (chipTexts[node], mark.map(theme.color) ?? theme.link)
      case .missing(let id): ("\(id) is missing", theme.missing)
      case .more(let count): ("\(count) more", theme.link)
      }
    drawChipArrow(kind(of: chip), in: chip.rect, mark.map(theme.color), on: &pen)
    let left = chip.rect.x + 30
    let width = pen.text(
      VisibleText.line(text), .chip, color, at: left, centerY: chip.rect.midY,
      maxWidth: chip.rect.width - 36)
    guard let mark else { return }
    pen.edge(chip.rect, radius: 6, width: 1.5, theme.color(mark))
    if mark == .removed {
      let ends = [Point(x: left, y: chip.rect.midY), Point(x: left + width, y: chip.rect.midY)]
      pen.add(.stroke(Stroke(ends, width: 1), color))
    }
  }

  /// The kind of the chip's transition; a link if the chip has no edge.
  func kind(of chip: MapLayout.Chip) -> FlowGraph.Edge.Kind {
    chip.edge.map { map.graph.edges[$0].kind } ?? .link
  }

  /// Draws the arrow of a chip.
  ///
  /// - Parameter mark: The colour of a change in a comparison; nil for that of the kind.
  func drawChipArrow(
    _ kind: FlowGraph.Edge.Kind, in rect: Rect, _ mark: Color? = nil, on pen: inout MapPen
  ) {
    let (width, dash, color) = theme.pen(kind)
    let points = [Point(x: rect.x + 7, y: rect.midY), Point(x: rect.x + 24, y: rect.midY)]
    pen.arrow(points, width: width, corner: 0, dash: dash, mark ?? color)
  }
}
