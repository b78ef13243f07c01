/// A text field with a label.
public struct InputField: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The label.
  public var label: String
  /// The current text.
  public var value: String?
  /// The grey text while the field is empty.
  public var placeholder: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the field comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a field.
  public init(_ label: String, value: String? = nil, placeholder: String? = nil) {
    self.label = label
    self.value = value
    self.placeholder = placeholder
  }

  /// The field as a block.
  public var block: Block { .field(self) }
}

extension InputField: BlockContent {
  package static let table = FieldTable<InputField>(
    "field", "A text field with a label.", blank: InputField(""),
    fields: [
      .text("label", \.label, "The label."),
      .text("value", \.value, "The current text."),
      .text("placeholder", \.placeholder, "The grey text while the field is empty."),
      .accessible,
      .source(\.source),
    ])
}
