import Scenes

/// A confirmation dialog as text: a card with the question and the choices, and a card with the cancel button.
struct TextDialog {
  let card: ConfirmationCard
  /// Whether the cancel button is shown.
  var hasCancel = true

  func draw(on box: inout TextBox) {
    var question = TextBox(width: box.width - 4)
    for text in [card.title, card.message].compactMap({ $0 }) {
      for line in TerminalText.wrapped(text, to: question.width) {
        question.add(center: line)
      }
    }
    for choice in card.choices where choice.role != .cancel {
      question.append(String(repeating: "─", count: question.width))
      let mark = choice.role == .destructive ? "(!) " : ""
      question.add(center: mark + TerminalText.printable(choice.label))
    }
    box.card(question)
    for choice in card.choices where hasCancel && choice.role == .cancel {
      var cancel = TextBox(width: question.width)
      cancel.add(center: TerminalText.printable(choice.label))
      box.card(cancel)
    }
  }
}
