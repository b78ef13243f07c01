import PlainText

/// A command line to start from.
struct Example: Sendable {
  /// The words after the tool's name.
  let arguments: [String]
  /// What it does, as one phrase.
  let meaning: String

  init(_ arguments: String..., meaning: String) {
    self.arguments = arguments
    self.meaning = meaning
  }

  /// The line as it is typed.
  func command(_ tool: String) -> String {
    ([tool] + arguments.map(ShellWord.quoted)).joined(separator: " ")
  }
}
