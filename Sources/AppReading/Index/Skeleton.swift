import Files
import SwiftParsing

/// Everything that the declarations of a file say of themselves: names, types and order, but no bodies, values and places.
///
/// Two versions of a file with the same skeleton are the same to a scan that used no body, value or place of it: all names
/// mean the same, in all other files too.
enum Skeleton {
  /// The digest of the skeleton of a file, in hexadecimal digits.
  static func digest(of file: SourceFile) -> String {
    var text: [UInt8] = []
    let declarations = file.statements.compactMap { statement in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    // A list of what is left and no recursion: types inside types may be deeper than the stack of a task.
    var open = Array(parts(of: declarations).reversed())
    while let part = open.popLast() {
      switch part {
      case .word(let word):
        text += word.utf8
        text.append(0)
      case .end: text.append(1)
      case .declaration(let declaration): open += parts(of: declaration).reversed()
      case .type(let type): open += parts(of: type).reversed()
      }
    }
    return SHA256.hexadecimal(of: text)
  }

  /// A part of a skeleton.
  private enum Part {
    case word(String)
    case type(TypeSyntax)
    case declaration(Declaration)
    /// The end of a list.
    case end
  }

  private static func words(_ words: [String]) -> [Part] { words.map(Part.word) + [.end] }

  private static func parts(of declaration: Declaration) -> [Part] {
    var parts = words(declaration.attributes.map(\.name)) + words(declaration.modifiers)
    switch declaration.kind {
    case .type(let type): parts += self.parts(of: type)
    case .enumCase(let elements):
      for element in elements {
        parts += words(["case", element.name]) + self.parts(of: element.parameters ?? [])
      }
    case .variable(let variable):
      parts += words([variable.isConstant ? "let" : "var"] + variable.names)
      parts += [variable.type.map(Part.type) ?? .end]
      parts.append(.word(variable.getter == nil ? "stored" : "computed"))
    case .function(let function): parts += self.parts(of: function, "func")
    case .initializer(let function): parts += self.parts(of: function, "init")
    case .subscripting(let function): parts += self.parts(of: function, "subscript")
    case .alias(let name, let type): parts += [.word("typealias"), .word(name), .type(type)]
    case .importing, .macro, .other: break
    }
    return parts + [.end]
  }

  private static func parts(of type: TypeDeclaration) -> [Part] {
    words([type.keyword.rawValue, type.name]) + parts(of: type.genericParameters)
      + type.inherited.map(Part.type) + [.end] + parts(of: type.members)
  }

  /// The declarations without those that no scan reads: imports and macros such as `#Preview`.
  private static func parts(of declarations: [Declaration]) -> [Part] {
    declarations.compactMap { declaration in
      switch declaration.kind {
      case .importing, .macro: nil
      default: .declaration(declaration)
      }
    }
  }

  private static func parts(of function: FunctionDeclaration, _ keyword: String) -> [Part] {
    words([keyword, function.name]) + parts(of: function.genericParameters)
      + parts(of: function.parameters) + [function.result.map(Part.type) ?? .end]
      + [.word(function.body == nil ? "required" : "written")]
  }

  private static func parts(of parameters: [GenericParameter]) -> [Part] {
    parameters.flatMap { [.word($0.name), $0.constraint.map(Part.type) ?? .end] } + [.end]
  }

  private static func parts(of parameters: [Parameter]) -> [Part] {
    parameters.flatMap { parameter in
      words([parameter.label ?? "_", parameter.name ?? "_"] + parameter.attributes)
        + [.type(parameter.type), .word(parameter.value == nil ? "given" : "default")]
    } + [.end]
  }

  private static func parts(of type: TypeSyntax) -> [Part] {
    switch type {
    case .named(let components):
      components.flatMap { [.word($0.name)] + $0.arguments.map(Part.type) + [.end] } + [.end]
    case .optional(let inner): [.word("?"), .type(inner)]
    case .array(let element): [.word("[]"), .type(element)]
    case .dictionary(let key, let value): [.word("[:]"), .type(key), .type(value)]
    case .tuple(let elements, let labels):
      [.word("()")] + elements.map(Part.type) + labels.map { .word($0 ?? "_") } + [.end]
    case .function(let parameters, let result):
      [.word("->"), .type(result)] + parameters.map(Part.type) + [.end]
    case .some(let inner): [.word("some"), .type(inner)]
    case .any(let inner): [.word("any"), .type(inner)]
    case .composition(let types): [.word("&")] + types.map(Part.type) + [.end]
    case .unknown: [.word("unknown")]
    }
  }
}
