import Scenes
import Typography

extension ListSection: BlockDrawing {
  private static let headerHeight = 28.0
  private static let footerLine = 18.0
  private static let padding = 12.0

  func height(width: Double) -> Double {
    headHeight + cardHeight(width: width) + footHeight(width: width)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    if let header {
      sketch.text(
        header.uppercased(), .footnote, sketch.theme.secondary, at: rect.x + Metrics.margin,
        centerY: rect.y + Self.headerHeight / 2, maxWidth: rect.width - 2 * Metrics.margin)
    }
    let card = Rect(
      x: rect.x, y: rect.y + headHeight, width: rect.width,
      height: cardHeight(width: rect.width))
    sketch.rounded(card, radius: Metrics.cardCorner, sketch.cardColor)
    drawBlocks(in: card, on: &sketch)
    for (index, line) in footLines(width: rect.width).enumerated() {
      sketch.text(
        line, sketch.theme.secondary, at: rect.x + Metrics.margin,
        centerY: card.maxY + 8 + (Double(index) + 0.5) * Self.footerLine)
    }
  }

  private var headHeight: Double { header == nil ? 0 : Self.headerHeight }

  private func cardHeight(width: Double) -> Double {
    blocks.reduce(0) { $0 + itemHeight($1, width: width) }
  }

  private func footHeight(width: Double) -> Double {
    let lines = footLines(width: width)
    return lines.isEmpty ? 0 : 8 + Double(lines.count) * Self.footerLine
  }

  private func footLines(width: Double) -> [TextLine] {
    guard let footer else { return [] }
    return Typesetter.lines(
      footer, font: .footnote, maxWidth: width - 2 * Metrics.margin, maxLines: 4)
  }

  /// The height of a block on the card: a line of the list, or any other block with a margin.
  private func itemHeight(_ block: Block, width: Double) -> Double {
    switch block {
    case .row, .field, .button: Metrics.rowHeight
    default:
      PageContent.drawing(for: block).height(width: width - 2 * Metrics.margin)
        + 2 * Self.padding
    }
  }

  private func drawBlocks(in card: Rect, on sketch: inout Sketch) {
    var y = card.y
    for (index, block) in blocks.enumerated() {
      let height = itemHeight(block, width: card.width)
      let rect = Rect(x: card.x, y: y, width: card.width, height: height)
      switch block {
      case .button(let button): button.drawAsRow(in: rect, on: &sketch)
      case .row, .field: PageContent.drawing(for: block).draw(in: rect, on: &sketch)
      default:
        PageContent.drawing(for: block)
          .draw(in: rect.inset(x: Metrics.margin, y: Self.padding), on: &sketch)
      }
      y += height
      if index + 1 < blocks.count {
        drawSeparator(below: block, at: y, in: card, on: &sketch)
      }
    }
  }

  private func drawSeparator(
    below block: Block, at y: Double, in card: Rect, on sketch: inout Sketch
  ) {
    let inset = if case .row(let row) = block { row.textInset } else { Metrics.margin }
    sketch.fill(
      Rect(x: card.x + inset, y: y - 1, width: card.width - inset, height: 1),
      sketch.theme.separator)
  }
}
