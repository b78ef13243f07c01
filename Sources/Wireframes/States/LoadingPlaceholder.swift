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
    Self.sections.reduce(-Self.sectionGap) {
      $0 + $1.height(in: layout) + Self.headerLine + Self.sectionGap
    }
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y
    for rows in Self.sections {
      let header = Rect(
        x: rect.x + Metrics.margin, y: y + Self.headerLine / 2 - 4.5, width: 84, height: 9)
      sketch.rounded(header, radius: 4.5, sketch.theme.fill)
      y += Self.headerLine
      let height = rows.height(in: sketch.layout)
      rows.draw(in: Rect(x: rect.x, y: y, width: rect.width, height: height), on: &sketch)
      y += height + Self.sectionGap
    }
  }

  var spokenElements: [AccessibleElement] { [AccessibleElement(.progress, "Loading")] }

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

  func height(in layout: BlockLayout) -> Double { Double(widths.count) * layout.rowHeight }

  func draw(in card: Rect, on sketch: inout Sketch) {
    let fill = sketch.theme.fill
    let layout = sketch.layout
    sketch.outlined(card, radius: layout.cardCorner, sketch.cardColor)
    let height = layout.rowHeight
    let side = height - layout.dense(20)
    for (index, row) in widths.enumerated() {
      let y = card.y + Double(index) * height
      let left = card.x + 28 + side
      let room = card.maxX - left - Metrics.margin
      sketch.rounded(
        Rect(x: card.x + 16, y: y + (height - side) / 2, width: side, height: side),
        radius: layout.dense(8), fill)
      sketch.rounded(
        Rect(x: left, y: y + layout.dense(15), width: min(row.title, room), height: 10),
        radius: 5, fill)
      sketch.rounded(
        Rect(x: left, y: y + layout.dense(34), width: min(row.subtitle, room), height: 8),
        radius: 4, fill)
      if index + 1 < widths.count {
        sketch.fill(
          Rect(x: left, y: y + height - 1, width: card.maxX - left, height: 1),
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

  func height(width: Double, in layout: BlockLayout) -> Double { Self.rows.height(in: layout) }

  func draw(in card: Rect, on sketch: inout Sketch) { Self.rows.draw(in: card, on: &sketch) }

  var spokenElements: [AccessibleElement] { [AccessibleElement(.unknown)] }

  func drawText(on box: inout TextBox) { Self.rows.drawText(on: &box) }
}
