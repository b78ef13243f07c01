import Scenes
import Typography

extension InputField: BlockDrawing {
  var sharesCard: Bool { true }

  func height(width: Double) -> Double { Metrics.rowHeight }

  func heightOnCard(width: Double) -> Double { Metrics.rowHeight }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let left = rect.x + Metrics.margin
    let right = rect.maxX - 18
    if label.isEmpty {
      sketch.text(
        value ?? placeholder ?? "", .body, value == nil ? theme.tertiary : theme.text, at: left,
        centerY: rect.midY, maxWidth: right - left)
      return
    }
    let labelWidth = sketch.text(
      label, .body, theme.text, at: left, centerY: rect.midY, maxWidth: (right - left) / 2)
    sketch.text(
      value ?? placeholder ?? "", .body, value == nil ? theme.tertiary : theme.secondary,
      at: right, centerY: rect.midY, anchor: .trailing,
      maxWidth: right - left - labelWidth - 12)
  }

  func drawText(on box: inout TextBox) {
    let typed = value.map(TerminalText.printable)
    let text = typed ?? placeholder.map { TerminalText.printable($0) + "…" } ?? ""
    let end = label.isEmpty ? "" : label.hasSuffix(":") ? " " : ": "
    box.add(TerminalText.printable(label) + end + text)
  }
}
