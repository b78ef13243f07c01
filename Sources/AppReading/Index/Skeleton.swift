import Files
import SwiftParsing

/// Everything that the declarations of a file say of themselves: names, types and order, but no bodies, values and places.
///
/// Two versions of a file with the same skeleton are the same to a scan that used no body, value or place of it: all names
/// mean the same, in all other files too.
struct Skeleton {
  /// The digest of the skeleton of a file, in hexadecimal digits.
  static func digest(of file: SourceFile) -> String {
    var skeleton = Skeleton()
    for statement in file.statements {
      if case .declaration(let declaration) = statement.kind { skeleton.add(declaration) }
    }
    return SHA256.hexadecimal(of: skeleton.text)
  }

  /// The names, each with a 0 behind it, and a 1 behind each list.
  private var text: [UInt8] = []

  private mutating func add(word: String) {
    var word = word
    word.withUTF8 { text.append(contentsOf: $0) }
    text.append(0)
  }

  private mutating func end() { text.append(1) }

  private mutating func add(words: String..., names: [String] = []) {
    for word in words { add(word: word) }
    for name in names { add(word: name) }
    end()
  }

  // MARK: Declarations

  /// Adds a declaration, unless no scan reads it, such as imports and macros like `#Preview`.
  ///
  /// The parser reads no more than some hundred declarations and types inside each other, so this may recurse.
  private mutating func add(_ declaration: Declaration) {
    switch declaration.kind {
    case .importing, .macro: return
    default: break
    }
    for attribute in declaration.attributes { add(word: attribute.name) }
    end()
    add(names: declaration.modifiers)
    switch declaration.kind {
    case .type(let type): add(type)
    case .enumCase(let elements):
      for element in elements {
        add(words: "case", element.name)
        add(element.parameters ?? [])
      }
    case .variable(let variable):
      add(words: variable.isConstant ? "let" : "var", names: variable.names)
      add(variable.type)
      add(word: variable.getter == nil ? "stored" : "computed")
      if Evaluator.isViewType(variable.type, declaration) {
        add(word: variable.getter?.switchedName ?? "")
      }
    case .function(let function):
      add(function, "func")
      add(names: declaration.subscribedNames)
      add(words: "listeners", "\(declaration.accountHandlers.count)")
      if Evaluator.isViewType(function.result, declaration) {
        add(word: function.body?.switchedName ?? "")
      }
    case .initializer(let function):
      add(function, "init")
      add(names: declaration.subscribedNames)
      add(words: "listeners", "\(declaration.accountHandlers.count)")
    case .subscripting(let function): add(function, "subscript")
    case .alias(let name, let type):
      add(word: "typealias")
      add(word: name)
      add(type)
    case .importing, .macro, .other: break
    }
    end()
  }

  private mutating func add(_ type: TypeDeclaration) {
    add(words: type.keyword.rawValue, type.name)
    add(type.genericParameters)
    add(type.inherited)
    for member in type.members { add(member) }
  }

  private mutating func add(_ function: FunctionDeclaration, _ keyword: String) {
    add(words: keyword, function.name)
    add(function.genericParameters)
    add(function.parameters)
    add(function.result)
    add(word: function.body == nil ? "required" : "written")
  }

  private mutating func add(_ parameters: [GenericParameter]) {
    for parameter in parameters {
      add(word: parameter.name)
      add(parameter.constraint)
    }
    end()
  }

  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters {
      add(words: parameter.label ?? "_", parameter.name ?? "_", names: parameter.attributes)
      add(parameter.type)
      add(word: parameter.value == nil ? "given" : "default")
    }
    end()
  }

  // MARK: Types

  private mutating func add(_ type: TypeSyntax?) {
    if let type { add(type) } else { end() }
  }

  private mutating func add(_ types: [TypeSyntax]) {
    for type in types { add(type) }
    end()
  }

  private mutating func add(_ type: TypeSyntax) {
    switch type {
    case .named(let components):
      for component in components {
        add(word: component.name)
        add(component.arguments)
      }
      end()
    case .optional(let inner): add("?", inner)
    case .array(let element): add("[]", element)
    case .dictionary(let key, let value):
      add("[:]", key)
      add(value)
    case .tuple(let elements, let labels):
      add(word: "()")
      for element in elements { add(element) }
      for label in labels { add(word: label ?? "_") }
      end()
    case .function(let parameters, let result):
      add("->", result)
      add(parameters)
    case .some(let inner): add("some", inner)
    case .any(let inner): add("any", inner)
    case .composition(let types):
      add(word: "&")
      add(types)
    case .unknown: add(word: "unknown")
    }
  }

  private mutating func add(_ word: String, _ type: TypeSyntax) {
    add(word: word)
    add(type)
  }
}
