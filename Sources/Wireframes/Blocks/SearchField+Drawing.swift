import Scenes
import Typography

extension SearchField: BlockDrawing {
  func height(width: Double) -> Double { 36 }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.rounded(rect, radius: 10, theme.fill)
    let center = Point(x: rect.x + 18.5, y: rect.midY)
    sketch.icon("magnifyingglass", centeredAt: center, size: 20, theme.secondary)
    sketch.text(
      value ?? placeholder, .body, value == nil ? theme.secondary : theme.text, at: rect.x + 35,
      centerY: rect.midY, maxWidth: rect.width - 46)
  }

  func drawText(on box: inout TextBox) {
    let text = TerminalText.printable(value ?? placeholder)
    box.add("⌕ " + text + (value == nil ? "…" : ""))
  }
}
