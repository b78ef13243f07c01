import Scenes
import Typography

extension EmptyState: BlockDrawing {
  private static let iconHeight = 76.0
  private static let titleLine = 26.0
  private static let messageLine = 21.0

  var isFlexible: Bool { true }

  func height(width: Double) -> Double {
    (icon == nil ? 0 : Self.iconHeight)
      + Self.titleLine * Double(titleLines(width: width).count)
      + Self.messageLine * Double(messageLines(width: width).count) + 8
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y + ((rect.height - height(width: rect.width)) / 2).rounded()
    if let icon {
      sketch.icon(
        icon, centeredAt: Point(x: rect.midX, y: y + 28), size: 60, sketch.theme.placeholder)
      y += Self.iconHeight
    }
    for line in titleLines(width: rect.width) {
      sketch.text(
        line, sketch.theme.text, at: rect.midX, centerY: y + Self.titleLine / 2, anchor: .center)
      y += Self.titleLine
    }
    y += 8
    for line in messageLines(width: rect.width) {
      sketch.text(
        line, sketch.theme.secondary, at: rect.midX, centerY: y + Self.messageLine / 2,
        anchor: .center)
      y += Self.messageLine
    }
  }

  func drawText(on box: inout TextBox) {
    box.add()
    if let icon { box.add(center: "[\(TerminalText.printable(icon))]") }
    for text in [title, message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(TerminalText.printable(text), to: box.width - 4) {
        box.add(center: line)
      }
    }
    box.add()
  }

  private func titleLines(width: Double) -> [TextLine] {
    Typesetter.lines(title, font: .emptyTitle, maxWidth: width - 48, maxLines: 3)
  }

  private func messageLines(width: Double) -> [TextLine] {
    guard let message else { return [] }
    return Typesetter.lines(message, font: .subheadline, maxWidth: width - 64, maxLines: 6)
  }
}
