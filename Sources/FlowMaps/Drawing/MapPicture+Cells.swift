import PlainText
import Scenes
import Typography
import Wireframes

extension MapPicture {
  /// Draws the round corners and the outline of a picture.
  func drawOutline(of node: Int, on pen: inout MapPen) {
    let box = layout.boxes[node]
    let radius = MapMetrics.pictureCorner
    let outer = box.picture.inset(x: -1, y: -1)
    // The cover of the square corners ends below the middle of the outline, so that no two antialiased edges
    // overlap.
    pen.add(
      .ring(
        outer: outer, outerRadius: 0, inner: box.picture.inset(x: -0.25, y: -0.25),
        innerRadius: radius + 0.25, box.isFramed ? theme.frame : theme.lane))
    guard marks != nil else {
      return pen.outline(box.picture, radius: radius, outlineStyle(of: node))
    }
    drawMark(of: node, round: box.picture, radius: radius, on: &pen)
  }

  /// The style of the line to a screen; paler if the line is grey, since a picture has content of its own.
  private func outlineStyle(of node: Int) -> MapTheme.LineStyle {
    var style = theme.style(of: kind(of: node) ?? .step(.push))
    if style.color == theme.push { style.color = theme.edge }
    return style
  }

  /// Draws the outline of a screen in a comparison; unchanged screens are faded.
  func drawMark(of node: Int, round rect: Rect, radius: Double, on pen: inout MapPen) {
    guard let mark = marks?.nodes[node] else {
      let outer = rect.inset(x: -1, y: -1)
      var veil = theme.veil
      if layout.boxes[node].isFramed {
        veil = theme.frame
        veil.alpha = theme.veil.alpha
      }
      pen.rounded(outer, radius: radius + 1, veil)
      return pen.edge(outer, radius: radius + 1, width: 1, theme.edge)
    }
    pen.edge(rect.inset(x: -2, y: -2), radius: radius + 2, width: 2.5, theme.color(mark))
    drawBadge(mark, at: Point(x: rect.maxX - 4, y: rect.y + 4), on: &pen)
  }

  /// Draws the title and the id of a screen.
  func drawCaption(of node: Int, on pen: inout MapPen) {
    let box = layout.boxes[node]
    let room = box.picture.width + MapMetrics.captionOverhang
    let lines = MapTitle(layout.titles[node], font: .screenTitle).lines(maxWidth: room)
    var y = box.picture.maxY + MapMetrics.captionGap
    for line in lines {
      pen.text(
        line, titleColor(of: node), at: box.picture.midX,
        centerY: y + MapMetrics.titleLineHeight / 2, anchor: .center)
      y += MapMetrics.titleLineHeight
    }
    pen.text(
      VisibleText.line(subtitle(of: node)), .screenID, theme.label, at: box.picture.midX,
      centerY: y + MapMetrics.idHeight / 2, anchor: .center, maxWidth: room)
  }

  /// The colour of a screen's title.
  func titleColor(of node: Int) -> Color {
    guard let marks else { return theme.screens.text }
    return marks.nodes[node].map(theme.color) ?? theme.label
  }

  /// The id of a screen, and the number of steps to it if there are several.
  private func subtitle(of node: Int) -> String {
    let id = map.graph.nodes[node].id
    guard let steps = entries[node].flatMap({ map.graph.edges[$0].stepsText }) else { return id }
    return "\(id) · \(steps)"
  }

  /// Draws a transition as a chip.
  func drawChip(_ chip: MapLayout.Chip, on pen: inout MapPen) {
    let radius = chip.rect.height / 2
    pen.rounded(chip.rect, radius: radius, theme.chip)
    let mark = chip.edge.flatMap { marks?.edges[$0] }
    let (text, color) =
      switch chip.content {
      case .screen(let node):
        (label(of: chip) ?? chipTexts[node], mark.map(theme.color) ?? theme.link)
      case .missing(let id): ("\(id) is missing", theme.missing)
      case .more(let count): ("+\(count) links", theme.link)
      }
    let arrow = 8.0
    let gap = 3.0
    let line = Typesetter.line(
      VisibleText.line(text), font: .chip, maxWidth: chip.rect.width - 8 - arrow - gap)
    let left = chip.rect.midX - (arrow + gap + line.width) / 2
    drawChipArrow(
      kind(of: chip), from: left, length: arrow, centerY: chip.rect.midY, mark.map(theme.color),
      on: &pen)
    pen.text(line, color, at: left + arrow + gap, centerY: chip.rect.midY)
    guard let mark else { return }
    pen.edge(chip.rect, radius: radius, width: 1, theme.color(mark))
    if mark == .removed {
      let (from, to) = (left + arrow + gap, left + arrow + gap + line.width)
      let ends = [Point(x: from, y: chip.rect.midY), Point(x: to, y: chip.rect.midY)]
      pen.add(.stroke(Stroke(ends, width: 1), color))
    }
  }

  /// The text that leads from the screen to the target of a link.
  private func label(of chip: MapLayout.Chip) -> String? {
    guard let edge = chip.edge.map({ map.graph.edges[$0] }), edge.kind == .link else { return nil }
    return edge.label
  }

  /// The kind of the chip's transition; a link if the chip has no edge.
  func kind(of chip: MapLayout.Chip) -> FlowGraph.Edge.Kind {
    chip.edge.map { map.graph.edges[$0].kind } ?? .link
  }

  /// Draws the arrow of a chip.
  ///
  /// - Parameter mark: The colour of a change in a comparison; nil for that of the kind.
  func drawChipArrow(
    _ kind: FlowGraph.Edge.Kind, from left: Double, length: Double, centerY: Double,
    _ mark: Color? = nil, on pen: inout MapPen
  ) {
    var style = theme.style(of: kind)
    if let mark { style.color = mark }
    pen.arrow([Point(x: left, y: centerY), Point(x: left + length, y: centerY)], style)
  }

  /// Draws the background of a confirmation below its screen.
  func drawQuestionGround(of node: Int, on pen: inout MapPen) {
    let rect = layout.boxes[node].picture
    _ = drawQuestionGround(of: node, in: rect, radius: 5, on: &pen)
    if let mark = marks?.nodes[node] {
      drawBadge(mark, at: Point(x: rect.maxX - 4, y: rect.y + 2), on: &pen)
    }
  }

  /// Draws the title of a confirmation below its screen.
  func drawQuestion(_ node: Int, on pen: inout MapPen) {
    let rect = layout.boxes[node].picture
    let color = questionColor(of: node)
    let top = rect.y + MapMetrics.confirmationPadding / 2
    let lineHeight = MapMetrics.confirmationLineHeight
    let room = rect.width - MapMetrics.confirmationIndent - MapMetrics.confirmationTrail
    let lines = Typesetter.lines(
      VisibleText.line(layout.titles[node]), font: .confirmation, maxWidth: room,
      maxLines: MapMetrics.maxConfirmationLines)
    for (index, line) in lines.enumerated() {
      pen.text(
        line, color, at: rect.x + MapMetrics.confirmationIndent,
        centerY: top + (Double(index) + 0.5) * lineHeight)
    }
    let disc = Rect(x: rect.x + 4, y: top + lineHeight / 2 - 4.5, width: 9, height: 9)
    pen.rounded(disc, radius: 4.5, color)
    pen.text(
      "?", Font(size: 7, weight: .bold), theme.question, at: disc.midX, centerY: disc.midY,
      anchor: .center)
  }

  /// Draws the background and the dotted border of a confirmation.
  ///
  /// - Returns: The colour of its text.
  func drawQuestionGround(
    of node: Int, in rect: Rect, radius: Double, on pen: inout MapPen
  ) -> Color {
    pen.rounded(rect, radius: radius, theme.question)
    var style = theme.style(of: kind(of: node) ?? .step(.confirmation))
    if let marks { style.color = marks.nodes[node].map(theme.color) ?? theme.edge }
    pen.outline(rect.inset(x: 0.5, y: 0.5), radius: radius - 0.5, style)
    return questionColor(of: node)
  }

  private func questionColor(of node: Int) -> Color {
    guard let marks else { return theme.missing }
    return marks.nodes[node].map(theme.color) ?? theme.label
  }
}
