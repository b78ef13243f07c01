/// What a verb of a tool says about itself: its name, its help and, in its stored properties, its
/// options and operands.
///
/// The properties are `@Option`, `@Flag`, `@Operand` and `@Operands`, and groups of options that several
/// commands share. Parsing, environment variables, keys of the configuration file, help, completions and
/// the manual page all follow from them.
package protocol CommandDeclaration: OptionGroup {
  /// The word on the command line.
  static var name: String { get }
  /// One phrase for the list of verbs.
  static var summary: String { get }
  /// What a newcomer should know besides, in sentences; `<tool>` is replaced by the command that runs the
  /// tool, and `<name>` for its name.
  static var details: String { get }
  /// Command lines to start from, for the help and the manual page.
  static var examples: [Example] { get }
  /// Whether the configuration file applies to it.
  static var readsConfiguration: Bool { get }
}

extension CommandDeclaration {
  package static var details: String { "" }
  package static var readsConfiguration: Bool { true }
}

/// A verb of a tool that can be run.
///
/// ```swift
/// struct GreetCommand: Command {
///   static let name = "greet"
///   static let summary = "greet somebody"
///   static let examples = [Example("Ann", "--loud", meaning: "greet Ann in capitals")]
///
///   @Operand("person", .text("NAME"), remedy: "say whom to greet") var person: String
///   @Flag("loud", "in capitals") var isLoud = false
///   @Option("times", .number(in: 1...9), "how often (default: 1)") var times = 1
///
///   func run(_ console: Console) throws(ConsoleError) { … }
/// }
/// ```
package protocol Command: CommandDeclaration {
  /// What a run has to work with.
  associatedtype Context
  /// What a run comes to.
  associatedtype Outcome
  /// Why a run ends before its work is done.
  associatedtype Failure: Error

  /// Does the work.
  @MainActor func run(_ context: Context) async throws(Failure) -> Outcome
}

/// Options that several commands share; a command has them as a stored property.
package protocol OptionGroup: Sendable {
  /// Creates it with the defaults or, while a command line is turned into a command, with its values.
  init()
}

/// A command line to start from.
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

/// What a command declares, whatever its type is.
package struct CommandDescription: Sendable, Equatable {
  let type: any CommandDeclaration.Type

  package var name: String { type.name }
  package var summary: String { type.summary }
  package var examples: [Example] { type.examples }
  var readsConfiguration: Bool { type.readsConfiguration }

  package static func == (first: CommandDescription, second: CommandDescription) -> Bool {
    first.name == second.name
  }

  /// What a newcomer to a tool should know besides.
  func details(of tool: ToolName) -> String { tool.insert(into: type.details) }

  /// Its own options; those that every command takes come on top.
  package var ownOptions: [OptionDeclaration] { DeclarationList(of: type).options }

  /// Its operands; nil where it has none.
  package var operands: OperandDeclaration? { DeclarationList(of: type).operands }

  /// The verb with its operands, for a usage line.
  var usage: String { name + (operands.map { " " + $0.usage } ?? "") }
}
