/// The texts about a tool as a whole, for the help and the manual page.
package struct ToolTexts: Sendable {
  /// The purpose, as one sentence.
  package var purpose: String
  /// The purpose as a phrase, for the NAME section of the manual page.
  package var title: String
  /// The syntax of values that several options take.
  package var patterns: String
  /// How options, the environment and the configuration file work together.
  package var configuration: String
  /// The exit codes.
  package var exitCodes: String
  /// The variables that do not belong to options, for the manual page.
  package var variables: [(name: String, meaning: String)]
  /// The files that it reads and writes, for the manual page.
  package var files: [(name: String, meaning: String)]
  /// The date of its version, for the manual page, which is always the same for a version.
  package var versionDate: String
  /// The prefix of the options' environment variables.
  package var environmentPrefix: String
  /// The default configuration file.
  package var configurationName: String

  package init(
    purpose: String, title: String, patterns: String, configuration: String, exitCodes: String,
    variables: [(name: String, meaning: String)], files: [(name: String, meaning: String)],
    versionDate: String, environmentPrefix: String, configurationName: String
  ) {
    self.purpose = purpose
    self.title = title
    self.patterns = patterns
    self.configuration = configuration
    self.exitCodes = exitCodes
    self.variables = variables
    self.files = files
    self.versionDate = versionDate
    self.environmentPrefix = environmentPrefix
    self.configurationName = configurationName
  }
}

/// The names of a tool: its name in messages and the command that runs it.
package struct ToolName: Sendable, Equatable {
  /// One plain word, such as `app-screens`.
  package let word: String
  /// The words before the verb, such as `swift run app-screens`.
  package let command: String

  /// Creates a name.
  ///
  /// - Parameter command: The command that runs the tool; by default the name.
  package init(word: String, command: String? = nil) {
    self.word = word
    self.command = command ?? word
  }

  /// A text with `<tool>` replaced by the command and `<name>` by the name.
  func insert(into text: String) -> String {
    text.replacing("<tool>", with: command).replacing("<name>", with: word)
  }
}
