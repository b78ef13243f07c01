package import SwiftParsing

/// Writes syntax trees as text for tests: operators first, one line a node with a body.
package enum TreeText {
  /// The statements of a file, separated by semicolons.
  package static func of(_ source: String) -> String {
    text(SwiftParser.parse(Array(source.utf8)).file.statements)
  }

  /// Statements, separated by semicolons.
  package static func text(_ statements: [Statement]) -> String {
    statements.map(text).joined(separator: "; ")
  }

  private static func block(_ statements: [Statement]) -> String { "{\(text(statements))}" }

  private static func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): text(value)
    case .declaration(let declaration): DeclarationText.text(declaration)
    case .returning(let value): value.map { "return \(text($0))" } ?? "return"
    case .guarding(let conditions, let otherwise): "guard \(text(conditions)) \(block(otherwise))"
    case .loop(let pattern, let sequence, let filter, let body):
      "for \(text(pattern)) in \(text(sequence))"
        + (filter.map { " where \(text($0))" } ?? "") + " \(block(body))"
    case .whileLoop(let conditions, let body): "while \(text(conditions)) \(block(body))"
    case .attempt(let body, let catches):
      "do \(block(body))"
        + catches.map { clause in
          let patterns = clause.patterns.isEmpty ? "" : "\(text(clause.patterns)) "
          return " catch \(patterns)\(block(clause.body))"
        }.joined()
    case .deferred(let body): "defer \(block(body))"
    case .throwing(let value): "throw \(text(value))"
    case .jump(let name): name
    case .unknown: "?"
    }
  }

  private static func text(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let value): text(value)
      case .binding(let pattern, let value): "let \(text(pattern)) = \(text(value))"
      case .matching(let pattern, let value): "case \(text(pattern)) = \(text(value))"
      case .availability(let text): text
      }
    }.joined(separator: ", ")
  }

  /// A pattern; what it binds is marked with `^`.
  package static func text(_ pattern: Pattern) -> String {
    switch pattern {
    case .wildcard: "_"
    case .binding(let name): "^\(name)"
    case .tuple(let elements): "(\(text(elements)))"
    case .enumCase(let type, let name, let payload):
      "\(type ?? "").\(name)" + (payload.map { "(\(text($0)))" } ?? "")
    case .optional(let inner): "\(text(inner))?"
    case .type(let type): "is \(text(type))"
    case .cast(let inner, let type): "\(text(inner)) as \(text(type))"
    case .expression(let value): "=\(text(value))"
    }
  }

  private static func text(_ elements: [Pattern.Element]) -> String {
    elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.pattern) }
      .joined(separator: ", ")
  }

  /// Arguments, separated by commas.
  package static func text(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }
      .joined(separator: ", ")
  }

  /// An expression.
  package static func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name), .number(let name): name
    case .member(let base, let name): (base.map { "\(text($0))" } ?? "") + "." + name
    case .generic(let base, let arguments): "\(text(base))<\(text(arguments))>"
    case .call(let call): text(call)
    case .subscripted(let base, let arguments): "\(text(base))[\(text(arguments))]"
    case .closure(let closure): text(closure)
    case .string(let literal): text(literal)
    case .boolean(let value): "\(value)"
    case .nothing: "nil"
    case .array(let elements): "[\(elements.map(text).joined(separator: ", "))]"
    case .dictionary(let keys, let values):
      "["
        + (keys.isEmpty
          ? ":"
          : zip(keys, values).map { "\(text($0)): \(text($1))" }.joined(separator: ", ")) + "]"
    case .tuple(let elements): "tuple(\(text(elements)))"
    case .prefix(let name, let operand): "(\(name) \(text(operand)))"
    case .postfix(let operand, let name): "\(text(operand))\(name)"
    case .binary(let left, let name, let right): "(\(name) \(text(left)) \(text(right)))"
    case .ternary(let condition, let first, let second):
      "(? \(text(condition)) \(text(first)) \(text(second)))"
    case .cast(let operand, let name, let type): "(\(name) \(text(operand)) \(text(type)))"
    case .keyPath(let path): "\\\(path)"
    case .regex: "/regex/"
    case .type(let type): "type(\(text(type)))"
    case .condition(let syntax):
      syntax.clauses.map { "if \(text($0.conditions)) \(block($0.body))" }
        .joined(separator: " else ") + (syntax.otherwise.map { " else \(block($0))" } ?? "")
    case .choice(let syntax): text(syntax)
    case .unknown: "?"
    }
  }

  private static func text(_ call: CallExpression) -> String {
    let inside = call.arguments.dropLast(call.trailingClosures)
    var result = "\(text(call.callee))(\(text(Array(inside))))"
    for (index, argument) in call.arguments.suffix(call.trailingClosures).enumerated() {
      result += (index == 0 ? " " : " \(argument.label ?? "_"): ") + text(argument.value)
    }
    return result
  }

  private static func text(_ closure: ClosureExpression) -> String {
    let captures = closure.captures.isEmpty ? "" : "[\(text(closure.captures))] "
    let names = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: ", ") + " "
    let head = captures + names
    return "{\(head)\(head.isEmpty ? "" : "in ")\(text(closure.body))}"
  }

  private static func text(_ literal: StringLiteral) -> String {
    let segments = literal.segments.map { segment in
      switch segment {
      case .text(let text):
        text.replacing("\n", with: "⏎").replacing("\t", with: "⇥")
      case .interpolation(let arguments): "\\(\(text(arguments)))"
      }
    }
    return "\"\(segments.joined(separator: "|"))\""
  }

  private static func text(_ syntax: SwitchSyntax) -> String {
    let cases = syntax.cases.map { item in
      let head = item.patterns.isEmpty ? "default" : "case \(text(item.patterns))"
      return "\(head): \(text(item.body))"
    }
    return "switch \(text(syntax.subject)) {\(cases.joined(separator: " | "))}"
  }

  private static func text(_ patterns: [SwitchSyntax.Guarded]) -> String {
    patterns.map { guarded in
      text(guarded.pattern) + (guarded.filter.map { " where \(text($0))" } ?? "")
    }.joined(separator: ", ")
  }

  private static func text(_ types: [TypeSyntax]) -> String {
    types.map(text).joined(separator: ", ")
  }

  /// A type.
  package static func text(_ type: TypeSyntax) -> String {
    switch type {
    case .named(let components):
      components.map { component in
        component.name + (component.arguments.isEmpty ? "" : "<\(text(component.arguments))>")
      }.joined(separator: ".")
    case .optional(let inner): "\(text(inner))?"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
    case .tuple(let elements, let labels):
      "("
        + zip(elements, labels).map { type, label in
          (label.map { "\($0): " } ?? "") + text(type)
        }.joined(separator: ", ") + ")"
    case .function(let parameters, let result): "((\(text(parameters))) -> \(text(result)))"
    case .some(let inner): "some \(text(inner))"
    case .any(let inner): "any \(text(inner))"
    case .composition(let types): types.map(text).joined(separator: " & ")
    case .unknown: "?"
    }
  }
}
