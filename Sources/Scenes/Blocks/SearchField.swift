/// A search field.
public struct SearchField: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The grey text while the field is empty.
  public var placeholder: String
  /// The current text.
  public var value: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the field comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a search field.
  public init(_ placeholder: String = "Search", value: String? = nil) {
    self.placeholder = placeholder
    self.value = value
  }

  /// The field as a block.
  public var block: Block { .searchField(self) }
}

extension SearchField: BlockContent {
  package static let table = FieldTable<SearchField>(
    "searchField", "A search field.", blank: SearchField(),
    fields: [
      .text(
        "placeholder", \.placeholder, "The grey text while the field is empty.",
        isRequired: false),
      .text("value", \.value, "The current text."),
      .accessible,
      .source(\.source),
    ])
}
