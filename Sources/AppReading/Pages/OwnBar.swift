import Scenes

/// The bar that a page without a title of SwiftUI's draws itself at its top: a back or close button, and perhaps a title.
struct OwnBar {
  /// The back or close button.
  private(set) var leading: [BarButton] = []
  /// The other buttons.
  private(set) var trailing: [BarButton] = []
  /// The title.
  private(set) var title: String?

  /// Takes the bar out of a page's content; nil if that begins with something else.
  ///
  /// - Parameter pieces: What the content is made of.
  init?(_ blocks: inout [Block], of pieces: [Piece]) {
    guard !pieces.beginWithValue else { return nil }
    var count = 1
    switch blocks.first {
    case .buttonRow(let row)?:
      guard row.buttons.count == 1 else { return nil }
      add(row.buttons)
    // A text between buttons is a row with buttons below it.
    case .row(let line)? where blocks.count > 1:
      guard case .buttonRow(let row) = blocks[1], line.subtitle == nil, line.value == nil,
        line.leadsTo == nil, !line.title.isBlank, row.buttons.count <= Self.mostButtons
      else { return nil }
      title = line.title
      count = 2
      add(row.buttons)
    default: return nil
    }
    guard !leading.isEmpty else { return nil }
    blocks.removeFirst(count)
  }

  private static let mostButtons = 3
  private static let icons = [
    "chevron.left", "chevron.backward", "arrow.left", "xmark", "xmark.circle.fill",
  ]

  private static let words = ["Back", "Cancel", "Close"]

  /// Adds buttons, of which the first must lead back.
  private mutating func add(_ buttons: [BarButton]) {
    guard var first = buttons.first,
      first.icon.map(Self.icons.contains) ?? Self.words.contains(first.label)
    else { return }
    // The bar draws the label beside a chevron.
    if first.icon?.hasPrefix("chevron") == true, first.label == first.icon { first.label = "Back" }
    leading = [first]
    trailing = Array(buttons.dropFirst())
  }
}

extension [Piece] {
  /// Whether the first of them is the value of a control, as of a date picker, and not a text.
  fileprivate var beginWithValue: Bool {
    switch first?.kind {
    case .value: true
    case .stack(_, let inner): inner.beginWithValue
    case .spacer: Array(dropFirst()).beginWithValue
    default: false
    }
  }
}
