import Scenes
import Typography

extension CardGrid: BlockDrawing {
  /// The space between cards; a week fits into a row.
  private var gutter: Double { isTextOnly && shownColumns > 4 ? 4 : 12 }

  func height(width: Double, in layout: BlockLayout) -> Double {
    let columns = columns(in: layout)
    let rows = Double((cards.count + columns - 1) / columns)
    guard rows > 0 else { return 0 }
    return rows * (cardHeight(width: width, in: layout) + gutter) - gutter
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let width = cardWidth(width: rect.width, in: sketch.layout)
    let height = cardHeight(width: rect.width, in: sketch.layout)
    for (index, card) in cards.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns(in: sketch.layout))
      let frame = Rect(
        x: rect.x + Double(column) * (width + gutter),
        y: rect.y + Double(row) * (height + gutter), width: width, height: height)
      if frame.y >= sketch.device.display.height { return }
      draw(card, in: frame, on: &sketch)
    }
  }

  var spokenElements: [AccessibleElement] {
    cards.flatMap { card in
      let shown = AccessibleElement(
        card.leadsTo == nil ? .text : .button,
        AccessibleElement.combined([card.title, card.subtitle]), leadsTo: card.leadsTo,
        icon: card.icon)
      return card.accessible?.changing([shown]) ?? [shown]
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
      let (mark, space) = isTextOnly ? ("", "") : ("▤ ", "  ")
      box.add(line { mark + TerminalText.printable($0.title) })
      if row.contains(where: { $0.subtitle != nil }) {
        box.add(line { $0.subtitle.map { space + TerminalText.printable($0) } ?? "" })
      }
    }
  }

  /// Large texts need the whole width.
  private func columns(in layout: BlockLayout) -> Int { layout.isStacked ? 1 : shownColumns }

  private func textHeight(in layout: BlockLayout) -> Double {
    let title = layout.line(40, of: .status)
    guard cards.contains(where: { $0.subtitle != nil }) else { return title }
    return title + layout.line(16, of: .footnote)
  }

  private func cardWidth(width: Double, in layout: BlockLayout) -> Double {
    let columns = Double(columns(in: layout))
    return (width - gutter * (columns - 1)) / columns
  }

  private func pictureHeight(width: Double) -> Double { isTextOnly ? 0 : (width * 0.6).rounded() }

  private func cardHeight(width: Double, in layout: BlockLayout) -> Double {
    pictureHeight(width: cardWidth(width: width, in: layout)) + textHeight(in: layout)
  }

  private func draw(_ card: Card, in frame: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let textHeight = textHeight(in: sketch.layout)
    sketch.outlined(frame, radius: sketch.layout.cardCorner, sketch.cardColor)
    let picture = Rect(
      x: frame.x, y: frame.y, width: frame.width, height: frame.height - textHeight)
    if !isTextOnly {
      sketch.rounded(picture, radius: sketch.layout.cardCorner, corners: .top, theme.fill)
      sketch.icon(
        card.icon ?? "photo", of: card.title, centeredAt: Point(x: picture.midX, y: picture.midY),
        size: min(36, picture.height * 0.6), theme.placeholder)
    }
    // Without pictures, the texts are in the middle.
    let inset = isTextOnly ? 4.0 : 12
    let anchor: Sketch.Anchor = isTextOnly ? .center : .leading
    let x = isTextOnly ? frame.midX : frame.x + inset
    let titleLine = sketch.layout.line(20, of: .status)
    let titleY = picture.maxY + (card.subtitle == nil ? textHeight / 2 : 9 + titleLine / 2)
    sketch.text(
      card.title, sketch.layout.font(.status), theme.text, at: x, centerY: titleY, anchor: anchor,
      maxWidth: frame.width - 2 * inset)
    if let subtitle = card.subtitle {
      sketch.text(
        subtitle, sketch.layout.font(.footnote), theme.secondary, at: x,
        centerY: picture.maxY + 9 + titleLine + sketch.layout.line(20, of: .footnote) / 2,
        anchor: anchor, maxWidth: frame.width - 2 * inset)
    }
  }
}
