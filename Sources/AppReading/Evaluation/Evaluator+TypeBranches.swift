import SwiftParsing

/// Values of several types on one path: `navigationDestination(for: AnyHashable.self)` that looks at the type of its value.
extension Evaluator {
  /// A modifier for each type that a destination asks for, as if each had been written on its own; other modifiers stay as
  /// they are.
  ///
  /// - Parameter modifier: `navigationDestination(for: AnyHashable.self)` with a closure that is
  ///   `switch value { case let team as Team: … }`, or an `if let team = value as? Team { … } else …`, and that has no page of
  ///   the app for other types.
  func modifiersByType(_ modifier: ViewNode.Modifier) -> [ViewNode.Modifier] {
    guard modifier.name == "navigationDestination",
      case .type(let type)? = modifier.argument("for"), type == "AnyHashable" || type == "Hashable",
      let position = modifier.arguments.firstIndex(where: {
        if case .closure = $0.value { true } else { false }
      }),
      case .closure(let closure) = modifier.arguments[position].value, closure.body.count == 1,
      let (branches, others) = closure.body[0].typeBranches(of: closure.parameters.first ?? "$0"),
      !others.contains(where: { $0.makesView { self.index.isView($0) } })
    else { return [modifier] }
    // A second branch for the same type never runs.
    var seen: Set<String> = []
    return branches.compactMap { branch in
      guard let type = typeName(branch.type, in: closure.enclosingType),
        seen.insert(type).inserted, let first = branch.body.first
      else { return nil }
      var part = closure
      part.parameters = [branch.name]
      part.parameterTypes = []
      part.body = branch.body
      part.place.offset = first.range.start
      var single = modifier
      single.arguments = [LabelledValue("for", .type(type)), LabelledValue(nil, .closure(part))]
      single.place = part.place
      return single
    }
  }

  /// Whether a known case has the type that `value as? Sheet` asks for; nil if that is not known.
  func castHolds(_ expression: Expression, _ scope: Scope) -> Bool? {
    guard case .cast(let operand, "as?", let type) = expression.kind else { return nil }
    return isCase(evaluate(operand, scope), of: type, scope)
  }

  /// Whether a known case is one of an enum of the app; nil if that is not known.
  func isCase(_ value: Value, of type: TypeSyntax, _ scope: Scope) -> Bool? {
    guard case .enumCase(let value) = value, let own = value.type, let name = type.name,
      let other = index.resolve(name, from: scope.type), index.isEnum(other), index.isEnum(own)
    else { return nil }
    return own == other
  }

  /// The full name of a type, of a list in brackets.
  private func typeName(_ type: TypeSyntax, in outer: String?) -> String? {
    switch type {
    case .array(let element): typeName(element, in: outer).map { "[\($0)]" }
    case .optional(let inner): typeName(inner, in: outer)
    default: type.name.map { index.resolve($0, from: outer) ?? $0 }
    }
  }
}

/// What is shown for values of one type.
private struct TypeBranch {
  /// The name of the value in the statements.
  var name: String
  var type: TypeSyntax
  var body: [Statement]
}

extension Statement {
  /// The branches of a statement that only asks for the type of a value, and what it does for other types; nil for other
  /// statements.
  fileprivate func typeBranches(
    of value: String
  ) -> (branches: [TypeBranch], others: [Statement])? {
    let expression: Expression
    switch kind {
    case .expression(let found), .returning(.some(let found)): expression = found
    default: return nil
    }
    let branches: [TypeBranch?]
    var others: [Statement] = []
    switch expression.kind {
    case .choice(let choice):
      guard choice.subject.isWrapped(value) else { return nil }
      others = choice.cases.filter(\.patterns.isEmpty).flatMap(\.body)
      branches = choice.cases.filter { !$0.patterns.isEmpty }.map { branch in
        guard branch.patterns.count == 1, branch.patterns[0].filter == nil else { return nil }
        return TypeBranch(branch.patterns[0].pattern, of: value, branch.body)
      }
    case .condition(let condition):
      others = condition.otherwise ?? []
      branches = condition.clauses.map { clause in
        guard clause.conditions.count == 1,
          case .binding(.binding(let name), let cast) = clause.conditions[0],
          case .cast(let subject, "as?", let type) = cast.kind, subject.isWrapped(value)
        else { return nil }
        return TypeBranch(name: name, type: type, body: clause.body)
      }
    default: return nil
    }
    guard !branches.isEmpty, !branches.contains(where: { $0 == nil }) else { return nil }
    return (branches.compactMap(\.self), others)
  }

  /// Whether a statement makes one of some views, perhaps with modifiers.
  fileprivate func makesView(_ isView: (String) -> Bool) -> Bool {
    guard case .expression(var expression) = kind else { return false }
    while true {
      switch expression.kind {
      case .call(let call): expression = call.callee
      case .member(let base?, _): expression = base
      case .name(let name): return isView(name)
      default: return false
      }
    }
  }
}

extension TypeBranch {
  /// Reads `let team as Team` or `is Team`; nil for other patterns.
  fileprivate init?(_ pattern: Pattern, of value: String, _ body: [Statement]) {
    switch pattern {
    case .cast(.binding(let name), let type): self.init(name: name, type: type, body: body)
    case .type(let type): self.init(name: value, type: type, body: body)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it is a value, or what `AnyHashable` has inside, `value.base`.
  fileprivate func isWrapped(_ value: String) -> Bool {
    switch kind {
    case .name(let name): name == value
    case .member(let base?, "base"): base.kind == .name(value)
    default: false
    }
  }
}

extension Expression {
  /// Whether it calls an initializer, or casts a value to a type that it may not have.
  var mayFail: Bool {
    switch kind {
    case .cast(_, let sign, _): sign.hasSuffix("?")
    case .call(let call):
      if case .name(let name) = call.callee.kind { name.startsUppercase } else { false }
    case .prefix(_, let inner), .postfix(let inner, _): inner.mayFail
    default: false
    }
  }

  /// Whether it is `value as? String`.
  var isCastToText: Bool {
    if case .cast(_, "as?", let type) = kind { type.name == "String" } else { false }
  }

  /// Whether it is a call in parentheses, `(try? client.session())`, whose `try?` is left out.
  var isCallInParentheses: Bool {
    if case .tuple(let elements) = kind {
      elements.count == 1 && elements[0].value.isCall
    } else {
      false
    }
  }
}
