/// A property that is set by an option of the command line.
///
/// An optional property is nil unless the option is given. An array collects the values of an option that may
/// be given more than once.
@propertyWrapper
package struct Option<Value: Sendable>: Sendable {
  package let wrappedValue: Value
  /// The option, for messages that name it.
  package let projectedValue: OptionDeclaration

  /// Creates an option with a default.
  package init(
    wrappedValue: Value, _ name: String, letter: Character? = nil, _ format: ValueFormat<Value>,
    reach: OptionReach = .configuration, _ summary: String
  ) {
    self.wrappedValue = ArgumentValues.current?.last(of: name, format) ?? wrappedValue
    projectedValue = OptionDeclaration(
      name, letter: letter, .one(format), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }

  /// Creates an option without a default.
  ///
  /// - Parameter alternative: The name of another option of the command that this one replaces and that replaces
  ///   this one: what the command line gives overrides the other one in the environment and in the file.
  package init<Element>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Element>,
    reach: OptionReach = .configuration, insteadOf alternative: String? = nil, _ summary: String
  ) where Value == Element? {
    wrappedValue = ArgumentValues.current?.last(of: name, format)
    projectedValue = OptionDeclaration(
      name, letter: letter, .one(format), reach: reach, insteadOf: alternative, summary)
    DeclarationList.current?.add(projectedValue)
  }

  /// Creates an option that may be given more than once.
  package init<Element>(
    _ name: String, letter: Character? = nil, _ format: ValueFormat<Element>,
    reach: OptionReach = .configuration, _ summary: String
  ) where Value == [Element] {
    wrappedValue = ArgumentValues.current?.all(of: name, format) ?? []
    projectedValue = OptionDeclaration(
      name, letter: letter, .many(format), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }
}

/// A property that an option without a value turns on, and `--no-` before its name turns off.
///
/// If it is on by default, the help shows the form that turns it off, and the summary describes that form.
@propertyWrapper
package struct Flag: Sendable {
  package let wrappedValue: Bool
  /// The option, for messages that name it.
  package let projectedValue: OptionDeclaration

  package init(
    wrappedValue: Bool, _ name: String, letter: Character? = nil,
    reach: OptionReach = .configuration, _ summary: String
  ) {
    self.wrappedValue = ArgumentValues.current?.last(of: name, .isOn) ?? wrappedValue
    projectedValue = OptionDeclaration(
      name, letter: letter, .flag(isOnByDefault: wrappedValue), reach: reach, summary)
    DeclarationList.current?.add(projectedValue)
  }
}

/// The sources of an option's value; each case includes those before it.
package enum OptionReach: Int, Sendable, Comparable {
  /// Only the command line.
  case commandLine
  /// Also the environment.
  case environment
  /// Also the configuration file.
  case configuration

  package static func < (first: OptionReach, second: OptionReach) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// An option of the command line: its syntax and its meaning.
package struct OptionDeclaration: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The letter after a single dash.
  package let letter: Character?
  let kind: Kind
  /// The sources of its value.
  let reach: OptionReach
  /// The name of an option that cannot be combined with it; nil if there is none.
  let alternative: String?
  /// What it does, as one phrase for the help.
  package let summary: String
  /// The completions of its value; nil if it takes none.
  package let suggestion: Suggestion?
  /// Throws if a value is invalid.
  let check: @Sendable (String) throws(ValueProblem) -> Void

  /// What follows the name.
  package enum Kind: Sendable, Equatable {
    /// Nothing; `--no-name` turns it off, unless it is not negatable.
    case flag(isOnByDefault: Bool, isNegatable: Bool = true)
    /// A value, shown in the help as a placeholder; the last one counts.
    case value(placeholder: String)
    /// A value, shown in the help as a placeholder; may be given more than once.
    case list(placeholder: String)
    /// One of a few words; the last one counts.
    case choice([String])
    /// One of a few words, shown in the help as a placeholder; may be given more than once.
    case choices([String], placeholder: String)
  }

  /// What an option takes, with the format of the value.
  enum Form {
    case flag(isOnByDefault: Bool, isNegatable: Bool = true)
    case one(any ValueReading)
    case many(any ValueReading)
  }

  init(
    _ name: String, letter: Character? = nil, _ form: Form, reach: OptionReach,
    insteadOf alternative: String? = nil, _ summary: String
  ) {
    self.name = name
    self.alternative = alternative
    self.letter = letter
    self.reach = reach
    self.summary = summary
    let format: any ValueReading
    switch form {
    case .flag(let isOnByDefault, let isNegatable):
      kind = .flag(isOnByDefault: isOnByDefault, isNegatable: isNegatable)
      suggestion = nil
      format = ValueFormat.isOn
    case .one(let one):
      kind = one.words.map { .choice($0) } ?? .value(placeholder: one.placeholder)
      suggestion = one.suggestion
      format = one
    case .many(let many):
      kind =
        many.words.map { .choices($0, placeholder: many.placeholder) }
        ?? .list(placeholder: many.placeholder)
      suggestion = many.suggestion
      format = many
    }
    check = { text throws(ValueProblem) in try format.check(text) }
  }

  /// The name with dashes: `--filter-not`.
  package var spelling: String { "--" + name }

  /// The name that turns a flag off: `--no-caption`.
  package var negatedSpelling: String? {
    if case .flag(_, isNegatable: true) = kind { "--no-" + name } else { nil }
  }

  /// The spelling for the help: the one that turns a flag off if it is on by default.
  package var usefulSpelling: String {
    if case .flag(isOnByDefault: true, _) = kind { negatedSpelling ?? spelling } else { spelling }
  }

  /// The spellings for completions: the letter, then the name.
  var offeredSpellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [usefulSpelling] }

  /// Whether it may be given more than once.
  package var isRepeatable: Bool {
    switch kind {
    case .list, .choices: true
    case .flag, .value, .choice: false
    }
  }

  /// The placeholder of its value in the help; nil if it takes none.
  package var placeholder: String? {
    switch kind {
    case .flag: nil
    case .list(let placeholder), .value(let placeholder), .choices(_, let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// Whether the configuration file may set it.
  package var isConfigurable: Bool { reach >= .configuration }

  /// The environment variable that sets it, such as `TOOL_FILTER_NOT`; nil if there is none.
  ///
  /// - Parameter prefix: The prefix of the names of the tool's variables.
  package func environmentVariable(prefix: String) -> String? {
    guard reach >= .environment else { return nil }
    return prefix + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
