import Scenes
import Typography

extension ImagePlaceholder: BlockDrawing {
  func height(width: Double, in layout: BlockLayout) -> Double {
    BlockHeight.shown(height) ?? min((width / 2).rounded(), layout.imageLimit)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    sketch.outlined(rect, radius: sketch.layout.cardCorner, sketch.theme.fill)
    if let label {
      sketch.text(
        label, sketch.layout.unscaled(.footnote), sketch.theme.secondary, at: rect.midX,
        centerY: icon == nil ? rect.midY : rect.midY + 24, anchor: .center,
        maxWidth: rect.width - 2 * Metrics.margin)
    }
    guard let icon else { return }
    sketch.icon(
      icon, centeredAt: Point(x: rect.midX, y: label == nil ? rect.midY : rect.midY - 12),
      size: min(48, rect.height * 0.6, rect.width * 0.6), sketch.theme.placeholder)
  }

  var spokenElements: [AccessibleElement] {
    [AccessibleElement(.image, label, icon: icon)]
  }

  func drawText(on box: inout TextBox) {
    var card = TextBox(width: box.width - 4)
    let words = [icon.map { "[\(TerminalText.printable($0))]" }, label.map(TerminalText.printable)]
    card.add(center: words.compactMap { $0 }.joined(separator: " "))
    box.card(card)
  }
}
