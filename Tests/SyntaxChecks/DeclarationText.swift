import SwiftParsing

/// Writes declarations as text for tests.
enum DeclarationText {
  /// A declaration with its attributes and modifiers.
  static func text(_ declaration: Declaration) -> String {
    let attributes = declaration.attributes.map { attribute in
      "@\(attribute.name)" + (attribute.arguments.map { "(\(TreeText.text($0)))" } ?? "")
    }
    return (attributes + declaration.modifiers + [text(declaration.kind)])
      .joined(separator: " ")
  }

  private static func text(_ kind: Declaration.Kind) -> String {
    switch kind {
    case .type(let type): text(type)
    case .enumCase(let elements): "case \(elements.map(text).joined(separator: ", "))"
    case .variable(let variable): text(variable)
    case .function(let function): "func \(text(function))"
    case .initializer(let function), .subscripting(let function): text(function)
    case .alias(let name, let type): "alias \(name) = \(TreeText.text(type))"
    case .importing(let name): "import \(name)"
    case .macro(let expression): "macro \(TreeText.text(expression))"
    case .other(let name): "other \(name)"
    }
  }

  private static func text(_ type: TypeDeclaration) -> String {
    let inherited = type.inherited.map(TreeText.text).joined(separator: ", ")
    return "\(type.keyword.rawValue) \(type.name)\(text(type.genericParameters))"
      + (inherited.isEmpty ? "" : ": \(inherited)")
      + " {\(type.members.map(text).joined(separator: "; "))}"
  }

  private static func text(_ parameters: [GenericParameter]) -> String {
    guard !parameters.isEmpty else { return "" }
    let texts = parameters.map { parameter in
      parameter.name + (parameter.constraint.map { ": \(TreeText.text($0))" } ?? "")
    }
    return "<\(texts.joined(separator: ", "))>"
  }

  private static func text(_ element: EnumElement) -> String {
    element.name + (element.parameters.map { "(\(text($0)))" } ?? "")
      + (element.rawValue.map { " = \(TreeText.text($0))" } ?? "")
  }

  private static func text(_ variable: VariableDeclaration) -> String {
    var result =
      (variable.isConstant ? "let " : "var ") + (variable.isTuple ? "tuple " : "")
      + variable.names.joined(separator: "+")
    if let type = variable.type { result += ": \(TreeText.text(type))" }
    if let value = variable.value { result += " = \(TreeText.text(value))" }
    if let getter = variable.getter { result += " get {\(TreeText.text(getter))}" }
    if !variable.observers.isEmpty { result += " set {\(TreeText.text(variable.observers))}" }
    return result
  }

  private static func text(_ function: FunctionDeclaration) -> String {
    "\(function.name)\(text(function.genericParameters))(\(text(function.parameters)))"
      + (function.result.map { " -> \(TreeText.text($0))" } ?? "")
      + (function.body.map { " {\(TreeText.text($0))}" } ?? "")
  }

  private static func text(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let attributes = parameter.attributes.map { "@\($0) " }.joined()
      let names =
        parameter.name.map { "\(parameter.label ?? "_") \($0): " } ?? ""
      return attributes + names + TreeText.text(parameter.type)
        + (parameter.value.map { " = \(TreeText.text($0))" } ?? "")
    }.joined(separator: ", ")
  }
}
