/// The request of a command line.
package enum Request: Sendable, Equatable {
  /// The help about one command, or about all.
  case help(CommandDescription?)
  case version
  case run(Invocation)
}

/// A parsed command line: the command and its values.
package struct Invocation: Sendable, Equatable {
  package let command: CommandDescription
  /// The values of its options and operands, from all sources.
  package let values: ArgumentValues
  /// The configuration file that was read.
  package let configuration: ConfigurationChoice
}

extension CommandSet {
  /// Parses the words of a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the tool's name.
  ///   - variables: The environment; an option on the command line overrides its variable.
  ///   - configuration: Reads the chosen configuration file, which the environment overrides.
  package func parse(
    _ arguments: [String], variables: [String: String] = [:],
    configuration: (ConfigurationChoice) throws(UsageError) -> Configuration? = { _ in nil }
  ) throws(UsageError) -> Request {
    let scanned = try ArgumentScanner(arguments, in: self)
    try checkValues(scanned)
    let given = Set(scanned.occurrences.map(\.option.name))
    if given.contains(OptionDeclaration.helpName) {
      return .help(try isHelp(scanned.command) ? topic(scanned.operands) : scanned.command)
    }
    if given.contains(OptionDeclaration.versionName) { return .version }
    guard let command = scanned.command else { throw .missingCommand }
    try checkOwners(of: scanned, command)
    let operands = command.operands
    try checkCount(of: scanned.operands, operands, command)
    if isHelp(command) { return .help(try topic(scanned.operands)) }

    var values = ArgumentValues(operands: scanned.operands)
    var choice = ConfigurationChoice.standard
    for occurrence in scanned.occurrences {
      values.options[occurrence.option.name, default: []].append(occurrence.value)
      choice.follow(occurrence.option, occurrence.value)
    }
    for option in scanned.options
    where !given.contains(option.name) && !option.isReplaced(by: given, among: scanned.options) {
      guard let value = try self.value(of: option, in: variables) else { continue }
      values.options[option.name] = [value]
      choice.follow(option, value)
    }
    if command.readsConfiguration, let file = try configuration(choice) {
      let set = Set(values.options.keys)
      for option in scanned.options
      where !set.contains(option.name) && !option.isReplaced(by: set, among: scanned.options) {
        values.options[option.name] = try file.values(of: option, for: command)
      }
    }
    try check(scanned.operands, operands)
    return .run(Invocation(command: command, values: values, configuration: choice))
  }

  /// The operands and option values that have a certain suggestion, for checks of command lines in documents.
  ///
  /// - Parameters:
  ///   - suggestion: The suggestion, which identifies the kind of words.
  ///   - unless: The options that change the meaning of the words.
  /// - Returns: The words; empty if the command line is wrong.
  package func words(
    offeredBy suggestion: Suggestion, in arguments: [String], unless: Set<String>
  ) -> [String] {
    guard let scanned = try? ArgumentScanner(arguments, in: self), let command = scanned.command,
      !scanned.occurrences.contains(where: { unless.contains($0.option.name) })
    else { return [] }
    let names = scanned.options.filter { $0.suggestion == suggestion }.map(\.name)
    let values = scanned.occurrences.filter { names.contains($0.option.name) }.map(\.value)
    guard let operands = command.operands, operands.suggestion == suggestion else { return values }
    return values + scanned.operands.prefix(operands.count.upperBound)
  }

  /// Checks all values, even of other commands' options, because the command may be the mistake.
  private func checkValues(_ scanned: ArgumentScanner) throws(UsageError) {
    for occurrence in scanned.occurrences {
      // The words were split before the command was known; its option of this name may have another meaning.
      let own = scanned.options.first { $0.name == occurrence.option.name }
      do {
        try (own ?? occurrence.option).check(occurrence.value)
      } catch {
        throw .invalidValue(
          occurrence.value, origin: .option(occurrence.spelling), problem: error)
      }
    }
  }

  private func checkOwners(
    of scanned: ArgumentScanner, _ command: CommandDescription
  ) throws(UsageError) {
    let owned = Set(scanned.options.map(\.name))
    for occurrence in scanned.occurrences where !owned.contains(occurrence.option.name) {
      let owners = commands.filter { command in
        command.ownOptions.contains { $0.name == occurrence.option.name }
      }
      throw .foreignOption(
        occurrence.spelling, command: command.name, owners: owners.map(\.name))
    }
  }

  private func checkCount(
    of operands: [String], _ expected: OperandDeclaration?, _ command: CommandDescription
  ) throws(UsageError) {
    if let expected, operands.count < expected.count.lowerBound {
      throw .missing(expected.name, of: command.name, remedy: expected.remedy)
    }
    let most = expected?.count.upperBound ?? 0
    if operands.count > most {
      throw .unexpectedOperand(operands[most], command: command.name)
    }
  }

  private func check(
    _ operands: [String], _ expected: OperandDeclaration?
  ) throws(UsageError) {
    guard let expected else { return }
    for operand in operands {
      do {
        try expected.check(operand)
      } catch {
        throw .invalidValue(operand, origin: .operand(expected.noun), problem: error)
      }
    }
  }

  /// The value of an option in the environment; an empty variable counts as unset.
  private func value(
    of option: OptionDeclaration, in variables: [String: String]
  ) throws(UsageError) -> String? {
    guard let variable = option.environmentVariable(prefix: texts.environmentPrefix),
      let value = variables[variable], !value.isEmpty
    else { return nil }
    do {
      try option.check(value)
      return value
    } catch {
      throw .invalidValue(value, origin: .variable(variable), problem: error)
    }
  }

  private func topic(_ operands: [String]) throws(UsageError) -> CommandDescription? {
    guard let name = operands.first else { return nil }
    return try command(named: name)
  }
}

extension OptionDeclaration {
  /// Whether an option with a value from a source that overrides others replaces this one.
  fileprivate func isReplaced(
    by given: Set<String>, among options: [OptionDeclaration]
  ) -> Bool {
    options.contains { other in
      given.contains(other.name) && (other.alternative == name || alternative == other.name)
    }
  }
}

/// The texts of all values, from the command line, the environment and the configuration file.
package struct ArgumentValues: Sendable, Equatable {
  /// The values of options by their names; if only one is allowed, the last one counts.
  var options: [String: [String]] = [:]
  /// The arguments that are not options, without the verb.
  package var operands: [String] = []

  /// Creates values; options without a value have their defaults.
  package init(operands: [String] = []) {
    self.operands = operands
  }

  /// The values of the command that is being created.
  ///
  /// The properties of a command take their values from here when they are initialized, so commands and groups
  /// are plain values without extra code.
  @TaskLocal static var current: ArgumentValues?

  /// A command or group with these values, which the parser has checked.
  package func fill<Group: OptionGroup>(_ type: Group.Type) -> Group {
    Self.$current.withValue(self) { Group() }
  }

  /// The value of an option; nil if it is not given.
  func last<Value>(of name: String, _ format: ValueFormat<Value>) -> Value? {
    options[name]?.last.flatMap { try? format.read($0) }
  }

  /// All values of an option; nil if it is not given.
  func all<Value>(of name: String, _ format: ValueFormat<Value>) -> [Value]? {
    options[name]?.compactMap { try? format.read($0) }
  }

  func operands<Value>(_ format: ValueFormat<Value>) -> [Value] {
    operands.compactMap { try? format.read($0) }
  }
}
