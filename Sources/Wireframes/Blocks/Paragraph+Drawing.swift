import Scenes
import Typography

extension Paragraph: BlockDrawing {
  /// Text is inset a little more than cards.
  private static let inset = 8.0
  /// More lines than fit on a display.
  private static let maxLines = 60

  func height(width: Double, in layout: BlockLayout) -> Double {
    Double(lines(width: width, in: layout).count) * layout.line(lineHeight, of: font)
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let color = style == .secondary ? sketch.theme.secondary : sketch.theme.text
    let lineHeight = sketch.layout.line(lineHeight, of: font)
    for (index, line) in lines(width: rect.width, in: sketch.layout).enumerated() {
      sketch.text(
        line, color, at: rect.x + Self.inset,
        centerY: rect.y + (Double(index) + 0.5) * lineHeight)
    }
  }

  var spokenElements: [AccessibleElement] {
    let isTitle = style == .title
    return [AccessibleElement(isTitle ? .heading : .text, text, level: isTitle ? 2 : nil)]
  }

  func drawText(on box: inout TextBox) {
    let mark = style == .title ? "# " : ""
    for line in TerminalText.wrapped(mark + text, to: box.width) {
      box.add(line)
    }
  }

  private var font: Font {
    switch style {
    case .title: .title
    case .body: .body
    case .secondary: .subheadline
    }
  }

  private var lineHeight: Double {
    switch style {
    case .title: 34
    case .body: 24
    case .secondary: 20
    }
  }

  private func lines(width: Double, in layout: BlockLayout) -> [TextLine] {
    Typesetter.lines(
      text, font: layout.font(font), maxWidth: width - 2 * Self.inset, maxLines: Self.maxLines)
  }
}
