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
