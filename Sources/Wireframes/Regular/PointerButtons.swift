import Scenes
import Typography

/// Buttons beside each other, each as wide as its text, as in a window.
struct PointerButtons: BlockDrawing {
  private static let padding = 24.0
  private static let gap = 10.0

  let buttons: [ActionButton]
  /// Whether the buttons are in the middle, as below a message.
  let isCentered: Bool

  /// The parts with adjacent buttons joined.
  static func joined(_ parts: [PagePart]) -> [PagePart] {
    let isCentered = parts.contains { if case .emptyState = $0.block { true } else { false } }
    var joined: [PagePart] = []
    var buttons: [ActionButton] = []
    func flush() {
      guard let first = buttons.first else { return }
      joined.append(
        PagePart(
          block: .button(first),
          drawing: PointerButtons(buttons: buttons, isCentered: isCentered)))
      buttons = []
    }
    for part in parts {
      if case .button(let button) = part.block {
        buttons.append(button)
      } else {
        flush()
        joined.append(part)
      }
    }
    flush()
    return joined
  }

  func height(width: Double, in layout: BlockLayout) -> Double {
    let frames = frames(in: Rect(x: 0, y: 0, width: width, height: 0), layout)
    return frames.last?.maxY ?? 0
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    for (button, frame) in zip(buttons, frames(in: rect, sketch.layout)) {
      button.draw(in: frame, on: &sketch)
    }
  }

  var spokenElements: [AccessibleElement] { buttons.flatMap(\.accessibleElements) }

  func drawText(on box: inout TextBox) {
    for button in buttons { button.drawText(on: &box) }
  }

  /// The frames of the buttons, in as many lines as they need.
  private func frames(in rect: Rect, _ layout: BlockLayout) -> [Rect] {
    var frames: [Rect] = []
    var (x, y, line) = (rect.x, rect.y, 0.0)
    for button in buttons {
      let text = Typesetter.width(button.label, font: layout.font(.headline)).rounded(.up)
      let width = min(text + 2 * Self.padding, rect.width)
      let height = button.height(width: width, in: layout)
      if x > rect.x, x + width > rect.maxX {
        x = rect.x
        y += line + Self.gap
        line = 0
      }
      frames.append(Rect(x: x, y: y, width: width, height: height))
      x += width + Self.gap
      line = max(line, height)
    }
    guard isCentered, let first = frames.first, first.y == frames.last?.y else { return frames }
    let shift = ((rect.maxX - x + Self.gap) / 2).rounded()
    return frames.map { Rect(x: $0.x + shift, y: $0.y, width: $0.width, height: $0.height) }
  }
}
