/// A row, card or button of a page that names the screen it leads to.
public struct DeclaredLink: Codable, Sendable, Hashable {
  /// The text that a person taps.
  public var label: String
  /// The id of the screen that it leads to; nothing promises that there is such a screen.
  public var target: String

  /// Creates a link from its text and the id of its screen.
  public init(_ label: String, to target: String) {
    self.label = label
    self.target = target
  }
}

extension Page {
  /// What the page's bar and content lead to, from top to bottom.
  public var declaredLinks: [DeclaredLink] {
    (leading + trailing).compactMap { DeclaredLink($0.label, $0.leadsTo) }
      + (blocks ?? []).flatMap(\.declaredLinks)
  }
}

extension Block {
  fileprivate var declaredLinks: [DeclaredLink] {
    switch self {
    case .section(let section): section.blocks.flatMap(\.declaredLinks)
    case .row(let row): [DeclaredLink(row.title, row.leadsTo)].compactMap(\.self)
    case .button(let button): [DeclaredLink(button.label, button.leadsTo)].compactMap(\.self)
    case .grid(let grid): grid.cards.compactMap { DeclaredLink($0.title, $0.leadsTo) }
    case .text, .image, .field, .searchField, .segmentedControl, .progress, .bubble, .map, .gap,
      .emptyState, .skeleton:
      []
    }
  }
}

extension DeclaredLink {
  fileprivate init?(_ label: String, _ target: String?) {
    guard let target else { return nil }
    self.init(label, to: target)
  }
}
