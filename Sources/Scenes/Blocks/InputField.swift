/// A labelled value that a person types.
public struct InputField: Codable, Sendable, Hashable, BlockConvertible {
  /// The name of the value.
  public var label: String
  /// What has been typed.
  public var value: String?
  /// The grey text while nothing has been typed.
  public var placeholder: String?

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
    "field", "A labelled value that a person types.", blank: InputField(""),
    fields: [
      .text("label", \.label, "The name of the value."),
      .text("value", \.value, "What has been typed."),
      .text("placeholder", \.placeholder, "The grey text while nothing has been typed."),
    ])
}
