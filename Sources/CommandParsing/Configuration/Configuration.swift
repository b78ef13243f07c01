/// The content of a configuration file: the values of options by their names, for all commands or, in an object
/// with a command's name, for one.
package struct Configuration: Sendable {
  /// The shown path.
  package let path: String
  private var common: [String: [String]] = [:]
  private var specific: [String: [String: [String]]] = [:]

  /// Checks the whole content of a file, for all commands.
  package init(
    _ content: ConfigurationValue, path: String, commands: CommandSet
  ) throws(UsageError) {
    self.path = path
    guard case .object(let members) = content.content else {
      throw .configuration(content.place, .noObject)
    }
    let keys = ConfigurationKeys(commands)
    for member in members {
      if commands.settings.contains(member.name) { continue }
      guard let command = commands.commands.first(where: { $0.name == member.name }) else {
        common[member.name] = try keys.words(of: member)
        continue
      }
      guard case .object(let own) = member.value.content else {
        throw .configuration(member.value.place, .notAnObject(command: command.name))
      }
      for member in own {
        if command.settings.contains(member.name) { continue }
        specific[command.name, default: [:]][member.name] =
          try keys.words(of: member, for: command)
      }
    }
  }

  /// The values of a command's option: those for the command, else those for all; nil if the file has none.
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

/// The configuration file to read.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The standard file in the working directory, if it exists.
  case standard
  /// This file, which must exist.
  case file(String)
  case none

  /// Applies an option; the last one counts.
  mutating func follow(_ option: OptionDeclaration, _ value: String) {
    if option.name == OptionDeclaration.configurationName { self = .file(value) }
    if option.name == OptionDeclaration.noConfigurationName,
      (try? ValueFormat.isOn.read(value)) == true
    {
      self = .none
    }
  }
}

/// The keys that a configuration file may have.
private struct ConfigurationKeys {
  private let commands: CommandSet
  private let options: [OptionDeclaration]

  init(_ commands: CommandSet) {
    self.commands = commands
    options = commands.options
  }

  /// The words of a key's value, after checking them.
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
      let nearest = nearest(to: key, settings: command?.settings ?? [])
      throw .configuration(member.place, .unknownKey(key, nearest: nearest))
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

  /// The nearest key of an unknown one; a negation is compared with the positive name.
  private func nearest(to key: String, settings: [String]) -> String? {
    let names =
      settings + commands.settings + options.filter(\.isConfigurable).map(\.name)
      + commands.commands.map(\.name)
    return commands.nearest(to: key, in: names)
      ?? (key.hasPrefix("no-") ? commands.nearest(to: String(key.dropFirst(3)), in: names) : nil)
  }
}

extension OptionDeclaration {
  /// Checks a value of a configuration file.
  fileprivate func check(
    _ value: String, of key: String, at place: ConfigurationPlace
  ) throws(UsageError) {
    do { try check(value) } catch {
      throw .invalidValue(value, origin: .file(place, key: key), problem: error)
    }
  }
}

/// Why a configuration file is invalid.
package enum ConfigurationProblem: Error, Equatable {
  /// It cannot be read, with the system's message.
  case unreadable(String)
  /// It was named, but does not exist.
  case missing
  /// It is not JSON, for a reason.
  case notJSON(String)
  /// It is JSON, but not an object.
  case noObject
  /// No option has this name.
  case unknownKey(String, nearest: String?)
  /// The option is for the command line only.
  case commandLineOnly(String)
  /// The command does not take the option.
  case foreignKey(String, command: String)
  /// The value of a command's key is not an object.
  case notAnObject(command: String)
  /// The value has the wrong type for the option.
  case wrongKind(String, OptionDeclaration.Kind)
  /// The value of a key that is no option is wrong, with what it must be.
  case wrongSetting(String, wanted: String)
}

extension ConfigurationProblem {
  /// One sentence that names the file and the invalid key, if there is one.
  ///
  /// - Parameters:
  ///   - place: The file and the place in it.
  ///   - tool: The command that runs the tool, for recommended commands.
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
    case .wrongSetting(let key, let wanted):
      "invalid value of \(key.quoted) in \(file); it must be \(wanted)"
    }
  }
}

extension OptionDeclaration.Kind {
  /// The required type of a value in a configuration file.
  fileprivate var wanted: String {
    switch self {
    case .flag: "true or false"
    case .list, .choices: "a string or a list of strings"
    case .value: "a string or a number"
    case .choice(let words): "one of \(words.joined(separator: ", ")), as a string"
    }
  }
}
