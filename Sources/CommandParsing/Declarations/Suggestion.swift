/// What a shell can offer where a value stands.
package enum Suggestion: Sendable, Equatable {
  case nothing
  case words([String])
  /// Words, or one of them with a colon and a file.
  case wordsOrFiles([String])
  case files
  case folders
  /// What the tool itself lists.
  case lines(Listing)
}

/// A command line of the tool that lists the completions, one a line.
package struct Listing: Sendable, Equatable {
  /// What it lists, as one word that is part of the names of the scripts' functions.
  let name: String
  /// The words after the tool's name, plain ones for any shell.
  let arguments: String

  package init(_ name: String, arguments: String) {
    self.name = name
    self.arguments = arguments
  }
}
