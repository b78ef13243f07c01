/// A field to search with.
public struct SearchField: Codable, Sendable, Hashable, BlockConvertible {
  /// The grey text while nothing has been typed.
  public var placeholder: String
  /// What has been typed.
  public var value: String?

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
    "searchField", "A field to search with.", blank: SearchField(),
    fields: [
      .text(
        "placeholder", \.placeholder, "The grey text while nothing has been typed.",
        isRequired: false),
      .text("value", \.value, "What has been typed."),
    ])
}
