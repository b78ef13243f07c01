/// What a configuration file says: the values of options by their names, for all commands or, within an
/// object that has a command's name, for one.
package struct Configuration: Sendable {
  /// The path as it is shown.
  package let path: String
  private var common: [String: [String]] = [:]
  private var specific: [String: [String: [String]]] = [:]

  /// Checks all of a file's content, whatever command it is for.
  package init(
    _ content: ConfigurationValue, path: String, commands: CommandSet
  ) throws(UsageError) {
    self.path = path
    guard case .object(let members) = content.content else {
      throw .configuration(content.place, .noObject)
    }
    let keys = ConfigurationKeys(commands)
    for member in members {
      guard let command = commands.commands.first(where: { $0.name == member.name }) else {
        common[member.name] = try keys.words(of: member)
        continue
      }
      guard case .object(let own) = member.value.content else {
        throw .configuration(member.value.place, .notAnObject(command: command.name))
      }
      for member in own {
        specific[command.name, default: [:]][member.name] =
          try keys.words(of: member, for: command)
      }
    }
  }

  /// The values of a command's option, its own before those of all; nil where the file has none.
  func values(
    of option: OptionDeclaration, for command: CommandDescription
  ) throws(UsageError) -> [String]? {
    guard option.isConfigurable else { return nil }
    let values = specific[command.name]?[option.name] ?? common[option.name]
    for value in values ?? [] {
      try option.check(value, of: option.name, at: ConfigurationPlace(path: path))
    }
    return values
  }
}

/// Which configuration file is read.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The usual one in the working directory, where there is one.
  case standard
  /// This file, which has to be there.
  case file(String)
  case none

  /// Follows an option, of which the last one counts.
  mutating func follow(_ option: OptionDeclaration, _ value: String) {
    if option.name == OptionDeclaration.configurationName { self = .file(value) }
    if option.name == OptionDeclaration.noConfigurationName,
      (try? ValueFormat.isOn.read(value)) == true
    {
      self = .none
    }
  }
}

/// The keys that a configuration file can have.
private struct ConfigurationKeys {
  private let commands: CommandSet
  private let options: [OptionDeclaration]

  init(_ commands: CommandSet) {
    self.commands = commands
    options = commands.options
  }

  /// The words of a key's value, once they are known to be right.
  func words(
    of member: ConfigurationValue.Member, for command: CommandDescription? = nil
  ) throws(UsageError) -> [String] {
    let key = member.name
    let option = try option(of: member, for: command)
    guard let words = member.value.words(for: option.kind) else {
      throw .configuration(member.value.place, .wrongKind(key, option.kind))
    }
    for word in words { try option.check(word, of: key, at: member.value.place) }
    return words
  }

  private func option(
    of member: ConfigurationValue.Member, for command: CommandDescription?
  ) throws(UsageError) -> OptionDeclaration {
    let key = member.name
    let all = options.filter { $0.name == key }
    guard !all.isEmpty else {
      throw .configuration(member.place, .unknownKey(key, nearest: nearest(to: key)))
    }
    guard let option = all.first(where: \.isConfigurable) else {
      throw .configuration(member.place, .commandLineOnly(key))
    }
    guard let command else { return option }
    let own = commands.options(of: command).first { $0.name == key && $0.isConfigurable }
    guard let own else {
      throw .configuration(member.place, .foreignKey(key, command: command.name))
    }
    return own
  }

  /// The key that a wrong one was probably meant to be; a negation is one of the positive name.
  private func nearest(to key: String) -> String? {
    let names = options.filter(\.isConfigurable).map(\.name) + commands.commands.map(\.name)
    return commands.nearest(to: key, in: names)
      ?? (key.hasPrefix("no-") ? commands.nearest(to: String(key.dropFirst(3)), in: names) : nil)
  }
}

extension OptionDeclaration {
  /// Checks a value that a configuration file gives.
  fileprivate func check(
    _ value: String, of key: String, at place: ConfigurationPlace
  ) throws(UsageError) {
    do { try check(value) } catch {
      throw .invalidValue(value, origin: .file(place, key: key), problem: error)
    }
  }
}

/// Why a configuration file cannot be used.
package enum ConfigurationProblem: Error, Equatable {
  /// It cannot be read, for the reason of the system.
  case unreadable(String)
  /// It was named, but is not there.
  case missing
  /// It is not JSON, for this reason and at this place.
  case notJSON(String)
  /// It is JSON, but not an object.
  case noObject
  /// No option has this name.
  case unknownKey(String, nearest: String?)
  /// The option is for the command line only.
  case commandLineOnly(String)
  /// The command does not take the option.
  case foreignKey(String, command: String)
  /// What belongs to a command is not an object.
  case notAnObject(command: String)
  /// The option cannot have such a value.
  case wrongKind(String, OptionDeclaration.Kind)
}

extension ConfigurationProblem {
  /// One sentence that names the file, and the key where one is to blame.
  ///
  /// - Parameters:
  ///   - place: The file, and the place in it.
  ///   - tool: The command that runs the tool, for the commands that the sentence recommends.
  func message(at place: ConfigurationPlace, tool: String) -> String {
    let file = place.shown
    return switch self {
    case .unreadable(let reason): reason
    case .missing: "there is no file \(file); name an existing file or pass '--no-config'"
    case .notJSON(let reason): "cannot read \(file): \(reason); fix it or pass '--no-config'"
    case .noObject: "\(file) must be a JSON object, such as {\"scale\": 2}"
    case .unknownKey(let key, let nearest?):
      "unknown key \(key.quoted) in \(file); did you mean \(nearest.quoted)?"
    case .unknownKey(let key, nil):
      "unknown key \(key.quoted) in \(file); the keys are option names, see '\(tool) help'"
    case .commandLineOnly(let key):
      "\(key.quoted) in \(file) can only be set on the command line; remove it"
    case .foreignKey(let key, let command):
      "\(key.quoted) in \(file) does not apply to '\(command)'; "
        + "see '\(tool) help \(command)'"
    case .notAnObject(let command):
      "'\(command)' in \(file) is a verb; it must be an object of its options"
    case .wrongKind(let key, let kind):
      "invalid value of \(key.quoted) in \(file); it must be \(kind.wanted)"
    }
  }
}

extension OptionDeclaration.Kind {
  /// What a value has to be in a configuration file.
  fileprivate var wanted: String {
    switch self {
    case .flag: "true or false"
    case .list, .choices: "a string or a list of strings"
    case .value: "a string or a number"
    case .choice(let words): "one of \(words.joined(separator: ", ")), as a string"
    }
  }
}
