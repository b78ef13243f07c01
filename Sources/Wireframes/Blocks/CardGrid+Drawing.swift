import Scenes
import Typography

extension CardGrid: BlockDrawing {
  private static let gutter = 12.0

  func height(width: Double) -> Double {
    let rows = Double((cards.count + shownColumns - 1) / shownColumns)
    guard rows > 0 else { return 0 }
    return rows * (cardHeight(width: width) + Self.gutter) - Self.gutter
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let width = cardWidth(width: rect.width)
    let height = cardHeight(width: rect.width)
    for (index, card) in cards.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: shownColumns)
      let frame = Rect(
        x: rect.x + Double(column) * (width + Self.gutter),
        y: rect.y + Double(row) * (height + Self.gutter), width: width, height: height)
      if frame.y >= sketch.device.display.height { return }
      draw(card, in: frame, on: &sketch)
    }
  }

  func drawText(on box: inout TextBox) {
    let width = (box.width - (shownColumns - 1)) / shownColumns
    for start in stride(from: 0, to: cards.count, by: shownColumns) {
      let row = cards[start..<min(start + shownColumns, cards.count)]
      func line(_ text: (Card) -> String) -> String {
        row.map { card in
          var cell = TextBox(width: width)
          cell.add(text(card))
          return cell.lines[0]
        }.joined(separator: " ")
      }
      box.add(line { "▤ " + TerminalText.printable($0.title) })
      if row.contains(where: { $0.subtitle != nil }) {
        box.add(line { $0.subtitle.map { "  " + TerminalText.printable($0) } ?? "" })
      }
    }
  }

  private var textHeight: Double { cards.contains { $0.subtitle != nil } ? 56 : 40 }

  private func cardWidth(width: Double) -> Double {
    (width - Self.gutter * Double(shownColumns - 1)) / Double(shownColumns)
  }

  private func pictureHeight(width: Double) -> Double {
    (cardWidth(width: width) * 0.6).rounded()
  }

  private func cardHeight(width: Double) -> Double { pictureHeight(width: width) + textHeight }

  private func draw(_ card: Card, in frame: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.rounded(frame, radius: Metrics.cardCorner, sketch.cardColor)
    let picture = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height - textHeight)
    sketch.rounded(picture, radius: Metrics.cardCorner, corners: .top, theme.fill)
    sketch.icon(
      card.icon ?? "photo", of: card.title, centeredAt: Point(x: picture.midX, y: picture.midY),
      size: min(36, picture.height * 0.6), theme.placeholder)
    let titleY = picture.maxY + (card.subtitle == nil ? textHeight / 2 : 19)
    sketch.text(
      card.title, .status, theme.text, at: frame.x + 12, centerY: titleY,
      maxWidth: frame.width - 24)
    if let subtitle = card.subtitle {
      sketch.text(
        subtitle, .footnote, theme.secondary, at: frame.x + 12, centerY: picture.maxY + 39,
        maxWidth: frame.width - 24)
    }
  }
}
