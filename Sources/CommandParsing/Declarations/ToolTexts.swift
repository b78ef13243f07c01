/// What a tool says of itself besides its commands, for the help and the manual page.
package struct ToolTexts: Sendable {
  /// One sentence: what it is for.
  package var purpose: String
  /// The same as a phrase, for the line by which the system finds the manual page.
  package var title: String
  /// How values are written that several options take.
  package var patterns: String
  /// How options, environment and configuration file work together.
  package var configuration: String
  /// What the exit codes mean.
  package var exitCodes: String
  /// The variables that are no option's, for the manual page.
  package var variables: [(name: String, meaning: String)]
  /// The files that it reads and writes, for the manual page.
  package var files: [(name: String, meaning: String)]
  /// The day of its version, for the manual page: the same tool writes the same page.
  package var versionDate: String
  /// What the names of the environment variables of options start with.
  package var environmentPrefix: String
  /// The configuration file that is read where no other is named.
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

/// What a tool is called: its name in messages, and the command that runs it again.
package struct ToolName: Sendable, Equatable {
  /// One plain word, such as `app-screens`.
  package let word: String
  /// What a person types before the verb, such as `swift run app-screens`.
  package let command: String

  /// Creates a name.
  ///
  /// - Parameter command: The command that runs the tool; the name itself unless told otherwise.
  package init(word: String, command: String? = nil) {
    self.word = word
    self.command = command ?? word
  }

  /// A text with `<tool>` replaced by the command and `<name>` by the name.
  func insert(into text: String) -> String {
    text.replacing("<tool>", with: command).replacing("<name>", with: word)
  }
}
