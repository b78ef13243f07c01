/// A confirmation as it is drawn: a card of buttons at the bottom of the display.
public struct ConfirmationCard: Codable, Sendable, Hashable {
  /// One button of a confirmation.
  public struct Choice: Codable, Sendable, Hashable {
    /// What a choice does, which decides its colour and place.
    public enum Role: String, Codable, Sendable, CaseIterable {
      /// An ordinary choice.
      case normal
      /// A choice that loses something, drawn in red.
      case destructive
      /// The way out, on a card of its own at the bottom.
      case cancel
    }

    /// The button's text.
    public var label: String
    /// What the choice does.
    public var role: Role

    /// Creates a choice.
    public init(_ label: String, role: Role = .normal) {
      self.label = label
      self.role = role
    }
  }

  /// The question.
  public var title: String
  /// What follows from the answer.
  public var message: String?
  /// The buttons in the order of their declaration.
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
    "confirmation", "A question above everything else.",
    blank: ConfirmationCard(title: "", choices: []),
    fields: [
      .text("title", \.title, "The question."),
      .text("message", \.message, "What follows from the answer."),
      .list("choices", \.choices, "The buttons in their order.", isRequired: true),
    ])
}

extension ConfirmationCard.Choice: ManifestObject {
  package static let table = FieldTable<ConfirmationCard.Choice>(
    "choice", "A button of a confirmation.", blank: ConfirmationCard.Choice(""),
    fields: [
      .text("label", \.label, "The text."),
      .word("role", \.role, "What it does, which decides its colour and place."),
    ])
}

extension ConfirmationCard.Choice.Role: ManifestWord {}
