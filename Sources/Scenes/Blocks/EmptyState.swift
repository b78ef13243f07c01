/// A message in the middle of a page without content.
public struct EmptyState: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The SF Symbols name of the icon.
  public var icon: String?
  /// What is missing.
  public var title: String
  /// What the user can do about it.
  public var message: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the empty state comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates an empty state.
  public init(_ title: String, message: String? = nil, icon: String? = nil) {
    self.title = title
    self.message = message
    self.icon = icon
  }

  /// The empty state as a block.
  public var block: Block { .emptyState(self) }
}

extension EmptyState: BlockContent {
  package static let table = FieldTable<EmptyState>(
    "emptyState", "A message in the middle of a page without content.", blank: EmptyState(""),
    fields: [
      .text("title", \.title, "What is missing."),
      .text("message", \.message, "What the user can do about it."),
      .icon(\.icon, "The SF Symbols name of the icon."),
      .accessible,
      .source(\.source),
    ])
}
