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

  private let layout: BlockLayout

  init(card: ConfirmationCard, in layout: BlockLayout) {
    self.layout = layout
    let width = Self.width - 2 * Self.inset
    title = Typesetter.lines(card.title, font: layout.font(.headline), maxWidth: width, maxLines: 4)
    message =
      card.message.map {
        Typesetter.lines($0, font: layout.font(.footnote), maxWidth: width, maxLines: 12)
      } ?? []
    fields = card.fields
    buttons = AlertButtons(card)
  }

  func draw(in display: Rect, on sketch: inout Sketch) {
    let pair = buttons.pair { width($0) <= Self.width / 2 - Self.inset }
    let stack = buttons.stack
    let rows = Double(pair == nil ? stack.count : 1)
    // An alert with more than the display can show is cut at its bottom.
    let height = min(
      headHeight + rows * buttonHeight, display.height - 2 * sketch.device.statusBarHeight)
    let card = Rect(
      x: display.midX - Self.width / 2, y: (display.midY - height / 2).rounded(),
      width: Self.width, height: height)
    sketch.mark("alert", card)
    sketch.outlined(card, radius: Self.corner, sketch.theme.bar)
    sketch.clipped(to: card) { sketch in
      drawHead(in: card, on: &sketch)
      if let pair {
        draw(pair, in: card, on: &sketch)
      } else {
        draw(stack, in: card, on: &sketch)
      }
    }
  }

  private func font(_ button: AlertButtons.Button) -> Font {
    layout.font(button.isDefault ? .headline : .body)
  }

  private func width(_ button: AlertButtons.Button) -> Double {
    Typesetter.width(button.choice.label, font: font(button))
  }

  private var titleLine: Double { layout.line(Self.titleLine, of: .headline) }
  private var messageLine: Double { layout.line(Self.messageLine, of: .footnote) }
  private var fieldHeight: Double { layout.control(Self.fieldHeight, of: .subheadline) }
  private var buttonHeight: Double { layout.control(Self.buttonHeight, of: .body) }
}

// The head: title, message and fields, at the distances of `variants.md` from the top of the card.
extension AlertDrawing {
  /// The space above the text.
  private static let textTop = 20.0

  /// The top of the first line of the message, from the top of the card.
  private var messageTop: Double {
    title.isEmpty ? Self.textTop : Self.textTop + titleLine * Double(title.count) + 4
  }

  /// The lower edge of the text, from the top of the card.
  private var textBottom: Double {
    guard message.isEmpty else { return messageTop + messageLine * Double(message.count) }
    return Self.textTop + titleLine * Double(max(1, title.count))
  }

  private var fieldsTop: Double { textBottom + 14 }

  private var headHeight: Double {
    guard !fields.isEmpty else { return textBottom + (message.isEmpty ? 20 : 18) }
    let count = Double(fields.count)
    return fieldsTop + count * (fieldHeight + Self.fieldGap) - Self.fieldGap + Self.inset
  }

  private func drawHead(in card: Rect, on sketch: inout Sketch) {
    let color = sketch.theme.text
    for (index, line) in title.enumerated() {
      let y = card.y + Self.textTop + titleLine * (Double(index) + 0.5)
      sketch.text(line, color, at: card.midX, centerY: y, anchor: .center)
    }
    for (index, line) in message.enumerated() {
      let y = card.y + messageTop + messageLine * (Double(index) + 0.5)
      sketch.text(line, color, at: card.midX, centerY: y, anchor: .center)
    }
    for (index, field) in fields.enumerated() {
      let top = fieldsTop + Double(index) * (fieldHeight + Self.fieldGap)
      let rect = Rect(
        x: card.x + Self.inset, y: card.y + top, width: card.width - 2 * Self.inset,
        height: fieldHeight)
      draw(field, hasCaret: index == 0, in: rect, on: &sketch)
    }
  }

  private func draw(
    _ field: ConfirmationCard.TextEntry, hasCaret: Bool, in rect: Rect, on sketch: inout Sketch
  ) {
    sketch.rounded(rect, radius: 8, sketch.theme.tertiary)
    sketch.rounded(rect.inset(x: 1, y: 1), radius: 7, sketch.theme.surface)
    EditedText(
      text: field.shownText, placeholder: field.label, font: layout.font(.subheadline),
      hasCaret: hasCaret
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
      x: card.x, y: card.y + headHeight + Double(index) * buttonHeight, width: card.width,
      height: buttonHeight)
  }

  private func drawLine(above row: Rect, on sketch: inout Sketch) {
    sketch.fill(
      Rect(x: row.x, y: row.y, width: row.width, height: 1), sketch.theme.separator)
  }

  private func draw(_ button: AlertButtons.Button, in rect: Rect, on sketch: inout Sketch) {
    let isDestructive = button.choice.role == .destructive
    let color = isDestructive ? sketch.theme.destructive : sketch.theme.accent
    let label = sketch.title(
      button.choice.label, of: .choice, font(button), maxWidth: rect.width - Self.inset)
    sketch.text(label, color, at: rect.midX, centerY: rect.midY, anchor: .center)
  }
}
