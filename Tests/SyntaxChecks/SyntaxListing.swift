import SwiftParsing

/// Lists calls, declarations, closures and texts of a syntax tree, as Tests/ParserOracle lists those of Swift's own.
package struct SyntaxListing {
  /// A line for each, in no order: the offset, and for a call where its callee ends, its name and its labels.
  package private(set) var lines: [String] = []

  /// Lists what is in a file.
  package init(_ bytes: [UInt8]) {
    add(SwiftParser.parse(bytes).file.statements)
  }

  private mutating func add(_ statements: [Statement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression), .throwing(let expression): add(expression)
    case .declaration(let declaration): add(declaration)
    case .returning(let expression): add(expression)
    case .guarding(let conditions, let otherwise):
      add(conditions)
      add(otherwise)
    case .loop(_, let sequence, let filter, let body):
      add(sequence)
      add(filter)
      add(body)
    case .whileLoop(let conditions, let body):
      add(conditions)
      add(body)
    case .attempt(let body, let catches):
      add(body)
      for clause in catches {
        for guarded in clause.patterns { add(guarded.filter) }
        add(clause.body)
      }
    case .deferred(let body): add(body)
    case .jump, .unknown: break
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .binding(_, let value), .matching(_, let value): add(value)
      case .availability: break
      }
    }
  }

  private mutating func add(_ arguments: [Argument]) {
    for argument in arguments { add(argument.value) }
  }

  private mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.kind {
    case .member(let base, _): add(base)
    case .generic(let base, _), .cast(let base, _, _), .prefix(_, let base), .postfix(let base, _):
      add(base)
    case .call(let call): add(call, at: expression.range.start)
    case .subscripted(let base, let arguments):
      add(base)
      add(arguments)
    case .closure(let closure):
      lines.append(
        "\(expression.range.start) closure \(closure.parameters.joined(separator: ","))")
      add(closure.captures)
      add(closure.body)
    case .string(let literal):
      if let text = literal.plainText {
        lines.append("\(expression.range.start) text \(text.debugDescription)")
      }
      for case .interpolation(let arguments) in literal.segments { add(arguments) }
    case .array(let elements): for element in elements { add(element) }
    case .dictionary(let keys, let values): for element in keys + values { add(element) }
    case .tuple(let elements): add(elements)
    case .binary(let left, _, let right):
      add(left)
      add(right)
    case .ternary(let condition, let first, let second):
      add(condition)
      add(first)
      add(second)
    case .condition(let syntax):
      for clause in syntax.clauses {
        add(clause.conditions)
        add(clause.body)
      }
      add(syntax.otherwise ?? [])
    case .choice(let syntax):
      add(syntax.subject)
      for item in syntax.cases {
        for guarded in item.patterns { add(guarded.filter) }
        add(item.body)
      }
    case .name, .number, .boolean, .nothing, .keyPath, .regex, .type, .unknown: break
    }
  }

  private mutating func add(_ call: CallExpression, at offset: Int32) {
    add(call.callee)
    add(call.arguments)
    let inParentheses = call.arguments.count - call.trailingClosures
    let labels = call.arguments.enumerated().map { index, argument in
      if index < inParentheses { return "\(argument.label ?? "_"):" }
      return index == inParentheses ? "{}" : "\(argument.label ?? "_"):{}"
    }
    lines.append(
      "\(offset) \(call.callee.range.end) \(name(call.callee)) \(labels.joined())")
  }

  private func name(_ callee: Expression) -> String {
    switch callee.kind {
    case .name(let name), .member(_, let name):
      String(name.prefix { $0 != "(" })
    case .generic(let base, _): name(base)
    default: "-"
    }
  }

  private mutating func add(_ declaration: Declaration) {
    for attribute in declaration.attributes { add(attribute.arguments ?? []) }
    let start = declaration.range.start
    switch declaration.kind {
    case .type(let type): add(type, at: start)
    case .enumCase(let elements):
      for element in elements {
        lines.append("\(element.range.start) case \(element.name)")
        add(element.parameters ?? [])
        add(element.rawValue)
      }
    case .variable(let variable):
      add(variable, at: start)
    case .function(let function):
      let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
      if function.name != "deinit" { lines.append("\(start) func \(function.name)(\(labels))") }
      add(function)
    case .initializer(let function), .subscripting(let function): add(function)
    case .macro(let expression): add(expression)
    case .alias, .importing, .other: break
    }
  }

  private mutating func add(_ type: TypeDeclaration, at start: Int32) {
    switch type.keyword {
    case .structure, .objectClass, .enumeration:
      lines.append("\(start) \(type.keyword.rawValue) \(type.name)")
    case .actor, .interface, .extension: break
    }
    for member in type.members { add(member) }
  }

  private mutating func add(_ variable: VariableDeclaration, at start: Int32) {
    let word =
      switch variable.type {
      case .some(.some): "some"
      case .some(.any): "any"
      default: ""
      }
    let name = variable.isTuple ? "-" : variable.names.first ?? ""
    lines.append("\(start) var \(name) \(word)")
    add(variable.value)
    add(variable.getter ?? [])
    add(variable.observers)
  }

  private mutating func add(_ function: FunctionDeclaration) {
    add(function.parameters)
    add(function.body ?? [])
  }

  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters { add(parameter.value) }
  }
}
