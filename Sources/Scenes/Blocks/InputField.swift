/// A text field with a label.
public struct InputField: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The label.
  public var label: String
  /// The current text.
  public var value: String?
  /// The grey text while the field is empty.
  public var placeholder: String?
  /// Small buttons at its end, such as one that sends a message or shows a password; each is drawn as its icon if it has one,
  /// else as its text.
  public var buttons: [BarButton]
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the field comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - value: The current text.
  ///   - placeholder: The grey text while the field is empty.
  ///   - buttons: Small buttons at its end.
  public init(
    _ label: String, value: String? = nil, placeholder: String? = nil, buttons: [BarButton] = []
  ) {
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.buttons = buttons
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
      .list("buttons", \.buttons, "Small buttons at its end."),
      .accessible,
      .source(\.source),
    ])
}
