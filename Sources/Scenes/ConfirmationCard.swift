/// A confirmation: a card of buttons at the bottom of the display, or an alert in its middle.
public struct ConfirmationCard: Codable, Sendable, Hashable {
  /// How a confirmation is presented.
  public enum Style: String, Codable, Sendable, CaseIterable {
    /// A card at the bottom of the display.
    case dialog
    /// A card in the middle of the display.
    case alert
  }

  /// A text field of an alert.
  public struct TextEntry: Codable, Sendable, Hashable {
    /// The label, shown while the field is empty.
    public var label: String
    /// The text in the field.
    public var text: String
    /// Whether the text is hidden, as a password is.
    public var isSecure: Bool

    /// Creates a field.
    public init(_ label: String, text: String = "", isSecure: Bool = false) {
      self.label = label
      self.text = text
      self.isSecure = isSecure
    }
  }

  /// One button of a confirmation.
  public struct Choice: Codable, Sendable, Hashable {
    /// The role of a choice, which decides its colour and place.
    public enum Role: String, Codable, Sendable, CaseIterable {
      /// An ordinary choice.
      case normal
      /// A choice that deletes something, drawn in red.
      case destructive
      /// The cancel button, on a separate card at the bottom.
      case cancel
    }

    /// The button's text.
    public var label: String
    /// The role of the choice.
    public var role: Role

    /// Creates a choice.
    public init(_ label: String, role: Role = .normal) {
      self.label = label
      self.role = role
    }
  }

  /// The question.
  public var title: String
  /// What the choices do.
  public var message: String?
  /// The buttons in declaration order.
  public var choices: [Choice]
  /// How it is presented.
  public var style: Style
  /// The text fields of an alert.
  public var fields: [TextEntry]

  /// Creates a confirmation from its question and its choices.
  public init(
    title: String, message: String? = nil, choices: [Choice], style: Style = .dialog,
    fields: [TextEntry] = []
  ) {
    self.title = title
    self.message = message
    self.choices = choices
    self.style = style
    self.fields = fields
  }
}

extension ConfirmationCard: ManifestObject {
  package static let table = FieldTable<ConfirmationCard>(
    "confirmation", "A confirmation above everything else.",
    blank: ConfirmationCard(title: "", choices: []),
    fields: [
      .text("title", \.title, "The question."),
      .text("message", \.message, "What the choices do."),
      .word("style", \.style, "How it is presented."),
      .list("fields", \.fields, "The text fields of an alert."),
      .list("choices", \.choices, "The buttons in order.", isRequired: true),
    ])
}

extension ConfirmationCard.Choice: ManifestObject {
  package static let table = FieldTable<ConfirmationCard.Choice>(
    "choice", "A button of a confirmation.", blank: ConfirmationCard.Choice(""),
    fields: [
      .text("label", \.label, "The text."),
      .word("role", \.role, "The role, which decides its colour and place."),
    ])
}

extension ConfirmationCard.Choice.Role: ManifestWord {}

extension ConfirmationCard.Style: ManifestWord {}

extension ConfirmationCard.TextEntry: ManifestObject {
  package static let table = FieldTable<ConfirmationCard.TextEntry>(
    "textEntry", "A text field of an alert.", blank: ConfirmationCard.TextEntry(""),
    fields: [
      .text("label", \.label, "The label, shown while the field is empty."),
      .text("text", \.text, "The text in the field.", isRequired: false),
      .flag("secure", \.isSecure, "Whether the text is hidden."),
    ])
}
