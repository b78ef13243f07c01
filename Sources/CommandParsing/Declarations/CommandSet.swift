import PlainText

/// All commands of a tool, with what it says of itself.
package struct CommandSet: Sendable {
  /// The commands in the order of the help; the one that explains the others is the last.
  package let commands: [CommandDescription]
  /// What every command takes.
  package let common: [OptionDeclaration]
  let texts: ToolTexts
  private let help: CommandDescription

  /// - Parameters:
  ///   - commands: The commands in the order of the help.
  ///   - help: The command that explains the others; its operand is the name of one.
  ///   - common: The options that every command takes, besides those for the configuration file, the
  ///     help and the version.
  ///   - texts: What the tool says of itself.
  package init(
    _ commands: [any CommandDeclaration.Type], help: any CommandDeclaration.Type,
    common: any OptionGroup.Type, texts: ToolTexts
  ) {
    self.help = CommandDescription(type: help)
    self.commands = commands.map { CommandDescription(type: $0) } + [self.help]
    self.texts = texts
    self.common =
      DeclarationList(of: common).options
      + OptionDeclaration.standard(configurationName: texts.configurationName)
  }

  /// The command of a name.
  package func command(named name: String) throws(UsageError) -> CommandDescription {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: nearest(to: name, in: commands.map(\.name)))
    }
    return command
  }

  func isHelp(_ command: CommandDescription?) -> Bool { command == help }

  /// All options that a command takes.
  package func options(of command: CommandDescription) -> [OptionDeclaration] {
    command.ownOptions + common
  }

  /// Every option of every command, those of one name once for each meaning.
  package var options: [OptionDeclaration] {
    var options: [OptionDeclaration] = []
    for option in commands.flatMap(\.ownOptions) + common
    where !options.contains(where: { $0.isSame(as: option) }) {
      options.append(option)
    }
    return options
  }

  /// The spelling of an option that a wrong one was probably meant to be.
  ///
  /// The dashes, and the "no" of a negation, say nothing about which option was meant, so they do
  /// not count as letters that are right.
  ///
  /// - Parameter options: Every option of every command.
  func nearestSpelling(to spelling: String, in options: [OptionDeclaration]) -> String? {
    let negation = "--no-"
    let negated = options.compactMap(\.negatedSpelling)
    let (prefix, candidates) =
      spelling.hasPrefix(negation)
      ? (negation, negated) : ("--", options.map(\.spelling) + negated)
    let names = candidates.map { String($0.dropFirst(prefix.count)) }
    return nearest(to: String(spelling.dropFirst(prefix.count)), in: names).map { prefix + $0 }
  }

  func nearest(to name: String, in candidates: [String]) -> String? {
    NearestName.of(name, in: candidates)
  }

  /// What contradicts itself in the declarations, a sentence each; a test of a tool finds it empty.
  ///
  /// Words are split before the command is known, so that a name or letter has to be written alike
  /// everywhere, also where it means something else.
  package var contradictions: [String] {
    var sentences: [String] = []
    let options = options
    for (index, option) in options.enumerated() {
      for other in options[..<index] {
        if option.name == other.name {
          if (option.placeholder == nil) != (other.placeholder == nil) {
            sentences.append("\(option.spelling) takes a value in one command only")
          }
          if option.letter != other.letter {
            sentences.append("\(option.spelling) has two letters")
          }
        } else if let letter = option.letter, letter == other.letter {
          sentences.append("-\(letter) is \(other.spelling) and \(option.spelling)")
        }
      }
    }
    for command in commands {
      let names = self.options(of: command).map(\.name)
      for (name, count) in Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted(by: <)
      where count > 1 {
        sentences.append("\(command.name) has --\(name) twice")
      }
    }
    return sentences
  }
}

extension OptionDeclaration {
  /// Whether this is the same option as another command's, and not another one of its name.
  func isSame(as other: OptionDeclaration) -> Bool {
    name == other.name && summary == other.summary
  }
}

extension OptionDeclaration {
  static let configurationName = "config"
  static let noConfigurationName = "no-config"
  static let helpName = "help"
  static let versionName = "version"

  /// The options that the parser itself follows; nothing turns one of them off.
  fileprivate static func standard(configurationName file: String) -> [OptionDeclaration] {
    let flag = Form.flag(isOnByDefault: false, isNegatable: false)
    return [
      OptionDeclaration(
        configurationName, .one(ValueFormat.file), reach: .environment,
        "the settings file (default: \(file))"),
      OptionDeclaration(
        noConfigurationName, flag, reach: .environment, "do not read a settings file"),
      OptionDeclaration(
        helpName, letter: "h", flag, reach: .commandLine, "show this help"),
      OptionDeclaration(versionName, flag, reach: .commandLine, "show the version"),
    ]
  }
}

/// What the properties of a command or group declare, in their order.
struct DeclarationList {
  private(set) var options: [OptionDeclaration] = []
  private(set) var operands: OperandDeclaration?

  /// Creates a command or group, whose properties report to ``current`` what they declare.
  ///
  /// A mirror would find the properties, too, but casting what it finds takes a millisecond a command.
  init(of type: any OptionGroup.Type) {
    let collector = Collector()
    _ = Self.$current.withValue(collector) { type.init() }
    self = collector.list
  }

  private init() {}

  /// Where the properties of the command that is being created report what they declare.
  @TaskLocal static var current: Collector?

  /// Collects the declarations of one command.
  // Unchecked: a task-local value has to be Sendable, and only the thread that creates the command uses it.
  final class Collector: @unchecked Sendable {
    fileprivate var list = DeclarationList()

    func add(_ option: OptionDeclaration) { list.options.append(option) }
    func add(_ operands: OperandDeclaration) { list.operands = operands }
  }
}
