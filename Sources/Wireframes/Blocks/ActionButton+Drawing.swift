import Scenes
import Typography

extension ActionButton: BlockDrawing {
  func height(width: Double) -> Double { Metrics.buttonHeight }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let (fill, text) =
      switch role {
      case .primary: (theme.accent, theme.onAccent)
      case .secondary: (theme.accentFill, theme.accent)
      case .destructive: (theme.destructiveFill, theme.destructive)
      }
    sketch.rounded(rect, radius: Metrics.buttonCorner, fill)
    sketch.text(
      label, .headline, text, at: rect.midX, centerY: rect.midY, anchor: .center,
      maxWidth: rect.width - 32)
  }

  func drawText(on box: inout TextBox) {
    let label = TerminalText.printable(label)
    switch role {
    case .primary: box.add(center: "[[ \(label) ]]")
    case .secondary: box.add(center: "[ \(label) ]")
    case .destructive: box.add(center: "[ (!) \(label) ]")
    }
  }

  func heightOnCard(width: Double) -> Double { Metrics.rowHeight }

  /// Draws the button as a list row: its text in its colour.
  func drawOnCard(in rect: Rect, on sketch: inout Sketch) {
    let color = role == .destructive ? sketch.theme.destructive : sketch.theme.accent
    sketch.text(
      label, role == .primary ? .headline : .body, color, at: rect.x + Metrics.margin,
      centerY: rect.midY, maxWidth: rect.width - 2 * Metrics.margin)
  }
}
