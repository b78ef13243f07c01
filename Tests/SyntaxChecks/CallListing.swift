import SwiftParsing

/// Lists the calls of a syntax tree, as Tests/ParserOracle lists those of Swift's own parser.
package struct CallListing {
  /// A line `offset end-of-callee name labels` for each call, where trailing closures are `{}`.
  package private(set) var lines: [String] = []

  private let bytes: [UInt8]

  /// Lists the calls of a file.
  package init(_ bytes: [UInt8]) {
    let (bytes, file) = SwiftParser.parse(bytes)
    self.bytes = bytes
    add(file.statements)
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
      // The oracle leaves out what 'where' filters with.
      _ = filter
      add(body)
    case .whileLoop(let conditions, let body):
      add(conditions)
      add(body)
    case .attempt(let body, let catches):
      add(body)
      for body in catches { add(body) }
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
      add(closure.captures)
      add(closure.body)
    case .string(let literal):
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
      for item in syntax.cases { add(item.body) }
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
    switch declaration.kind {
    case .type(let type): for member in type.members { add(member) }
    case .enumCase(let elements):
      for element in elements {
        add(element.parameters ?? [])
        add(element.rawValue)
      }
    case .variable(let variable):
      add(variable.value)
      add(variable.getter ?? [])
      add(variable.observers)
    case .function(let function), .initializer(let function), .subscripting(let function):
      add(function.parameters)
      add(function.body ?? [])
    case .macro(let expression): add(expression)
    case .alias, .importing, .other: break
    }
  }

  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters { add(parameter.value) }
  }
}
