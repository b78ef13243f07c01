import Scenes

/// The buttons of an alert in the order in which they are shown.
struct AlertButtons {
  struct Button {
    let choice: ConfirmationCard.Choice
    /// Whether the return key chooses the button; drawn semibold.
    let isDefault: Bool
  }

  /// The buttons in their declared order.
  private let declared: [Button]

  /// The buttons of an alert; one without buttons gets OK, as in SwiftUI.
  init(_ card: ConfirmationCard) {
    let choices = card.choices.isEmpty ? [ConfirmationCard.Choice("OK")] : card.choices
    let standard =
      choices.firstIndex { $0.role == .normal } ?? choices.firstIndex { $0.role == .cancel }
    declared = choices.enumerated().map { Button(choice: $1, isDefault: $0 == standard) }
  }

  /// Two buttons, for side by side with Cancel first if each satisfies a condition; nil for any other number.
  func pair(where fits: (Button) -> Bool) -> (first: Button, second: Button)? {
    guard declared.count == 2, declared.allSatisfy(fits) else { return nil }
    let ordered = sorted { $0 == .cancel }
    return (ordered[0], ordered[1])
  }

  /// The buttons from top to bottom; Cancel is the last one.
  var stack: [Button] { sorted { $0 != .cancel } }

  /// The buttons with a role that satisfies a condition, then the others.
  private func sorted(first isFirst: (ConfirmationCard.Choice.Role) -> Bool) -> [Button] {
    declared.filter { isFirst($0.choice.role) } + declared.filter { !isFirst($0.choice.role) }
  }
}

extension ConfirmationCard.TextEntry {
  /// The text as it is shown: a dot for each character of a secure field.
  var shownText: String {
    isSecure ? String(repeating: "•", count: text.count) : text
  }
}
