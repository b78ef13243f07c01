/// What stands for the content of a page that nobody described: a list without words.
struct SkeletonPage: BlockDrawing {
  /// The widths of the two lines of each row in points: uneven, as texts are.
  private static let rows: [(title: Double, subtitle: Double)] = [
    (180, 120), (210, 90), (150, 140), (190, 155), (170, 110),
  ]

  func height(width: Double) -> Double { Double(Self.rows.count) * Metrics.rowHeight }

  func draw(in card: Rect, on sketch: inout Sketch) {
    let fill = sketch.theme.fill
    sketch.rounded(card, radius: Metrics.cardCorner, sketch.cardColor)
    for (index, row) in Self.rows.enumerated() {
      let y = card.y + Double(index) * Metrics.rowHeight
      let left = card.x + 64
      sketch.rounded(Rect(x: card.x + 16, y: y + 10, width: 36, height: 36), radius: 8, fill)
      sketch.rounded(Rect(x: left, y: y + 15, width: row.title, height: 10), radius: 5, fill)
      sketch.rounded(Rect(x: left, y: y + 34, width: row.subtitle, height: 8), radius: 4, fill)
      if index + 1 < Self.rows.count {
        sketch.fill(
          Rect(x: left, y: y + Metrics.rowHeight - 1, width: card.maxX - left, height: 1),
          sketch.theme.separator)
      }
    }
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    for _ in Self.rows { card.add("□ ▬▬▬▬▬▬▬▬▬▬▬▬") }
    box.card(card)
  }
}
