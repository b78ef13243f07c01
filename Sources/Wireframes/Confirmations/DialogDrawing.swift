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
    let choices = card.choices.filter { $0.role != .cancel }
    let bottom = display.maxY - max(sketch.device.homeIndicatorHeight, Self.inset)
    let width = display.width - 2 * Self.inset
    var y = bottom
    for cancel in cancels.reversed() {
      y -= Metrics.rowHeight
      let rect = Rect(
        x: display.x + Self.inset, y: y, width: width, height: Metrics.rowHeight)
      sketch.rounded(rect, radius: Self.corner, sketch.theme.surface)
      draw(cancel, centerY: rect.midY, in: rect, on: &sketch)
      y -= Self.inset
    }
    let head = head(width: width - 2 * Self.textInset)
    let height = head.height + Double(choices.count) * Metrics.rowHeight
    let card = Rect(x: display.x + Self.inset, y: y - height, width: width, height: height)
    sketch.mark(
      "confirmation", Rect(x: card.x, y: card.y, width: width, height: bottom - card.y))
    sketch.rounded(card, radius: Self.corner, sketch.theme.bar)
    draw(head.lines, in: card, on: &sketch)
    for (index, choice) in choices.enumerated() {
      let top = card.y + head.height + Double(index) * Metrics.rowHeight
      sketch.fill(
        Rect(x: card.x, y: top, width: card.width, height: 1), sketch.theme.separator)
      draw(choice, centerY: top + Metrics.rowHeight / 2, in: card, on: &sketch)
    }
  }

  /// The lines of the question and their height.
  private func head(width: Double) -> (lines: [TextLine], height: Double) {
    let title = Typesetter.lines(
      card.title, font: .footnoteEmphasized, maxWidth: width, maxLines: 3)
    let message = card.message.map {
      Typesetter.lines($0, font: .footnote, maxWidth: width, maxLines: 6)
    }
    let lines = title + (message ?? [])
    return (lines, 26 + 19 * Double(lines.count))
  }

  private func draw(_ lines: [TextLine], in card: Rect, on sketch: inout Sketch) {
    for (index, line) in lines.enumerated() {
      sketch.text(
        line, sketch.theme.secondary, at: card.midX, centerY: card.y + 22.5 + 19 * Double(index),
        anchor: .center)
    }
  }

  private func draw(
    _ choice: ConfirmationCard.Choice, centerY: Double, in rect: Rect, on sketch: inout Sketch
  ) {
    let isCancel = choice.role == .cancel
    let color = choice.role == .destructive ? sketch.theme.destructive : sketch.theme.accent
    let label = sketch.title(
      choice.label, of: .choice, Font(size: 19, weight: isCancel ? .semibold : .regular),
      maxWidth: rect.width - 2 * Self.textInset)
    sketch.text(label, color, at: rect.midX, centerY: centerY, anchor: .center)
  }
}
