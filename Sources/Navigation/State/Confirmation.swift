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

  /// Which presentation the question is, given by the router that asks it; nil before.
  ///
  /// Not part of `==`.
  public internal(set) var id: PresentationID?

  /// The code that made it, which is no part of what is asked; nil for one that was decoded.
  package var origin: ConfirmationOrigin?

  private enum CodingKeys: CodingKey { case title, message, buttons }

  /// Creates a confirmation.
  ///
  /// `screens coverage` tells which of an app's functions and properties make the questions that screens ask.
  /// One that lets another one make its question hands on where it stands itself, by the last three.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What follows from the answer.
  ///   - buttons: The answers.
  ///   - fileID: The file of the code that makes it.
  ///   - line: The line of that code.
  ///   - function: The function or property with that code.
  public init(
    title: String, message: String? = nil, buttons: [ConfirmationButton] = [],
    fileID: String = #fileID, line: Int = #line, function: String = #function
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    origin = ConfirmationOrigin(fileID: fileID, line: line, function: function)
  }

  /// Creates the usual question before something is destroyed: one destructive button and Cancel.
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
  /// Whether two confirmations ask the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }

  /// Hashes what is asked.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}
