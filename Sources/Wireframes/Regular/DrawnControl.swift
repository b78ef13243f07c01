import Scenes

/// A control on the display to which a popover can point.
struct DrawnControl {
  /// What kind of control it is.
  enum Kind {
    /// A button of a navigation bar, and whether it is before the title.
    case bar(BarButton, isLeading: Bool)
    /// A row or a button of the content.
    case content
  }

  let label: String
  /// The id of the screen that it leads to.
  let leadsTo: String?
  let rect: Rect
  let kind: Kind

  init(_ button: BarButton, isLeading: Bool, in rect: Rect) {
    label = button.label
    leadsTo = button.leadsTo
    self.rect = rect
    kind = .bar(button, isLeading: isLeading)
  }

  init(_ row: Row, in rect: Rect) {
    label = row.title
    leadsTo = row.leadsTo
    self.rect = rect
    kind = .content
  }

  init(_ button: ActionButton, in rect: Rect) {
    label = button.label
    leadsTo = button.leadsTo
    self.rect = rect
    kind = .content
  }

  /// Whether the control, or an item of its menu, leads to a screen.
  func leads(to screen: String) -> Bool {
    if leadsTo == screen { return true }
    guard case .bar(let button, _) = kind else { return false }
    return button.menu.contains { $0.leadsTo == screen }
  }

  /// Whether the control, or an item of its menu, has a label.
  func has(label wanted: String) -> Bool {
    if label.caseInsensitiveEquals(wanted) { return true }
    guard case .bar(let button, _) = kind else { return false }
    return button.menu.contains { $0.label.caseInsensitiveEquals(wanted) }
  }
}

extension String {
  fileprivate func caseInsensitiveEquals(_ other: String) -> Bool {
    lowercased() == other.lowercased()
  }
}

/// Finds the control that a popover or a confirmation comes from.
struct PopoverSource {
  /// The labels to look for, the best one first.
  let labels: [String]
  /// The id of the screen.
  let screen: String
  /// Whether it is above a layer, whose first button usually closes it.
  let isOnLayer: Bool

  /// The control; nil if the popover has none.
  func control(in controls: [DrawnControl]) -> DrawnControl? {
    if let control = controls.last(where: { $0.leads(to: screen) }) { return control }
    for label in labels where !label.isEmpty {
      if let control = controls.last(where: { $0.has(label: label) }) { return control }
    }
    let first = controls.first { if case .bar(_, true) = $0.kind { true } else { false } }
    if isOnLayer, let first { return first }
    return controls.last {
      if case .bar(let button, false) = $0.kind { button.icon != nil } else { false }
    }
  }
}
