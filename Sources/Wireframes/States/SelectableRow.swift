import Scenes

/// A row of a page that is edited, with a circle before it that selects the row.
struct SelectableRow: BlockDrawing {
  private static let inset = 38.0
  private static let circle = 22.0

  private var row: Row

  init(row: Row) {
    self.row = row
    // A chevron leads nowhere while rows are selected.
    if row.accessory == .disclosure { self.row.accessory = .none }
  }

  var sharesCard: Bool { true }

  func separatorInset(in layout: BlockLayout) -> Double {
    row.separatorInset(in: layout) + Self.inset
  }

  func height(width: Double, in layout: BlockLayout) -> Double {
    row.height(width: width - Self.inset, in: layout)
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    row.heightOnCard(width: width - Self.inset, in: layout)
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let outer = Rect(
      x: rect.x + Metrics.margin, y: rect.midY - Self.circle / 2, width: Self.circle,
      height: Self.circle)
    sketch.ring(
      outer: outer, outerRadius: Self.circle / 2, inner: outer.inset(x: 1.5, y: 1.5),
      innerRadius: Self.circle / 2 - 1.5, sketch.theme.tertiary)
    var rest = rect
    rest.x += Self.inset
    rest.width -= Self.inset
    row.drawOnCard(in: rest, on: &sketch)
  }

  var spokenElements: [AccessibleElement] { row.accessibleElements }

  var sortPriority: Double { row.sortPriority }

  func drawText(on box: inout TextBox) {
    var inner = TextBox(width: box.width - 2)
    row.drawText(on: &inner)
    for (index, line) in inner.lines.enumerated() { box.append((index == 0 ? "○ " : "  ") + line) }
  }
}
