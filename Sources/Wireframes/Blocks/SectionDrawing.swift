import Scenes
import Typography

/// A card with a header and a footer; the drawings on it may differ from those of the section's blocks.
struct SectionDrawing: BlockDrawing, AccessibleDescribing {
  private static let headerLine = 28.0
  private static let footerLine = 18.0

  let header: String?
  let footer: String?
  let contents: [any BlockDrawing]
  var accessible: AccessibleDescription?

  init(_ section: ListSection, contents: [any BlockDrawing]) {
    header = section.header
    footer = section.footer
    accessible = section.accessible
    self.contents = contents
  }

  func height(width: Double, in layout: BlockLayout) -> Double {
    headerHeight(in: layout) + cardHeight(width: width, in: layout)
      + footerHeight(width: width, in: layout)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let layout = sketch.layout
    let headerHeight = headerHeight(in: layout)
    if let header {
      sketch.text(
        Self.capitals(header), layout.header, sketch.theme.secondary,
        at: rect.x + Metrics.margin,
        centerY: rect.y + headerHeight / 2, maxWidth: rect.width - 2 * Metrics.margin,
        as: .header)
    }
    let card = Rect(
      x: rect.x, y: rect.y + headerHeight, width: rect.width,
      height: cardHeight(width: rect.width, in: layout))
    sketch.outlined(card, radius: layout.cardCorner, sketch.cardColor)
    drawContents(in: card, on: &sketch)
    let footerLine = layout.line(Self.footerLine, of: .footnote)
    for (index, line) in footerLines(width: rect.width, in: layout).enumerated() {
      sketch.text(
        line, sketch.theme.secondary, at: rect.x + Metrics.margin,
        centerY: card.maxY + 8 + (Double(index) + 0.5) * footerLine)
    }
  }

  /// Whether it is only a card around rows, which a screen reader does not mention.
  var isPlain: Bool { header == nil && footer == nil && accessible == nil }

  var spokenElements: [AccessibleElement] {
    let title = AccessibleElement(.heading, header, level: 2)
    let end = AccessibleElement(.text, footer)
    return [title].filter { $0.label != nil } + contents.accessibleElements
      + [end].filter { $0.label != nil }
  }

  func drawText(on box: inout TextBox) {
    if let header { box.add("  " + TerminalText.printable(Self.capitals(header))) }
    var card = TextBox(width: box.width - 4)
    for drawing in contents { drawing.drawText(on: &card) }
    box.card(card)
    guard let footer else { return }
    for line in TerminalText.wrapped(footer, to: box.width - 4) {
      box.add("  " + line)
    }
  }

  /// The header in capitals; the source of what is not known stays as it is.
  private static func capitals(_ header: String) -> String {
    TextHole.changingText(of: header) { $0.uppercased() }
  }

  private func headerHeight(in layout: BlockLayout) -> Double {
    header == nil ? 0 : layout.control(Self.headerLine, of: .footnote)
  }

  private func cardHeight(width: Double, in layout: BlockLayout) -> Double {
    contents.reduce(0) { $0 + $1.heightOnCard(width: width, in: layout) }
  }

  private func footerHeight(width: Double, in layout: BlockLayout) -> Double {
    let lines = footerLines(width: width, in: layout)
    return lines.isEmpty ? 0 : 8 + Double(lines.count) * layout.line(Self.footerLine, of: .footnote)
  }

  private func footerLines(width: Double, in layout: BlockLayout) -> [TextLine] {
    guard let footer else { return [] }
    return Typesetter.lines(
      footer, font: layout.font(.footnote), maxWidth: width - 2 * Metrics.margin,
      maxLines: layout.isStacked ? 12 : 4)
  }

  /// Draws the background of the selected row, with the corners of the card.
  private func highlight(_ row: Rect, at index: Int, on sketch: inout Sketch) {
    var corners: DisplayList.Corners = index == 0 ? .top : []
    if index + 1 == contents.count { corners.formUnion(.bottom) }
    sketch.rounded(
      row, radius: sketch.layout.cardCorner, corners: corners, sketch.theme.accentFill)
  }

  private func drawContents(in card: Rect, on sketch: inout Sketch) {
    var y = card.y
    for (index, drawing) in contents.enumerated() {
      let height = drawing.heightOnCard(width: card.width, in: sketch.layout)
      let rect = Rect(x: card.x, y: y, width: card.width, height: height)
      if let row = drawing as? Row, sketch.selection?.select(row) == true {
        highlight(rect, at: index, on: &sketch)
      }
      drawing.drawOnCard(in: rect, on: &sketch)
      sketch.selection?.isCurrent = false
      y += height
      if index + 1 < contents.count {
        let inset = drawing.separatorInset(in: sketch.layout)
        sketch.fill(
          Rect(x: card.x + inset, y: y - 1, width: card.width - inset, height: 1),
          sketch.theme.separator)
      }
    }
  }
}
