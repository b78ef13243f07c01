import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// Draws the background of a tile, with a bar in the colour of its kind.
  func drawTileGround(of node: Int, on pen: inout MapPen) {
    let tile = layout.boxes[node].picture
    let radius = MapMetrics.tileCorner
    let ground = tileGround(of: node)
    pen.rounded(tile, radius: radius, theme.edge)
    let bar = Rect(x: tile.x, y: tile.y, width: radius, height: tile.height)
    pen.rounded(bar, radius: radius, corners: [.topLeft, .bottomLeft], barColor(of: node))
    let inner = Rect(
      x: tile.x + 4, y: tile.y + 0.75, width: tile.width - 4.75, height: tile.height - 1.5)
    pen.rounded(inner, radius: radius - 0.75, corners: [.topRight, .bottomRight], ground)
    guard let mark = marks?.nodes[node] else { return }
    pen.edge(tile.inset(x: -1.5, y: -1.5), radius: radius + 1.5, width: 2.5, theme.color(mark))
    drawBadge(mark, at: Point(x: tile.maxX - 4, y: tile.y + 4), on: &pen)
  }

  /// Draws the round corners and the outline of a picture on a tile.
  func drawTilePictureOutline(of node: Int, _ rect: Rect, on pen: inout MapPen) {
    let (radius, width) = (1.5, 0.35)
    let outer = rect.inset(x: -width, y: -width)
    pen.add(
      .ring(
        outer: outer, outerRadius: 0, inner: rect, innerRadius: radius, tileGround(of: node)))
    pen.edge(outer, radius: radius + width, width: width, theme.edge)
  }

  private func tileGround(of node: Int) -> Color { isRoot(node) ? theme.root : theme.frame }

  /// Draws the title and the kind on a tile.
  func drawTileText(of node: Int, on pen: inout MapPen) {
    let tile = layout.boxes[node].picture
    let left = tile.x + 9
    let lines = MapTitle(layout.titles[node], font: .tileTitle)
      .lines(maxWidth: tile.maxX - 4 - left)
    for (index, line) in lines.enumerated() {
      pen.text(
        line, titleColor(of: node), at: left, centerY: tile.y + 10.5 + Double(index) * 13)
    }
    let questions = confirmations[node] ?? []
    let badges = layout.boxes[node].chips.map(\.rect) + questions.map { layout.boxes[$0].picture }
    let right = badges.map(\.x).min() ?? tile.maxX - 4
    let color = marks == nil ? theme.text(of: kind(of: node)) : theme.label
    pen.text(
      kindText(of: node), .tileKind, color, at: left, centerY: tile.maxY - 10.5,
      maxWidth: right - 3 - left)
    if let first = questions.first { drawQuestionCount(first, questions.count, on: &pen) }
  }

  /// Draws the number of confirmations on a tile.
  private func drawQuestionCount(_ first: Int, _ count: Int, on pen: inout MapPen) {
    let rect = layout.boxes[first].picture
    let color = drawQuestionGround(of: first, in: rect, radius: 3, on: &pen)
    pen.text("\(count)", .tileBadge, color, at: rect.midX, centerY: rect.midY, anchor: .center)
  }

  /// Draws the number of links on a tile.
  func drawTileBadge(_ chip: MapLayout.Chip, on pen: inout MapPen) {
    pen.rounded(chip.rect, radius: 3, theme.chip)
    let count = if case .more(let count) = chip.content { count } else { 1 }
    let mark = chip.edge.flatMap { marks?.edges[$0] }
    let color = mark.map(theme.color) ?? theme.link
    let arrow = 6.0
    let line = Typesetter.line("\(count)", font: .tileBadge)
    let left = chip.rect.midX - (arrow + 2 + line.width) / 2
    drawChipArrow(
      kind(of: chip), from: left, length: arrow, centerY: chip.rect.midY, mark.map(theme.color),
      on: &pen)
    pen.text(line, color, at: left + arrow + 2, centerY: chip.rect.midY)
  }

  /// How a screen is reached, in one or two words.
  func kindText(of node: Int) -> String {
    guard let entry = entries[node] else {
      if !isRoot(node) { return "not reached" }
      return map.graph.nodes[node].tab.map { $0 < map.graph.tabs.count - map.graph.windowCount }
        == true ? "tab" : "start"
    }
    let edge = map.graph.edges[entry]
    let word = edge.kind == .step(.cover) ? "cover" : edge.kind.word
    return ([word] + [edge.stepsText].compactMap(\.self)).joined(separator: ", ")
  }

  /// Whether a screen is the first one of its tab.
  func isRoot(_ node: Int) -> Bool { entries[node] == nil && map.graph.nodes[node].depth == 0 }

  /// The colour of a screen's kind, paler than a line; grey if the screen is unchanged in a comparison.
  func barColor(of node: Int) -> Color {
    if let marks, marks.nodes[node] == nil { return theme.edge }
    guard let kind = kind(of: node) else {
      return isRoot(node) ? theme.screens.accent : theme.bar
    }
    let color = theme.style(of: kind).color
    return color == theme.push ? theme.bar : color
  }
}
