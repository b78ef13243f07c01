import Scenes

extension BarButton {
  /// What a screen reader says of the button: one element, or nothing.
  var accessibleElements: [AccessibleElement] {
    accessible?.changing([shownElement]) ?? [shownElement]
  }

  private var shownElement: AccessibleElement {
    let traits: [AccessibleElement.Trait] =
      (isBack ? [.back] : []) + (menu.isEmpty ? [] : [.opensMenu])
    // A button of scanned source without a text has the name of its icon, which nobody would say.
    let label = label == icon ? nil : label
    return AccessibleElement(.button, label, traits: traits, leadsTo: leadsTo, icon: icon)
  }
}

extension MenuItem {
  /// What a screen reader says of the item.
  var accessibleElement: AccessibleElement {
    AccessibleElement(
      .menuItem, label, traits: isChecked ? [.selected] : [], leadsTo: leadsTo, icon: icon)
  }
}

extension ConfirmationCard {
  /// What a screen reader says of the question, the fields and the buttons, in the order on the display.
  var accessibleElement: AccessibleElement {
    var element = AccessibleElement(style == .alert ? .alert : .dialog)
    let texts =
      [AccessibleElement(.heading, title, level: 1), AccessibleElement(.text, message)]
      .filter { $0.label != nil }
    let fields = fields.map { field in
      AccessibleElement(
        field.isSecure ? .secureField : .textField, field.label, value: field.shownText)
    }
    element.elements =
      texts + fields + shownChoices.map { AccessibleElement(.button, $0.label) }
    return element
  }

  private var shownChoices: [Choice] {
    guard style == .alert else {
      return choices.filter { $0.role != .cancel } + choices.filter { $0.role == .cancel }
    }
    let buttons = AlertButtons(self)
    let pair = buttons.pair { TerminalText.width(of: $0.words) <= TextAlert.halfColumns }
    return (pair.map { [$0.first, $0.second] } ?? buttons.stack).map(\.choice)
  }
}
