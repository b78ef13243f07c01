import Scenes
import Typography

extension SearchField: BlockDrawing {
  func height(width: Double, in layout: BlockLayout) -> Double { layout.control(36, of: .body) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.rounded(rect, radius: sketch.layout.dense(10), theme.fill)
    let icon = Self.iconSize(in: sketch.layout)
    let center = Point(x: rect.x + 8.5 + icon / 2, y: rect.midY)
    sketch.icon("magnifyingglass", centeredAt: center, size: icon, theme.secondary)
    sketch.text(
      value ?? placeholder, sketch.layout.font(.body), value == nil ? theme.secondary : theme.text,
      at: rect.x + icon + 15,
      centerY: rect.midY, maxWidth: rect.width - icon - 26)
  }

  /// The icon grows with the text where the field does.
  static func iconSize(in layout: BlockLayout) -> Double {
    layout.isStacked ? (20 + layout.textSize.growth(of: 17) * 0.8).rounded() : layout.dense(20)
  }

  var spokenElements: [AccessibleElement] {
    [AccessibleElement(.searchField, placeholder, value: value)]
  }

  func drawText(on box: inout TextBox) {
    let text = TerminalText.printable(value ?? placeholder)
    box.add("⌕ " + text + (value == nil ? "…" : ""))
  }
}
