/// A question over a stack, with the buttons that answer it.
///
/// What the buttons do lives in the router, so that the state stays a value.
public struct Confirmation: Hashable, Sendable, Codable {
  /// The question.
  public var title: String
  /// What follows from the answer.
  public var message: String?
  /// The answers, in the order in which they were given.
  public var buttons: [ConfirmationButton]

  /// Creates a confirmation.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What follows from the answer.
  ///   - buttons: The answers.
  public init(title: String, message: String? = nil, buttons: [ConfirmationButton] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Creates the usual question before something is destroyed: one destructive button and Cancel.
  public init(title: String, message: String? = nil, destructiveLabel: String) {
    self.init(title: title, message: message, buttons: [.destructive(destructiveLabel), .cancel()])
  }
}
