import SwiftParsing

extension [Statement] {
  /// The statements with a local text that each branch of a condition sets as one that has the condition as its value:
  /// `let word: String; if isNew { word = "New" } else { word = "Old" }` as `let word: String = if isNew { "New" } else { "Old" }`.
  ///
  /// So it is known which texts it may be. A condition without `else` leaves the value that the text begins with.
  var withTextsOfBranches: [Statement] {
    guard count > 1 else { return self }
    var open: [String: VariableDeclaration] = [:]
    var statements = self
    for position in indices {
      switch self[position].kind {
      case .declaration(let declaration):
        if case .variable(let variable) = declaration.kind, variable.isText,
          let name = variable.names.first
        {
          open[name] = variable
        }
        // A function may set it, whenever that is called.
        let body = declaration.function?.body ?? []
        open = open.filter { name, _ in !body.contains { $0.sets(name) } }
      case .expression(let expression) where !open.isEmpty:
        guard let (name, value) = expression.textOfBranches(among: open) else {
          for name in open.keys where expression.sets(name) || expression.mayChange(name) {
            open[name] = nil
          }
          continue
        }
        open[name]?.value = value
        guard let variable = open[name] else { continue }
        let range = self[position].range
        statements[position].kind = .declaration(Declaration(.variable(variable), range: range))
        // A later condition may leave what this one gives.
        open[name]?.value = Expression(.name(name), range)
      default: open = open.filter { !self[position].sets($0.key) }
      }
    }
    return statements
  }
}

extension VariableDeclaration {
  /// Whether it is one local variable that holds a text.
  fileprivate var isText: Bool {
    guard getter == nil, names.count == 1, !isTuple else { return false }
    if let name = type?.name {
      return ["String", "LocalizedStringKey", "LocalizedStringResource"].contains(name)
    }
    if case .string? = value?.kind { return !isConstant }
    return false
  }
}

extension Expression {
  /// The text that each branch of a condition sets, and the condition with these values as its results; nil if the branches do
  /// anything else.
  ///
  /// - Parameter names: The local texts with what they begin with.
  fileprivate func textOfBranches(
    among names: [String: VariableDeclaration]
  ) -> (name: String, value: Expression)? {
    guard let name = firstName(in: nearestBodies), let variable = names[name] else { return nil }
    return result(named: name, else: variable.value).map { (name, $0) }
  }

  /// The bodies of the branches of a condition.
  private var nearestBodies: [[Statement]] {
    switch kind {
    case .condition, .choice: blocks
    default: []
    }
  }

  /// The name that the first branch sets.
  private func firstName(in bodies: [[Statement]]) -> String? {
    guard let body = bodies.first, body.count == 1, case .expression(let first) = body[0].kind
    else { return nil }
    if case .binary(let left, "=", _) = first.kind, case .name(let name) = left.kind { return name }
    return firstName(in: first.nearestBodies)
  }

  /// The condition with what its branches set a name to as their results.
  private func result(named name: String, else initial: Expression?) -> Expression? {
    func value(of body: [Statement]) -> [Statement]? {
      guard body.count == 1, case .expression(let only) = body[0].kind else { return nil }
      if case .binary(let left, "=", let right) = only.kind, left.kind == .name(name) {
        return [Statement(.expression(right), body[0].range)]
      }
      return only.result(named: name, else: initial).map {
        [Statement(.expression($0), body[0].range)]
      }
    }
    switch kind {
    case .condition(var condition):
      for number in condition.clauses.indices {
        guard let body = value(of: condition.clauses[number].body) else { return nil }
        condition.clauses[number].body = body
      }
      if let otherwise = condition.otherwise {
        guard let body = value(of: otherwise) else { return nil }
        condition.otherwise = body
      } else {
        guard let initial else { return nil }
        condition.otherwise = [Statement(.expression(initial), initial.range)]
      }
      return Expression(.condition(condition), range)
    case .choice(var choice):
      for number in choice.cases.indices {
        // `default: break`
        if case .jump? = choice.cases[number].body.first?.kind, let initial {
          choice.cases[number].body = [Statement(.expression(initial), initial.range)]
          continue
        }
        guard let body = value(of: choice.cases[number].body) else { return nil }
        choice.cases[number].body = body
      }
      return Expression(.choice(choice), range)
    default: return nil
    }
  }

  /// Whether it is a call of one of the name's methods, or one that is given the name and may change it.
  fileprivate func mayChange(_ name: String) -> Bool {
    guard case .call(let call) = kind else { return false }
    if case .member(let base?, _) = call.callee.kind, base.kind == .name(name) { return true }
    return call.arguments.contains { argument in
      if case .prefix("&", let passed) = argument.value.kind { return passed.firstName == name }
      return argument.value.kind == .name(name)
    }
  }

  /// Whether it sets a name anywhere.
  fileprivate func sets(_ name: String) -> Bool {
    if case .binary(let left, let sign, _) = kind, left.kind == .name(name),
      sign.hasSuffix("="), !["==", "!=", "<=", ">="].contains(sign)
    {
      return true
    }
    return blocks.contains { $0.contains { $0.sets(name) } } || operands.contains { $0.sets(name) }
  }
}

extension Statement {
  /// Whether it sets a name anywhere.
  fileprivate func sets(_ name: String) -> Bool {
    switch kind {
    case .loop(_, _, _, let body), .whileLoop(_, let body), .attempt(let body, _),
      .deferred(let body), .guarding(_, let body):
      body.contains { $0.sets(name) }
    default: operands.contains { $0.sets(name) }
    }
  }
}
