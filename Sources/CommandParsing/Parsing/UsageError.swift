/// Why a command line is invalid.
package enum UsageError: Error, Equatable {
  case missingCommand
  case unknownCommand(String, nearest: String?)
  /// No command has this option.
  case unknownOption(String, nearest: String?, command: String?)
  /// Another command has this option.
  case foreignOption(String, command: String, owners: [String])
  case missingValue(option: String, placeholder: String, next: String?)
  case unexpectedValue(String, option: String)
  case invalidValue(String, origin: Origin, problem: ValueProblem)
  /// A command or option lacks something; `<tool>` in the remedy is replaced by the command that runs the tool.
  case missing(String, of: String, remedy: String)
  case unexpectedOperand(String, command: String)
  /// An option requires another one.
  case dependentOption(String, on: String)
  /// An option cannot be combined with another one.
  case contradictoryOption(String, with: String)
  /// The configuration file is invalid.
  case configuration(ConfigurationPlace, ConfigurationProblem)

  /// The source of a value.
  package enum Origin: Equatable, Sendable {
    case option(String)
    case variable(String)
    case file(ConfigurationPlace, key: String)
    /// An operand, with the word for it.
    case operand(String)
  }
}

extension UsageError {
  /// One sentence that quotes the input and names a remedy.
  ///
  /// - Parameter tool: The command that runs the tool, for recommended commands.
  package func message(tool: String) -> String {
    switch self {
    case .missingCommand:
      "no verb given; see '\(tool) help'"
    case .unknownCommand(let name, let nearest):
      "unknown verb \(name.quoted)" + hint(nearest, otherwise: "see '\(tool) help'")
    case .unknownOption(let name, let nearest, let command):
      "unknown option \(name.quoted)"
        + hint(nearest, otherwise: "see '\(help(tool, command))'")
    case .foreignOption(let name, let command, let owners):
      "option \(name.quoted) does not apply to '\(command)', only to "
        + owners.map { "'\($0)'" }.joined(separator: ", ")
    case .missingValue(let option, let placeholder, let next):
      missingValue(option, placeholder, next)
    case .unexpectedValue(let value, let option):
      "option '\(option)' takes no value, but got \(value.quoted)"
    case .invalidValue(let value, let origin, let problem):
      "invalid \(origin.words(value.quoted)); \(problem.message(of: value))"
    case .missing(let what, let name, let remedy):
      "'\(name)' needs a \(what); \(remedy.replacing("<tool>", with: tool))"
    case .dependentOption(let option, let other):
      "option '\(option)' requires '\(other)'"
    case .contradictoryOption(let option, let other):
      "option '\(option)' cannot be combined with '\(other)'"
    case .unexpectedOperand(let operand, let command):
      "unexpected argument \(operand.quoted) to '\(command)'; see '\(help(tool, command))'"
    case .configuration(let place, let problem):
      problem.message(at: place, tool: tool)
    }
  }

  private func hint(_ nearest: String?, otherwise remedy: String) -> String {
    nearest.map { "; did you mean \($0.quoted)?" } ?? "; " + remedy
  }

  private func help(_ tool: String, _ command: String?) -> String {
    command.map { "\(tool) help \($0)" } ?? "\(tool) help"
  }

  private func missingValue(_ option: String, _ placeholder: String, _ next: String?) -> String {
    let start = "option '\(option)' needs a value (\(placeholder))"
    guard let next else { return start }
    // A value after a letter can be attached with "=", too.
    return start + "; to pass \(next.quoted), write \((option + "=" + next).quoted)"
  }
}

extension UsageError.Origin {
  /// A quoted value with its source.
  fileprivate func words(_ value: String) -> String {
    switch self {
    case .option(let spelling): "value \(value) of '\(spelling)'"
    case .variable(let name): "value \(value) of \(name)"
    case .file(let place, let key): "value \(value) of '\(key)' in \(place.shown)"
    case .operand(let noun): "\(noun) \(value)"
    }
  }
}
