import Scenes

/// The content of a page that is loading: grey cards instead of lists.
struct LoadingPlaceholder: BlockDrawing {
  private static let headerLine = 28.0
  private static let sectionGap = 8.0
  private static let sections = [
    SkeletonRows(widths: [(180, 120), (210, 90), (150, 140)]),
    SkeletonRows(widths: [(190, 155), (170, 110), (200, 125)]),
  ]

  func height(width: Double, in layout: BlockLayout) -> Double {
    Self.sections.reduce(-Self.sectionGap) { $0 + $1.height + Self.headerLine + Self.sectionGap }
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y
    for rows in Self.sections {
      let header = Rect(
        x: rect.x + Metrics.margin, y: y + Self.headerLine / 2 - 4.5, width: 84, height: 9)
      sketch.rounded(header, radius: 4.5, sketch.theme.fill)
      y += Self.headerLine
      rows.draw(in: Rect(x: rect.x, y: y, width: rect.width, height: rows.height), on: &sketch)
      y += rows.height + Self.sectionGap
    }
  }

  func drawText(on box: inout TextBox) {
    for rows in Self.sections {
      box.add("  ▬▬▬▬▬▬▬")
      rows.drawText(on: &box)
    }
  }
}

/// A card of rows with grey lines instead of text.
struct SkeletonRows {
  /// The widths of the two lines of each row in points; they differ, as text does.
  let widths: [(title: Double, subtitle: Double)]

  var height: Double { Double(widths.count) * Metrics.rowHeight }

  func draw(in card: Rect, on sketch: inout Sketch) {
    let fill = sketch.theme.fill
    sketch.outlined(card, radius: Metrics.cardCorner, sketch.cardColor)
    for (index, row) in widths.enumerated() {
      let y = card.y + Double(index) * Metrics.rowHeight
      let left = card.x + 64
      sketch.rounded(Rect(x: card.x + 16, y: y + 10, width: 36, height: 36), radius: 8, fill)
      sketch.rounded(Rect(x: left, y: y + 15, width: row.title, height: 10), radius: 5, fill)
      sketch.rounded(Rect(x: left, y: y + 34, width: row.subtitle, height: 8), radius: 4, fill)
      if index + 1 < widths.count {
        sketch.fill(
          Rect(x: left, y: y + Metrics.rowHeight - 1, width: card.maxX - left, height: 1),
          sketch.theme.separator)
      }
    }
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    for _ in widths { card.add("□ ▬▬▬▬▬▬▬▬▬▬▬▬") }
    box.card(card)
  }
}

/// The content of a page without a description: a list without text.
struct SkeletonPage: BlockDrawing {
  private static let rows = SkeletonRows(
    widths: [(180, 120), (210, 90), (150, 140), (190, 155), (170, 110)])

  func height(width: Double, in layout: BlockLayout) -> Double { Self.rows.height }

  func draw(in card: Rect, on sketch: inout Sketch) { Self.rows.draw(in: card, on: &sketch) }

  func drawText(on box: inout TextBox) { Self.rows.drawText(on: &box) }
}
