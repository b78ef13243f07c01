import Scenes
import Typography

/// An icon, a title, a message and possibly a button in the middle of a page.
struct MessageDrawing: BlockDrawing {
  private static let iconHeight = 76.0
  private static let titleLine = 26.0
  private static let messageLine = 21.0
  private static let buttonWidth = 180.0
  private static let buttonGap = 22.0

  let message: EmptyState
  let titleFont: Font
  let button: ActionButton?

  var isFlexible: Bool { true }

  func height(width: Double, in layout: BlockLayout) -> Double {
    (message.icon == nil ? 0 : Self.iconHeight)
      + layout.line(Self.titleLine, of: titleFont)
      * Double(titleLines(width: width, in: layout).count)
      + layout.line(Self.messageLine, of: .subheadline)
      * Double(messageLines(width: width, in: layout).count) + 8
      + (button == nil ? 0 : Self.buttonGap + buttonHeight(in: layout))
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let layout = sketch.layout
    var y = rect.y + ((rect.height - height(width: rect.width, in: layout)) / 2).rounded()
    if let icon = message.icon {
      sketch.icon(
        icon, centeredAt: Point(x: rect.midX, y: y + 28), size: 60, sketch.theme.placeholder)
      y += Self.iconHeight
    }
    let titleLine = layout.line(Self.titleLine, of: titleFont)
    for line in titleLines(width: rect.width, in: layout) {
      sketch.text(
        line, sketch.theme.text, at: rect.midX, centerY: y + titleLine / 2, anchor: .center)
      y += titleLine
    }
    y += 8
    let messageLine = layout.line(Self.messageLine, of: .subheadline)
    for line in messageLines(width: rect.width, in: layout) {
      sketch.text(
        line, sketch.theme.secondary, at: rect.midX, centerY: y + messageLine / 2,
        anchor: .center)
      y += messageLine
    }
    button?.draw(
      in: Rect(
        x: rect.midX - Self.buttonWidth / 2, y: y + Self.buttonGap, width: Self.buttonWidth,
        height: buttonHeight(in: layout)), on: &sketch)
  }

  var spokenElements: [AccessibleElement] {
    message.accessibleElements + (button?.accessibleElements ?? [])
  }

  func drawText(on box: inout TextBox) {
    box.add()
    if let icon = message.icon { box.add(center: "[\(TerminalText.printable(icon))]") }
    for text in [message.title, message.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(text, to: box.width - 4) {
        box.add(center: line)
      }
    }
    if let button {
      box.add()
      button.drawText(on: &box)
    }
    box.add()
  }

  private func buttonHeight(in layout: BlockLayout) -> Double {
    max(layout.buttonHeight, button?.height(width: Self.buttonWidth, in: layout) ?? 0)
  }

  private func titleLines(width: Double, in layout: BlockLayout) -> [TextLine] {
    Typesetter.lines(message.title, font: layout.font(titleFont), maxWidth: width - 48, maxLines: 3)
  }

  private func messageLines(width: Double, in layout: BlockLayout) -> [TextLine] {
    guard let text = message.message else { return [] }
    return Typesetter.lines(
      text, font: layout.font(.subheadline), maxWidth: width - 64, maxLines: 6)
  }
}
