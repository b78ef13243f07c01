import Scenes

/// An alert as text: a card in the middle with the question, its fields and its buttons.
struct TextAlert {
  private static let columns = 34
  /// The most columns of the label of one of two buttons side by side.
  static let halfColumns = (columns - 5) / 2

  let card: ConfirmationCard

  func draw(on box: inout TextBox) {
    var inner = TextBox(width: Self.columns - 4)
    for text in [card.title, card.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(text, to: inner.width) {
        inner.add(center: line)
      }
    }
    for (index, field) in card.fields.enumerated() {
      let text = EditedText(
        text: field.shownText, placeholder: field.label, font: .subheadline,
        hasCaret: index == 0
      ).words(in: inner.width - 2)
      inner.add("[\(text)]")
    }
    drawButtons(on: &inner)
    var alert = TextBox(width: Self.columns)
    alert.card(inner)
    let side = String(repeating: "░", count: (box.width - Self.columns) / 2)
    for line in alert.lines { box.append(side + line + side) }
  }

  private func drawButtons(on box: inout TextBox) {
    let buttons = AlertButtons(card)
    let half = Self.halfColumns
    let rule = String(repeating: "─", count: box.width)
    if let pair = buttons.pair(where: { TerminalText.width(of: $0.words) <= half }) {
      var (first, second) = (TextBox(width: half), TextBox(width: box.width - 1 - half))
      first.add(center: pair.first.words)
      second.add(center: pair.second.words)
      box.append(rule)
      box.append(first.lines[0] + "│" + second.lines[0])
      return
    }
    for button in buttons.stack {
      box.append(rule)
      box.add(center: button.words)
    }
  }
}

extension AlertButtons.Button {
  /// The label, with the marks of a destructive and of a default button.
  var words: String {
    let label = TerminalText.printable(choice.label)
    let marked = choice.role == .destructive ? "(!) " + label : label
    return isDefault ? "[[ \(marked) ]]" : marked
  }
}
