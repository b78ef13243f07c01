import Scenes
import Typography

extension ChatBubble: BlockDrawing {
  private static let lineHeight = 22.0
  private static let padding = (x: 14.0, y: 9.0)

  func height(width: Double, in layout: BlockLayout) -> Double {
    Double(lines(width: width, in: layout).count) * layout.line(Self.lineHeight, of: .body)
      + 2 * Self.padding.y
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    let lines = lines(width: rect.width, in: sketch.layout)
    let lineHeight = sketch.layout.line(Self.lineHeight, of: .body)
    let width = (lines.map(\.width).max() ?? 0).rounded(.up) + 2 * Self.padding.x
    let bubble = Rect(
      x: isOutgoing ? rect.maxX - width : rect.x, y: rect.y, width: width, height: rect.height)
    sketch.rounded(bubble, radius: 18, isOutgoing ? theme.accent : theme.fill)
    for (index, line) in lines.enumerated() {
      sketch.text(
        line, isOutgoing ? theme.onAccent : theme.text, at: bubble.x + Self.padding.x,
        centerY: bubble.y + Self.padding.y + (Double(index) + 0.5) * lineHeight)
    }
  }

  func drawText(on box: inout TextBox) {
    let lines = TerminalText.wrapped(text, to: box.width * 3 / 4)
    for (index, line) in lines.enumerated() {
      let isFirst = index == 0
      if isOutgoing {
        box.add(right: line + (isFirst ? " ◁" : "  "))
      } else {
        box.add((isFirst ? "▷ " : "  ") + line)
      }
    }
  }

  private func lines(width: Double, in layout: BlockLayout) -> [TextLine] {
    Typesetter.lines(
      text, font: layout.font(.body), maxWidth: (width * 0.76).rounded() - 2 * Self.padding.x,
      maxLines: 30)
  }
}
