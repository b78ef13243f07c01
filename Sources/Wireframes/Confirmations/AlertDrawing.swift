import Scenes
import Typography

/// Draws an alert: a card in the middle of the display with the question, its fields and its buttons.
struct AlertDrawing {
  private static let width = 270.0
  private static let corner = 14.0
  private static let inset = 16.0
  private static let titleLine = 22.0
  private static let messageLine = 18.0
  private static let fieldHeight = 38.0
  private static let fieldGap = 8.0
  private static let buttonHeight = 44.0

  private let title: [TextLine]
  private let message: [TextLine]
  private let fields: [ConfirmationCard.TextEntry]
  private let buttons: AlertButtons

  init(card: ConfirmationCard) {
    let width = Self.width - 2 * Self.inset
    title = Typesetter.lines(card.title, font: .headline, maxWidth: width, maxLines: 4)
    message =
      card.message.map {
        Typesetter.lines($0, font: .footnote, maxWidth: width, maxLines: 12)
      } ?? []
    fields = card.fields
    buttons = AlertButtons(card)
  }

  func draw(in display: Rect, on sketch: inout Sketch) {
    let pair = buttons.pair { Self.width($0) <= Self.width / 2 - Self.inset }
    let stack = buttons.stack
    let rows = Double(pair == nil ? stack.count : 1)
    // An alert with more than the display can show is cut at its bottom.
    let height = min(
      headHeight + rows * Self.buttonHeight, display.height - 2 * sketch.device.statusBarHeight)
    let card = Rect(
      x: display.midX - Self.width / 2, y: (display.midY - height / 2).rounded(),
      width: Self.width, height: height)
    sketch.mark("alert", card)
    sketch.rounded(card, radius: Self.corner, sketch.theme.bar)
    sketch.clipped(to: card) { sketch in
      drawHead(in: card, on: &sketch)
      if let pair {
        draw(pair, in: card, on: &sketch)
      } else {
        draw(stack, in: card, on: &sketch)
      }
    }
  }

  private static func font(_ button: AlertButtons.Button) -> Font {
    button.isDefault ? .headline : .body
  }

  private static func width(_ button: AlertButtons.Button) -> Double {
    Typesetter.width(button.choice.label, font: font(button))
  }
}

// The head: title, message and fields, at the distances of `variants.md` from the top of the card.
extension AlertDrawing {
  /// The middle of the first line of the message, from the top of the card.
  private var messageTop: Double {
    title.isEmpty ? 29 : 31 + Self.titleLine * Double(title.count - 1) + 24
  }

  /// The middle of the last line of text, from the top of the card.
  private var lastLine: Double {
    guard message.isEmpty else {
      return messageTop + Self.messageLine * Double(message.count - 1)
    }
    return 31 + Self.titleLine * Double(max(0, title.count - 1))
  }

  private var fieldsTop: Double { lastLine + (message.isEmpty ? 25 : 23) }

  private var headHeight: Double {
    guard !fields.isEmpty else { return lastLine + (message.isEmpty ? 31 : 27) }
    let count = Double(fields.count)
    return fieldsTop + count * (Self.fieldHeight + Self.fieldGap) - Self.fieldGap + Self.inset
  }

  private func drawHead(in card: Rect, on sketch: inout Sketch) {
    let color = sketch.theme.text
    for (index, line) in title.enumerated() {
      let y = card.y + 31 + Self.titleLine * Double(index)
      sketch.text(line, color, at: card.midX, centerY: y, anchor: .center)
    }
    for (index, line) in message.enumerated() {
      let y = card.y + messageTop + Self.messageLine * Double(index)
      sketch.text(line, color, at: card.midX, centerY: y, anchor: .center)
    }
    for (index, field) in fields.enumerated() {
      let top = fieldsTop + Double(index) * (Self.fieldHeight + Self.fieldGap)
      let rect = Rect(
        x: card.x + Self.inset, y: card.y + top, width: card.width - 2 * Self.inset,
        height: Self.fieldHeight)
      draw(field, hasCaret: index == 0, in: rect, on: &sketch)
    }
  }

  private func draw(
    _ field: ConfirmationCard.TextEntry, hasCaret: Bool, in rect: Rect, on sketch: inout Sketch
  ) {
    sketch.rounded(rect, radius: 8, sketch.theme.tertiary)
    sketch.rounded(rect.inset(x: 1, y: 1), radius: 7, sketch.theme.surface)
    EditedText(
      text: field.shownText, placeholder: field.label, font: .subheadline, hasCaret: hasCaret
    )
    .draw(at: rect.x + 12, centerY: rect.midY, maxWidth: rect.width - 24, on: &sketch)
  }
}

// The buttons, below the head.
extension AlertDrawing {
  private func draw(
    _ pair: (first: AlertButtons.Button, second: AlertButtons.Button), in card: Rect,
    on sketch: inout Sketch
  ) {
    var left = row(0, in: card)
    drawLine(above: left, on: &sketch)
    left.width /= 2
    sketch.fill(
      Rect(x: left.maxX - 0.5, y: left.y, width: 1, height: left.height),
      sketch.theme.separator)
    draw(pair.first, in: left, on: &sketch)
    left.x += left.width
    draw(pair.second, in: left, on: &sketch)
  }

  private func draw(_ stack: [AlertButtons.Button], in card: Rect, on sketch: inout Sketch) {
    for (index, button) in stack.enumerated() {
      let row = row(index, in: card)
      guard row.y < card.maxY else { return }
      drawLine(above: row, on: &sketch)
      draw(button, in: row, on: &sketch)
    }
  }

  private func row(_ index: Int, in card: Rect) -> Rect {
    Rect(
      x: card.x, y: card.y + headHeight + Double(index) * Self.buttonHeight, width: card.width,
      height: Self.buttonHeight)
  }

  private func drawLine(above row: Rect, on sketch: inout Sketch) {
    sketch.fill(
      Rect(x: row.x, y: row.y, width: row.width, height: 1), sketch.theme.separator)
  }

  private func draw(_ button: AlertButtons.Button, in rect: Rect, on sketch: inout Sketch) {
    let isDestructive = button.choice.role == .destructive
    let color = isDestructive ? sketch.theme.destructive : sketch.theme.accent
    let label = sketch.title(
      button.choice.label, of: .choice, Self.font(button), maxWidth: rect.width - Self.inset)
    sketch.text(label, color, at: rect.midX, centerY: rect.midY, anchor: .center)
  }
}
