import Scenes
import Typography

/// An icon, a title, a message and possibly a button in the middle of a page.
struct MessageDrawing: BlockDrawing {
  private static let iconHeight = 76.0
  private static let titleLine = 26.0
  private static let messageLine = 21.0
  private static let button = Size(width: 180, height: Metrics.buttonHeight)
  private static let buttonGap = 22.0

  let message: EmptyState
  let titleFont: Font
  let button: ActionButton?

  var isFlexible: Bool { true }

  func height(width: Double) -> Double {
    (message.icon == nil ? 0 : Self.iconHeight)
      + Self.titleLine * Double(titleLines(width: width).count)
      + Self.messageLine * Double(messageLines(width: width).count) + 8
      + (button == nil ? 0 : Self.buttonGap + Self.button.height)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    var y = rect.y + ((rect.height - height(width: rect.width)) / 2).rounded()
    if let icon = message.icon {
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
    button?.draw(
      in: Rect(
        x: rect.midX - Self.button.width / 2, y: y + Self.buttonGap, width: Self.button.width,
        height: Self.button.height), on: &sketch)
  }

  func drawText(on box: inout TextBox) {
    box.add()
    if let icon = message.icon { box.add(center: "[\(TerminalText.printable(icon))]") }
    for text in [message.title, message.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(TerminalText.printable(text), to: box.width - 4) {
        box.add(center: line)
      }
    }
    if let button {
      box.add()
      button.drawText(on: &box)
    }
    box.add()
  }

  private func titleLines(width: Double) -> [TextLine] {
    Typesetter.lines(message.title, font: titleFont, maxWidth: width - 48, maxLines: 3)
  }

  private func messageLines(width: Double) -> [TextLine] {
    guard let text = message.message else { return [] }
    return Typesetter.lines(text, font: .subheadline, maxWidth: width - 64, maxLines: 6)
  }
}
