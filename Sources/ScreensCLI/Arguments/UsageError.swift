/// Why a command line cannot be followed.
///
/// The sentences for it are in ``UsageError/message(tool:)``.
enum UsageError: Error, Equatable {
  case missingVerb
  case unknownVerb(String, nearest: String?)
  /// No verb has this option.
  case unknownOption(String, nearest: String?, verb: Verb?)
  /// Another verb has this option.
  case foreignOption(String, verb: Verb, owners: [Verb])
  case missingValue(option: String, placeholder: String, next: String?)
  case unexpectedValue(String, option: String)
  case invalidValue(String, origin: Origin, problem: ValueProblem)
  case missingOperand(Operands.Kind, verb: Verb)
  /// An option makes sense beside another only.
  case dependentOption(String, on: String)
  /// An option makes no sense beside another.
  case contradictoryOption(String, with: String)
  /// A verb writes into a folder that only the person can choose.
  case missingFolder(Verb)
  /// What is asked for is made of screens that another option names.
  case missingScreen(of: String, namedBy: String)
  case unexpectedOperand(String, verb: Verb)
  case unknownScreen(String, nearest: String?)
  /// A pattern matches no screen.
  case unmatchedGlob(String)
  /// Every pattern matches something, but no screen is left.
  case nothingSelected
  /// Which part of the screens is meant cannot be told.
  case shard(ShardError)
  /// The file of settings cannot be used.
  case configuration(ConfigurationPlace, ConfigurationProblem)
  /// The manifest has no screen at all.
  case emptyManifest

  /// Where a value was written.
  enum Origin: Equatable {
    case option(String)
    case variable(String)
    case file(ConfigurationPlace, key: String)
    case operand
    case shell
  }
}
