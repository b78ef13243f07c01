import Scenes
import Typography

extension ImagePlaceholder: BlockDrawing {
  func height(width: Double) -> Double { BlockHeight.shown(height) ?? (width / 2).rounded() }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    sketch.rounded(rect, radius: Metrics.cardCorner, sketch.theme.fill)
    guard let icon else { return }
    sketch.icon(
      icon, centeredAt: Point(x: rect.midX, y: rect.midY),
      size: min(48, rect.height * 0.6, rect.width * 0.6), sketch.theme.placeholder)
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    card.add(center: icon.map { "[\(TerminalText.printable($0))]" } ?? "")
    box.card(card)
  }
}
