package import SwiftParsing

/// Walks a whole syntax tree, and finds nodes whose bytes are not among those of the node around them.
package struct TreeCheck {
  /// The nodes that are out of place; none in a right tree.
  package private(set) var misplaced: [String] = []
  /// The number of nodes.
  package private(set) var nodes = 0
  /// The largest number of nodes on a way down.
  package private(set) var height = 0

  private var depth = 0
  private var ranges: [ByteRange]

  /// Walks a tree of a file of so many bytes.
  package init(_ file: SourceFile, count: Int) {
    ranges = [ByteRange(0, Int32(count))]
    check(file.statements)
    for offset in file.unknownOffsets where offset < 0 || offset > count {
      misplaced.append("unknown at \(offset)")
    }
  }

  private mutating func node(_ range: ByteRange, _ kind: String, _ body: (inout Self) -> Void) {
    let outer = ranges[ranges.count - 1]
    if range.start > range.end || range.start < outer.start || range.end > outer.end {
      misplaced.append("\(kind) \(range.start)..<\(range.end) in \(outer.start)..<\(outer.end)")
    }
    nodes += 1
    depth += 1
    height = max(height, depth)
    ranges.append(range)
    body(&self)
    ranges.removeLast()
    depth -= 1
  }

  private mutating func check(_ statements: [Statement]) {
    var last: Int32 = -1
    for statement in statements {
      if statement.range.start < last { misplaced.append("statement before \(last)") }
      last = statement.range.end
      node(statement.range, "statement") { $0.checkInside(statement) }
    }
  }

  private mutating func checkInside(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .throwing(let value): check(value)
    case .declaration(let declaration): check(declaration)
    case .returning(let value): check(value)
    case .guarding(let conditions, let otherwise):
      check(conditions)
      check(otherwise)
    case .loop(let pattern, let sequence, let filter, let body):
      check(pattern)
      check(sequence)
      check(filter)
      check(body)
    case .whileLoop(let conditions, let body):
      check(conditions)
      check(body)
    case .attempt(let body, let catches):
      check(body)
      for clause in catches {
        check(clause.patterns)
        check(clause.body)
      }
    case .deferred(let body): check(body)
    case .jump, .unknown: break
    }
  }

  private mutating func check(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): check(value)
      case .binding(let pattern, let value), .matching(let pattern, let value):
        check(pattern)
        check(value)
      case .availability: break
      }
    }
  }

  private mutating func check(_ pattern: Pattern) {
    switch pattern {
    case .wildcard, .binding, .type: break
    case .tuple(let elements): for element in elements { check(element.pattern) }
    case .enumCase(_, _, let payload): for element in payload ?? [] { check(element.pattern) }
    case .optional(let inner), .cast(let inner, _): check(inner)
    case .expression(let value): check(value)
    }
  }

  private mutating func check(_ arguments: [Argument]) {
    for argument in arguments { check(argument.value) }
  }

  private mutating func check(_ expression: Expression?) {
    guard let expression else { return }
    node(expression.range, "expression") { $0.checkInside(expression) }
  }

  private mutating func checkInside(_ expression: Expression) {
    switch expression.kind {
    case .member(let base, _): check(base)
    case .generic(let base, _), .cast(let base, _, _), .prefix(_, let base), .postfix(let base, _):
      check(base)
    case .call(let call):
      check(call.callee)
      check(call.arguments)
    case .subscripted(let base, let arguments):
      check(base)
      check(arguments)
    case .closure(let closure):
      check(closure.captures)
      check(closure.body)
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { check(arguments) }
    case .array(let elements): for element in elements { check(element) }
    case .dictionary(let keys, let values): for element in keys + values { check(element) }
    case .tuple(let elements): check(elements)
    case .binary(let left, _, let right):
      check(left)
      check(right)
    case .ternary(let condition, let first, let second):
      for part in [condition, first, second] { check(part) }
    case .condition(let syntax):
      for clause in syntax.clauses {
        check(clause.conditions)
        check(clause.body)
      }
      check(syntax.otherwise ?? [])
    case .choice(let syntax): check(syntax)
    case .name, .number, .boolean, .nothing, .keyPath, .regex, .type, .unknown: break
    }
  }

  private mutating func check(_ patterns: [SwitchSyntax.Guarded]) {
    for guarded in patterns {
      check(guarded.pattern)
      check(guarded.filter)
    }
  }

  private mutating func check(_ syntax: SwitchSyntax) {
    check(syntax.subject)
    for item in syntax.cases {
      node(item.range, "case") { check in
        check.check(item.patterns)
        check.check(item.body)
      }
    }
  }

  private mutating func check(_ declaration: Declaration) {
    node(declaration.range, "declaration") { check in
      for attribute in declaration.attributes { check.check(attribute.arguments ?? []) }
      check.checkInside(declaration)
    }
  }

  private mutating func checkInside(_ declaration: Declaration) {
    switch declaration.kind {
    case .type(let type): for member in type.members { check(member) }
    case .enumCase(let elements):
      for element in elements {
        node(element.range, "element") { check in
          check.check(element.parameters ?? [])
          check.check(element.rawValue)
        }
      }
    case .variable(let variable):
      check(variable.value)
      check(variable.getter ?? [])
      check(variable.observers)
    case .function(let function), .initializer(let function), .subscripting(let function):
      check(function.parameters)
      check(function.body ?? [])
    case .macro(let expression): check(expression)
    case .alias, .importing, .other: break
    }
  }

  private mutating func check(_ parameters: [Parameter]) {
    for parameter in parameters { check(parameter.value) }
  }
}
