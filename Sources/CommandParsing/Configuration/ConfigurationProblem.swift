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
    case .missing: "there is no file \(file); name one that is there, or say '--no-config'"
    case .notJSON(let reason): "cannot read \(file): \(reason); mend it, or say '--no-config'"
    case .noObject: "\(file) must be an object of JSON, such as {\"scale\": 2}"
    case .unknownKey(let key, let nearest?):
      "unknown key \(key.quoted) in \(file); did you mean \(nearest.quoted)?"
    case .unknownKey(let key, nil):
      "unknown key \(key.quoted) in \(file); keys are the names of options, see '\(tool) help'"
    case .commandLineOnly(let key):
      "\(key.quoted) in \(file) can only be said on the command line; remove it"
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
    case .list, .choices: "a text or a list of texts"
    case .value: "a text or a number"
    case .choice(let words): "one of \(words.joined(separator: ", ")), as a text"
    }
  }
}
