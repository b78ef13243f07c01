/// Small buttons side by side, such as the actions below a post.
public struct ButtonRow: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The buttons from the leading edge, each drawn as its icon if it has one, else as its text.
  public var buttons: [BarButton]
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the buttons come from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a row from its buttons.
  public init(_ buttons: [BarButton]) {
    self.buttons = buttons
  }

  /// The buttons as a block.
  public var block: Block { .buttonRow(self) }
}

extension ButtonRow: BlockContent {
  /// A button that says so closes the page.
  package var isExit: Bool { declaresExit || buttons.contains(where: \.closes) }

  package static let table = FieldTable<ButtonRow>(
    "buttonRow", "Small buttons side by side.", blank: ButtonRow([]),
    fields: [
      .list(
        "buttons", \.buttons, "The buttons from the leading edge.", isRequired: true,
        needsElement: true),
      .accessible,
      .source(\.source),
    ])
}
