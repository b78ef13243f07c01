/// A question over a stack, with the buttons that answer it.
///
/// The router stores the buttons' actions, so that the state stays a value.
public struct Confirmation: Hashable, Sendable, Codable {
  /// The question.
  public var title: String
  /// The consequences of the answer.
  public var message: String?
  /// The answers, in their original order.
  public var buttons: [ConfirmationButton]

  /// The identity of this presentation, assigned by the router that asks the question; nil before.
  ///
  /// Not part of `==`.
  public internal(set) var id: PresentationID?

  /// The code that created the confirmation; nil for a decoded one.
  ///
  /// Not part of `==`.
  package var origin: ConfirmationOrigin?

  private enum CodingKeys: CodingKey { case title, message, buttons }

  /// Creates a confirmation.
  ///
  /// `screens coverage` lists which of an app's functions and properties create the questions that screens ask.
  /// A helper function that creates confirmations for others must forward the last three parameters.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The consequences of the answer.
  ///   - buttons: The answers.
  ///   - fileID: The file of the caller.
  ///   - line: The line of the call.
  ///   - function: The function or property that contains the call.
  public init(
    title: String, message: String? = nil, buttons: [ConfirmationButton] = [],
    fileID: String = #fileID, line: Int = #line, function: String = #function
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
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
  /// Whether two confirmations have the same text and buttons.
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }

  /// Hashes the text and the buttons.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
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
