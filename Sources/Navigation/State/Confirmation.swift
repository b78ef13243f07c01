/// A question over a stack, with the buttons that answer it: a confirmation dialog or an alert.
///
/// The router stores the buttons' actions, so that the state stays a value.
public struct Confirmation: Hashable, Sendable, Codable {
  /// The question.
  public var title: String
  /// The consequences of the answer.
  public var message: String?
  /// The answers, in their original order.
  public var buttons: [ConfirmationButton]
  /// How the question is presented.
  public var style: ConfirmationStyle
  /// The text fields of an alert; a dialog has none.
  public var fields: [ConfirmationField]

  /// The identity of this presentation, assigned by the router that asks the question; nil before.
  ///
  /// Not part of `==`.
  public internal(set) var id: PresentationID?

  /// The code that created the confirmation; nil for a decoded one.
  ///
  /// Not part of `==`.
  package var origin: ConfirmationOrigin?

  private enum CodingKeys: CodingKey { case title, message, buttons, style, fields }

  /// Creates a confirmation.
  ///
  /// `screens coverage` lists which of an app's functions and properties create the questions that screens ask.
  /// A helper function that creates confirmations for others must forward the last three parameters.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - buttons: The answers.
  ///   - style: How the question is presented.
  ///   - fields: The text fields of an alert.
  ///   - fileID: The file of the caller.
  ///   - line: The line of the call.
  ///   - function: The function or property that contains the call.
  public init(
    title: String, message: String? = nil, buttons: [ConfirmationButton] = [],
    style: ConfirmationStyle = .dialog, fields: [ConfirmationField] = [],
    fileID: String = #fileID, line: Int = #line, function: String = #function
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.style = style
    self.fields = fields
    origin = ConfirmationOrigin(fileID: fileID, line: line, function: function)
  }

  /// Creates the usual question before a destructive action: one destructive button and Cancel.
  public init(
    title: String, message: String? = nil, destructiveLabel: String,
    fileID: String = #fileID, line: Int = #line, function: String = #function
  ) {
    self.init(
      title: title, message: message, buttons: [.destructive(destructiveLabel), .cancel()],
      fileID: fileID, line: line, function: function)
  }
}

extension Confirmation {
  /// An alert: a question in the middle of the screen, possibly with text fields.
  ///
  /// A helper function that creates alerts for others must forward the last three parameters.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - fields: The text fields.
  ///   - buttons: The answers.
  ///   - fileID: The file of the caller.
  ///   - line: The line of the call.
  ///   - function: The function or property that contains the call.
  public static func alert(
    title: String, message: String? = nil, fields: [ConfirmationField] = [],
    buttons: [ConfirmationButton] = [ConfirmationButton("OK")],
    fileID: String = #fileID, line: Int = #line, function: String = #function
  ) -> Self {
    Self(
      title: title, message: message, buttons: buttons, style: .alert, fields: fields,
      fileID: fileID, line: line, function: function)
  }

  /// Encodes the confirmation; the style only of an alert, and the fields only if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(title, forKey: .title)
    try container.encodeIfPresent(message, forKey: .message)
    try container.encode(buttons, forKey: .buttons)
    if style != .dialog { try container.encode(style, forKey: .style) }
    if !fields.isEmpty { try container.encode(fields, forKey: .fields) }
  }

  /// Decodes a confirmation.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    message = try container.decodeIfPresent(String.self, forKey: .message)
    buttons = try container.decode([ConfirmationButton].self, forKey: .buttons)
    style = try container.decodeIfPresent(ConfirmationStyle.self, forKey: .style) ?? .dialog
    fields = try container.decodeIfPresent([ConfirmationField].self, forKey: .fields) ?? []
  }

  /// Whether two confirmations have the same text, style, fields and buttons.
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
      && one.style == other.style && one.fields == other.fields
  }

  /// Hashes the text and the buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

/// How a question is presented.
public enum ConfirmationStyle: String, Hashable, Sendable, Codable, CaseIterable {
  /// A confirmation dialog at the bottom of the screen, or beside its control on a wide screen.
  case dialog
  /// An alert in the middle of the screen.
  case alert
}

/// A text field of an alert.
public struct ConfirmationField: Hashable, Sendable, Codable {
  /// The label, shown while the field is empty.
  public var label: String
  /// The text in the field.
  public var text: String
  /// Whether the text is hidden, as a password is.
  public var isSecure: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The label, shown while the field is empty.
  ///   - text: The text in the field.
  ///   - isSecure: Whether the text is hidden.
  public init(_ label: String, text: String = "", isSecure: Bool = false) {
    self.label = label
    self.text = text
    self.isSecure = isSecure
  }
}

/// One answer to a confirmation.
public struct ConfirmationButton: Hashable, Sendable, Codable {
  /// The button's label.
  public var label: String
  /// What kind of answer it is.
  public var role: ConfirmationRole

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: The button's label.
  ///   - role: What kind of answer it is.
  public init(_ label: String, role: ConfirmationRole = .default) {
    self.label = label
    self.role = role
  }

  /// A button that destroys something.
  public static func destructive(_ label: String) -> Self { Self(label, role: .destructive) }

  /// A button that leaves everything as it is.
  public static func cancel(_ label: String = "Cancel") -> Self { Self(label, role: .cancel) }
}

/// What kind of answer a confirmation's button gives.
public enum ConfirmationRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// It destroys something.
  case destructive
  /// It leaves everything as it is.
  case cancel
  /// Any other answer.
  case `default`
}

/// The source location that created a confirmation.
package struct ConfirmationOrigin: Hashable, Sendable {
  /// The module and the name of the file: `Cookbook/RecipeForms.swift`.
  package var fileID: String
  /// The line, from one.
  package var line: Int
  /// The value of `#function`: `deletion(ofRecipe:)`; for a stored property the name of its type.
  package var function: String
}
