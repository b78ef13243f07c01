import Scenes
import Typography

/// Draws a confirmation dialog: a card with the question and the choices, and a card with the cancel button.
struct DialogDrawing {
  private static let inset = 8.0
  private static let corner = 13.0
  private static let textInset = 16.0

  let card: ConfirmationCard

  func draw(in display: Rect, on sketch: inout Sketch) {
    let cancels = card.choices.filter { $0.role == .cancel }
    let bottom = display.maxY - max(sketch.device.homeIndicatorHeight, Self.inset)
    // A low display shows the cards as wide as an upright one.
    let width = min(display.width, display.height) - 2 * Self.inset
    let rowHeight = sketch.layout.control(Metrics.rowHeight, of: .choice)
    let left = display.midX - width / 2
    var y = bottom
    for cancel in cancels.reversed() {
      y -= rowHeight
      let rect = Rect(
        x: left, y: y, width: width, height: rowHeight)
      sketch.outlined(rect, radius: Self.corner, sketch.theme.surface)
      draw(cancel, centerY: rect.midY, in: rect, on: &sketch)
      y -= Self.inset
    }
    let height = height(width: width, in: sketch.layout)
    let card = Rect(x: left, y: y - height, width: width, height: height)
    sketch.mark(
      "confirmation", Rect(x: card.x, y: card.y, width: width, height: bottom - card.y))
    sketch.outlined(card, radius: Self.corner, sketch.theme.bar)
    drawQuestion(in: card, on: &sketch)
  }

  /// The height of the question with its choices.
  func height(width: Double, in layout: BlockLayout) -> Double {
    head(width: width - 2 * Self.textInset, in: layout).height
      + Double(choices.count) * layout.control(Metrics.rowHeight, of: .choice)
  }

  /// The choices without the cancel button, which has a card of its own or none.
  private var choices: [ConfirmationCard.Choice] { card.choices.filter { $0.role != .cancel } }

  /// Draws the question with its choices.
  func drawQuestion(in card: Rect, on sketch: inout Sketch) {
    let rowHeight = sketch.layout.control(Metrics.rowHeight, of: .choice)
    let head = head(width: card.width - 2 * Self.textInset, in: sketch.layout)
    draw(head.lines, in: card, on: &sketch)
    for (index, choice) in choices.enumerated() {
      let top = card.y + head.height + Double(index) * rowHeight
      sketch.fill(
        Rect(x: card.x, y: top, width: card.width, height: 1), sketch.theme.separator)
      draw(choice, centerY: top + rowHeight / 2, in: card, on: &sketch)
    }
  }

  /// The lines of the question and their height.
  private func head(
    width: Double, in layout: BlockLayout
  ) -> (lines: [TextLine], height: Double) {
    let title = Typesetter.lines(
      card.title, font: layout.font(.footnoteEmphasized), maxWidth: width, maxLines: 3)
    let message = card.message.map {
      Typesetter.lines($0, font: layout.font(.footnote), maxWidth: width, maxLines: 6)
    }
    let lines = title + (message ?? [])
    return (lines, 26 + layout.line(19, of: .footnote) * Double(lines.count))
  }

  private func draw(_ lines: [TextLine], in card: Rect, on sketch: inout Sketch) {
    let lineHeight = sketch.layout.line(19, of: .footnote)
    for (index, line) in lines.enumerated() {
      sketch.text(
        line, sketch.theme.secondary, at: card.midX,
        centerY: card.y + 13 + lineHeight * (Double(index) + 0.5),
        anchor: .center)
    }
  }

  private func draw(
    _ choice: ConfirmationCard.Choice, centerY: Double, in rect: Rect, on sketch: inout Sketch
  ) {
    let isCancel = choice.role == .cancel
    let color = choice.role == .destructive ? sketch.theme.destructive : sketch.theme.accent
    let font = Font(size: Font.choice.size, weight: isCancel ? .semibold : .regular)
    let label = sketch.title(
      choice.label, of: .choice, sketch.layout.font(font),
      maxWidth: rect.width - 2 * Self.textInset)
    sketch.text(label, color, at: rect.midX, centerY: centerY, anchor: .center)
  }
}
