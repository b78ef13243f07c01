import Scenes

/// A menu that a button of the bar or a row has opened.
struct OpenMenu {
  /// The control that opened a menu.
  enum Control {
    /// A button before the title, and its index.
    case leading(BarButton, Int)
    /// A button after the title, and its index.
    case trailing(BarButton, Int)
    /// A row, as the states of its page show it.
    case row(any BlockDrawing)
  }

  let items: [MenuItem]
  let control: Control

  init(items: [MenuItem], control: Control) {
    self.items = items
    self.control = control
  }

  /// The menu of the button with a label; nil if there is no such button or it has no menu.
  init?(ofButton label: String, on page: Page) {
    let isOpen = { (button: BarButton) in button.label == label && !button.menu.isEmpty }
    if let index = page.leading.firstIndex(where: isOpen) {
      let button = page.leading[index]
      self.init(items: button.menu, control: .leading(button, index))
    } else if let index = page.trailing.firstIndex(where: isOpen) {
      let button = page.trailing[index]
      self.init(items: button.menu, control: .trailing(button, index))
    } else {
      return nil
    }
  }

  var isTrailing: Bool { if case .trailing = control { true } else { false } }

  var isOnRow: Bool { if case .row = control { true } else { false } }

  func isOpenedBy(leading index: Int) -> Bool {
    if case .leading(_, index) = control { true } else { false }
  }

  func isOpenedBy(trailing index: Int) -> Bool {
    if case .trailing(_, index) = control { true } else { false }
  }
}

/// A row with its menu: below it in the text rendering, above the page in a picture.
struct RowWithMenu: BlockDrawing {
  let row: any BlockDrawing
  let items: [MenuItem]

  var sharesCard: Bool { true }

  func separatorInset(in layout: BlockLayout) -> Double { row.separatorInset(in: layout) }

  func height(width: Double, in layout: BlockLayout) -> Double {
    row.height(width: width, in: layout)
  }

  func heightOnCard(width: Double, in layout: BlockLayout) -> Double {
    row.heightOnCard(width: width, in: layout)
  }

  func drawOnCard(in rect: Rect, on sketch: inout Sketch) { draw(in: rect, on: &sketch) }

  func draw(in rect: Rect, on sketch: inout Sketch) {
    row.drawOnCard(in: rect, on: &sketch)
    sketch.menuAnchor = rect
  }

  var spokenElements: [AccessibleElement] { row.accessibleElements }

  var sortPriority: Double { row.sortPriority }

  func drawText(on box: inout TextBox) {
    row.drawText(on: &box)
    MenuText(items).draw(on: &box, isTrailing: false)
  }
}

/// The items of a menu as lines of text on a card.
struct MenuText {
  private static let narrowest = 16

  private let lines: [(label: String, end: String)]

  init(_ items: [MenuItem]) {
    let hasChecks = items.contains(where: \.isChecked)
    lines = items.map { item in
      let check = hasChecks ? (item.isChecked ? "✓ " : "  ") : ""
      let mark = item.isDestructive ? "(!) " : ""
      let label = check + mark + TerminalText.printable(item.label)
      return (label, item.icon == nil ? "" : "□")
    }
  }

  /// Adds the card, as wide as its longest item, at the start or at the end of the box.
  func draw(on box: inout TextBox, isTrailing: Bool) {
    let widths = lines.map { TerminalText.width(of: $0.label) + ($0.end.isEmpty ? 0 : 2) }
    let width = min(box.width, max(Self.narrowest, (widths.max() ?? 0) + 4))
    var inner = TextBox(width: width - 4)
    for line in lines { inner.add(line.label, right: line.end) }
    var card = TextBox(width: width)
    card.card(inner)
    box.indent(card, by: isTrailing ? box.width - width : 0)
  }
}
