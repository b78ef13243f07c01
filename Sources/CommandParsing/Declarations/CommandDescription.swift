/// A property of a command that is set by the command line.
protocol DeclaredArgument: Sendable {
  var declaration: ArgumentDeclaration { get }
}

/// What a property declares.
enum ArgumentDeclaration {
  case option(OptionDeclaration)
  case operands(OperandDeclaration)
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
  package var ownOptions: [OptionDeclaration] { Self.options(in: type.init()) }

  /// Its operands; nil where it has none.
  package var operands: OperandDeclaration? {
    Self.declarations(in: type.init()).lazy.compactMap { declaration in
      if case .operands(let operands) = declaration { operands } else { nil }
    }.first
  }

  /// The verb with its operands, for a usage line.
  var usage: String { name + (operands.map { " " + $0.usage } ?? "") }

  /// The options that the properties of a command or group declare, in their order.
  static func options(in group: any OptionGroup) -> [OptionDeclaration] {
    declarations(in: group).compactMap { declaration in
      if case .option(let option) = declaration { option } else { nil }
    }
  }

  /// What the properties of a command or group declare, in their order.
  static func declarations(in group: any OptionGroup) -> [ArgumentDeclaration] {
    Mirror(reflecting: group).children.flatMap { child -> [ArgumentDeclaration] in
      switch child.value {
      case let argument as any DeclaredArgument: [argument.declaration]
      case let group as any OptionGroup: declarations(in: group)
      default: []
      }
    }
  }
}
