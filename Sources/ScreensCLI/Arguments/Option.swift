/// An option of the command line: how it is written, what it means, and where its value goes.
struct Option: Sendable {
  /// The long name, without dashes.
  let name: String
  /// The letter after a single dash.
  let letter: Character?
  let kind: Kind
  /// What it does, as one phrase for the help.
  let summary: String
  /// Whether an environment variable can stand in for it.
  let hasTwin: Bool
  /// Checks a value and puts it into the settings.
  let store: @Sendable (_ value: String, _ settings: inout Settings) throws(ValueProblem) -> Void

  /// What follows the name.
  enum Kind: Sendable, Equatable {
    /// Nothing; `--no-name` turns it off.
    case flag(isOnByDefault: Bool)
    /// A value, shown in the help under a placeholder; may be given more than once.
    case list(placeholder: String)
    /// One of a few words, shown in the help under a placeholder; may be given more than once.
    case choices([String], placeholder: String)
    /// A value, shown in the help under a placeholder; the last one counts.
    case value(placeholder: String)
    /// One of a few words; the last one counts.
    case choice([String])
  }

  /// The name as it is written: `--filter-not`.
  var spelling: String { "--" + name }

  /// The name that turns a flag off: `--no-caption`.
  ///
  /// Help and version have no use for one, and what is a negation has none.
  var negatedSpelling: String? {
    guard case .flag = kind, !["help", "version", "no-config"].contains(name) else { return nil }
    return "--no-" + name
  }

  /// The name that does something: that which turns a flag off, where it is on by default.
  var usefulSpelling: String {
    if case .flag(isOnByDefault: true) = kind { return negatedSpelling ?? spelling }
    return spelling
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    switch kind {
    case .list, .choices: true
    case .flag, .value, .choice: false
    }
  }

  /// Whether the file of settings may set it.
  ///
  /// What is only for one call, the file itself, and what stores snapshots may not: a file in the
  /// repository must not turn the check of a CI machine into a recording.
  var isForFile: Bool {
    hasTwin && ![Option.update, .config, .noConfig].map(\.name).contains(name)
  }

  /// What stands for its value in the help; nil when it takes none.
  var placeholder: String? {
    switch kind {
    case .flag: nil
    case .list(let placeholder), .value(let placeholder), .choices(_, let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// The environment variable that stands in for it: `SCREENS_FILTER_NOT`.
  var twin: String? {
    hasTwin ? "SCREENS_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 }) : nil
  }
}
