/// A confirmation: a card of buttons at the bottom of the display.
public struct ConfirmationCard: Codable, Sendable, Hashable {
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

  /// Creates a confirmation from its question and its choices.
  public init(title: String, message: String? = nil, choices: [Choice]) {
    self.title = title
    self.message = message
    self.choices = choices
  }
}

extension ConfirmationCard: ManifestObject {
  package static let table = FieldTable<ConfirmationCard>(
    "confirmation", "A confirmation above everything else.",
    blank: ConfirmationCard(title: "", choices: []),
    fields: [
      .text("title", \.title, "The question."),
      .text("message", \.message, "What the choices do."),
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
