import PlainText

/// All commands of a tool, with its texts.
package struct CommandSet: Sendable {
  /// The commands in the order of the help; the help command is the last.
  package let commands: [CommandDescription]
  /// The options of every command.
  package let common: [OptionDeclaration]
  /// The keys of a configuration file that are not options, which the tool itself reads.
  let settings: [String]
  let texts: ToolTexts
  private let help: CommandDescription

  /// - Parameters:
  ///   - commands: The commands in the order of the help.
  ///   - help: The help command; its operand is the name of a command.
  ///   - common: The options of every command, without those for the configuration file, the help and the
  ///     version.
  ///   - settings: The keys of a configuration file that are not options.
  ///   - texts: The texts of the tool.
  package init(
    _ commands: [any CommandDeclaration.Type], help: any CommandDeclaration.Type,
    common: any OptionGroup.Type, settings: [String] = [], texts: ToolTexts
  ) {
    self.help = CommandDescription(type: help)
    self.commands = commands.map { CommandDescription(type: $0) } + [self.help]
    self.texts = texts
    self.settings = settings
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

  /// Every option of every command; options of one name once for each meaning.
  package var options: [OptionDeclaration] {
    var options: [OptionDeclaration] = []
    for option in commands.flatMap(\.ownOptions) + common
    where !options.contains(where: { $0.isSame(as: option) }) {
      options.append(option)
    }
    return options
  }

  /// The spelling of the nearest option of an unknown one.
  ///
  /// The dashes and the "no" of a negation are not compared, because they do not identify an option.
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

  /// The contradictions in the declarations, one sentence each; a tool's test expects none.
  ///
  /// Words are split before the command is known, so an option must have the same form in all commands, even if
  /// its meaning differs.
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
  /// Whether an option of another command is the same, and not a different one of the same name.
  func isSame(as other: OptionDeclaration) -> Bool {
    name == other.name && summary == other.summary
  }
}

extension OptionDeclaration {
  static let configurationName = "config"
  static let noConfigurationName = "no-config"
  static let helpName = "help"
  static let versionName = "version"

  /// The options that the parser itself handles; they cannot be negated.
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

/// The declarations of the properties of a command or group, in order.
struct DeclarationList {
  private(set) var options: [OptionDeclaration] = []
  private(set) var operands: OperandDeclaration?

  /// Creates a command or group, whose properties add their declarations to ``current``.
  ///
  /// A mirror would find the properties, too, but casting them takes a millisecond per command.
  init(of type: any OptionGroup.Type) {
    let collector = Collector()
    _ = Self.$current.withValue(collector) { type.init() }
    self = collector.list
  }

  private init() {}

  /// Collects the declarations of the command that is being created.
  @TaskLocal static var current: Collector?

  /// Collects the declarations of one command.
  // A task-local value has to be Sendable. Unchecked, because only the thread that creates the command uses it.
  final class Collector: @unchecked Sendable {
    fileprivate var list = DeclarationList()

    func add(_ option: OptionDeclaration) { list.options.append(option) }
    func add(_ operands: OperandDeclaration) { list.operands = operands }
  }
}
