import Scenes
import Typography

extension ActionButton: BlockDrawing {
  private static let inset = 16.0

  func height(width: Double, in layout: BlockLayout) -> Double {
    guard layout.isStacked else { return layout.buttonHeight }
    let text = WrappedText(
      label, .headline, maxLines: 4, maxWidth: width - 2 * Self.inset, in: layout)
    return 2 * Self.inset + text.height
  }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    let theme = sketch.theme
    sketch.record(DrawnControl(self, in: rect))
    let (fill, text) =
      switch role {
      case .primary: (theme.accent, theme.onAccent)
      case .secondary: (theme.accentFill, theme.accent)
      case .destructive: (theme.destructiveFill, theme.destructive)
      }
    if role == .primary {
      sketch.rounded(rect, radius: sketch.layout.buttonCorner, fill)
    } else {
      sketch.outlined(rect, radius: sketch.layout.buttonCorner, fill, line: text)
    }
    WrappedText(
      label, .headline, maxLines: 4, maxWidth: rect.width - 2 * Self.inset, in: sketch.layout
    )
    .draw(at: rect.midX, centerY: rect.midY, text, anchor: .center, on: &sketch)
  }

  var spokenElements: [AccessibleElement] {
    [AccessibleElement(.button, label, leadsTo: leadsTo)]
  }

  func drawText(on box: inout TextBox) {
    let label = TerminalText.printable(label)
    switch role {
    case .primary: box.add(center: "[[ \(label) ]]")
    case .secondary: box.add(center: "[ \(label) ]")
    case .destructive: box.add(center: "[ (!) \(label) ]")
    }
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    let text = WrappedText(
      label, cardFont, maxLines: 4, maxWidth: width - 2 * Metrics.margin, in: layout)
    return max(layout.rowHeight, text.height + 2 * Metrics.cardPadding)
  }

  private var cardFont: Font { role == .primary ? .headline : .body }

  /// Draws the button as a list row: its text in its colour.
  func drawOnCard(in rect: Rect, on sketch: inout Sketch) {
    sketch.record(DrawnControl(self, in: rect))
    let color = role == .destructive ? sketch.theme.destructive : sketch.theme.accent
    WrappedText(
      label, cardFont, maxLines: 4, maxWidth: rect.width - 2 * Metrics.margin, in: sketch.layout
    )
    .draw(at: rect.x + Metrics.margin, centerY: rect.midY, color, on: &sketch)
  }
}
