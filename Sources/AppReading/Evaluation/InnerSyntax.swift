import SwiftParsing

// What is right inside of expressions and statements, for code that looks through all of a function.

extension Expression {
  /// The expressions right inside of the expression, but for those in closures and branches.
  var operands: [Expression] {
    switch kind {
    case .member(let base?, _), .generic(let base, _): [base]
    case .prefix(_, let operand), .postfix(let operand, _), .cast(let operand, _, _): [operand]
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    case .subscripted(let base, let arguments): [base] + arguments.map(\.value)
    case .string(let literal):
      literal.segments.flatMap { segment -> [Expression] in
        if case .interpolation(let arguments) = segment { arguments.map(\.value) } else { [] }
      }
    case .array(let elements): elements
    case .dictionary(let keys, let values): keys + values
    case .tuple(let elements): elements.map(\.value)
    case .binary(let left, _, let right): [left, right]
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .condition(let condition): condition.clauses.flatMap(\.conditions).compactMap(\.operand)
    case .choice(let choice): [choice.subject]
    default: []
    }
  }

  /// The blocks of a closure, and of the branches of an `if` or `switch`.
  var blocks: [[Statement]] {
    switch kind {
    case .closure(let closure): [closure.body]
    case .condition(let condition):
      condition.clauses.map(\.body) + (condition.otherwise.map { [$0] } ?? [])
    case .choice(let choice): choice.cases.map(\.body)
    default: []
    }
  }

  /// The outermost blocks in the expression.
  fileprivate var nearestBlocks: [[Statement]] { blocks + operands.flatMap(\.nearestBlocks) }
}

extension Statement {
  /// The expressions right inside of the statement.
  var operands: [Expression] {
    switch kind {
    case .expression(let expression), .returning(let expression?), .throwing(let expression):
      [expression]
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind {
        variable.value.map { [$0] } ?? []
      } else {
        []
      }
    case .guarding(let conditions, _), .whileLoop(let conditions, _):
      conditions.compactMap(\.operand)
    case .loop(_, let sequence, let filter, _): [sequence] + (filter.map { [$0] } ?? [])
    default: []
    }
  }

  /// The blocks of statements right inside of the statement.
  var blocks: [[Statement]] {
    switch kind {
    case .guarding(_, let block), .loop(_, _, _, let block), .whileLoop(_, let block),
      .deferred(let block):
      [block]
    case .attempt(let body, let catches): [body] + catches.map(\.body)
    case .declaration(let declaration): declaration.function?.body.map { [$0] } ?? []
    default: []
    }
  }

  /// The outermost blocks in the statement.
  var nearestBlocks: [[Statement]] { blocks + operands.flatMap(\.nearestBlocks) }
}

extension Condition {
  /// The expression in the condition; nil for a version of the system.
  fileprivate var operand: Expression? {
    switch self {
    case .expression(let value), .binding(_, let value), .matching(_, let value): value
    case .availability: nil
    }
  }
}
