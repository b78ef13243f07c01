/// A button as wide as the page.
public struct ActionButton: Codable, Sendable, Hashable, BlockConvertible, AccessibleDescribing {
  /// The importance of a button.
  public enum Role: String, Codable, Sendable, CaseIterable {
    /// The main action: filled with the accent colour.
    case primary
    /// Another action: a pale fill.
    case secondary
    /// An action that deletes something: red on a pale red fill.
    case destructive
  }

  /// The text.
  public var label: String
  /// The importance of the button.
  public var role: Role
  /// The id of the screen that the button leads to.
  public var leadsTo: String?
  /// What a screen reader says instead of what is shown.
  public var accessible: AccessibleDescription?
  /// Where the button comes from, as `path:line`; pages that differ only in it are equal.
  @Uncompared public var source: String?

  /// Creates a button.
  public init(_ label: String, role: Role = .primary, leadsTo: String? = nil) {
    self.label = label
    self.role = role
    self.leadsTo = leadsTo
  }

  /// The button as a block.
  public var block: Block { .button(self) }
}

extension ActionButton {
  /// Creates a button that leads to a screen, given as an enum case so that a misspelt id does not compile.
  public init(
    _ label: String, role: Role = .primary, leadsTo screen: some RawRepresentable<String>
  ) {
    self.init(label, role: role, leadsTo: screen.rawValue as String?)
  }
}

extension ActionButton: BlockContent {
  package static let table = FieldTable<ActionButton>(
    "button", "A button as wide as the page.", blank: ActionButton(""),
    fields: [
      .text("label", \.label, "The text."),
      .word("role", \.role, "The importance of the button."),
      .leadsTo(\.leadsTo),
      .accessible,
      .source(\.source),
    ])

  // A button without a target may close the page.
  package var isExit: Bool { true }
}

extension ActionButton.Role: ManifestWord {}
