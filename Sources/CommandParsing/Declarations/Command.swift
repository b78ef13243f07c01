/// The declaration of a verb: its name, its help and, in its stored properties, its options and operands.
///
/// The properties are `@Option`, `@Flag`, `@Operand` and `@Operands`, and groups of options that several
/// commands share. Parsing, environment variables, keys of the configuration file, help, completions and
/// the manual page are derived from them.
package protocol CommandDeclaration: OptionGroup {
  /// The word on the command line.
  static var name: String { get }
  /// One phrase for the list of verbs.
  static var summary: String { get }
  /// More help, in sentences; `<tool>` is replaced by the command that runs the tool, and `<name>` by its name.
  static var details: String { get }
  /// Example command lines, for the help and the manual page.
  static var examples: [Example] { get }
  /// Whether the configuration file applies to it.
  static var readsConfiguration: Bool { get }
  /// The keys of the verb's object in the configuration file that are no options; the tool reads their values.
  static var settings: [String] { get }
}

extension CommandDeclaration {
  package static var details: String { "" }
  package static var readsConfiguration: Bool { true }
  package static var settings: [String] { [] }
}

/// A verb of a tool that can be run.
///
/// ```swift
/// struct GreetCommand: Command {
///   static let name = "greet"
///   static let summary = "greet somebody"
///   static let examples = [Example("Ann", "--loud", meaning: "greet Ann in capitals")]
///
///   @Operand("person", .text("NAME"), remedy: "name a person") var person: String
///   @Flag("loud", "in capitals") var isLoud = false
///   @Option("times", .number(in: 1...9), "how often (default: 1)") var times = 1
///
///   func run(_ console: Console) throws(ConsoleError) { … }
/// }
/// ```
package protocol Command: CommandDeclaration {
  /// The input of a run.
  associatedtype Context
  /// The result of a run.
  associatedtype Outcome
  /// The error of a run.
  associatedtype Failure: Error

  /// Does the work.
  @MainActor func run(_ context: Context) async throws(Failure) -> Outcome
}

/// Options that several commands share, as a stored property.
package protocol OptionGroup: Sendable {
  /// Creates it with the defaults or, while the parser creates a command, with the values of the command line.
  init()
}

/// An example command line.
package struct Example: Sendable {
  /// The words after the verb.
  package let arguments: [String]
  /// What it does, as one phrase.
  package let meaning: String

  package init(_ arguments: String..., meaning: String) {
    self.arguments = arguments
    self.meaning = meaning
  }
}

/// The declaration of a command, independent of its type.
package struct CommandDescription: Sendable, Equatable {
  let type: any CommandDeclaration.Type

  package var name: String { type.name }
  package var summary: String { type.summary }
  package var examples: [Example] { type.examples }
  var readsConfiguration: Bool { type.readsConfiguration }
  var settings: [String] { type.settings }

  package static func == (first: CommandDescription, second: CommandDescription) -> Bool {
    first.name == second.name
  }

  /// The details, with the name of the tool.
  func details(of tool: ToolName) -> String { tool.insert(into: type.details) }

  /// Its own options, without the common ones.
  package var ownOptions: [OptionDeclaration] { DeclarationList(of: type).options }

  /// Its operands; nil if it has none.
  package var operands: OperandDeclaration? { DeclarationList(of: type).operands }

  /// The verb with its operands, for a usage line.
  var usage: String { name + (operands.map { " " + $0.usage } ?? "") }
}
