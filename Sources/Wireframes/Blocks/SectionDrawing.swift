import Scenes
import Typography

/// A card with a header and a footer; the drawings on it may differ from those of the section's blocks.
struct SectionDrawing: BlockDrawing {
  private static let headerLine = 28.0
  private static let footerLine = 18.0

  let header: String?
  let footer: String?
  let contents: [any BlockDrawing]

  init(_ section: ListSection, contents: [any BlockDrawing]) {
    header = section.header
    footer = section.footer
    self.contents = contents
  }

  func height(width: Double) -> Double {
    headerHeight + cardHeight(width: width) + footerHeight(width: width)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    if let header {
      sketch.text(
        Self.capitals(header), .footnote, sketch.theme.secondary, at: rect.x + Metrics.margin,
        centerY: rect.y + Self.headerLine / 2, maxWidth: rect.width - 2 * Metrics.margin)
    }
    let card = Rect(
      x: rect.x, y: rect.y + headerHeight, width: rect.width,
      height: cardHeight(width: rect.width))
    sketch.rounded(card, radius: Metrics.cardCorner, sketch.cardColor)
    drawContents(in: card, on: &sketch)
    for (index, line) in footerLines(width: rect.width).enumerated() {
      sketch.text(
        line, sketch.theme.secondary, at: rect.x + Metrics.margin,
        centerY: card.maxY + 8 + (Double(index) + 0.5) * Self.footerLine)
    }
  }

  func drawText(on box: inout TextBox) {
    if let header { box.add("  " + TerminalText.printable(Self.capitals(header))) }
    var card = TextBox(width: box.width - 4)
    for drawing in contents { drawing.drawText(on: &card) }
    box.card(card)
    guard let footer else { return }
    for line in TerminalText.wrapped(TerminalText.printable(footer), to: box.width - 4) {
      box.add("  " + line)
    }
  }

  /// The header in capitals; the source of what is not known stays as it is.
  private static func capitals(_ header: String) -> String {
    TextHole.changingText(of: header) { $0.uppercased() }
  }

  private var headerHeight: Double { header == nil ? 0 : Self.headerLine }

  private func cardHeight(width: Double) -> Double {
    contents.reduce(0) { $0 + $1.heightOnCard(width: width) }
  }

  private func footerHeight(width: Double) -> Double {
    let lines = footerLines(width: width)
    return lines.isEmpty ? 0 : 8 + Double(lines.count) * Self.footerLine
  }

  private func footerLines(width: Double) -> [TextLine] {
    guard let footer else { return [] }
    return Typesetter.lines(
      footer, font: .footnote, maxWidth: width - 2 * Metrics.margin, maxLines: 4)
  }

  private func drawContents(in card: Rect, on sketch: inout Sketch) {
    var y = card.y
    for (index, drawing) in contents.enumerated() {
      let height = drawing.heightOnCard(width: card.width)
      drawing.drawOnCard(
        in: Rect(x: card.x, y: y, width: card.width, height: height), on: &sketch)
      y += height
      if index + 1 < contents.count {
        let inset = drawing.separatorInset
        sketch.fill(
          Rect(x: card.x + inset, y: y - 1, width: card.width - inset, height: 1),
          sketch.theme.separator)
      }
    }
  }
}
