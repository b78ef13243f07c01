import SwiftParsing

extension Evaluator {
  /// The errors of the app that statements may throw, also those of the functions that they call, in the order of the source.
  func errors(thrownBy body: [Statement], _ scope: Scope) -> [Value] {
    var search = ErrorSearch(evaluator: self)
    search.search(body, scope)
    return search.found
  }

  /// Whether a `catch` takes an error of the app; nil if that is not known.
  ///
  /// - Parameter scope: Gets the names that the clause binds.
  func takes(_ clause: CatchClause, _ error: Value, _ scope: inout Scope) -> Bool? {
    guard !clause.patterns.isEmpty else {
      scope.names["error"] = error
      return true
    }
    var answers: [Bool?] = []
    for guarded in clause.patterns {
      answers.append(
        matches(error, guarded.pattern, &scope).flatMap { guarded.filter == nil ? $0 : nil })
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private func matches(_ error: Value, _ pattern: Pattern, _ scope: inout Scope) -> Bool? {
    let type: TypeSyntax
    switch pattern {
    case .cast(let inner, let named):
      _ = match(error, inner, &scope)
      type = named
    case .type(let named): type = named
    case .enumCase(let named?, _, _) where index.resolve(named, from: scope.type) != ownType(error):
      return false
    default: return match(error, pattern, &scope)
    }
    guard let name = type.name, let own = ownType(error) else { return nil }
    if Self.anyErrors.contains(name) { return true }
    guard let other = index.resolve(name, from: scope.type) else { return false }
    return index.ancestors(of: own).contains(other)
  }

  /// The types that every error of an app has.
  private static let anyErrors: Set<String> = ["Error", "LocalizedError", "NSError"]
}

/// Looks for the errors that statements throw.
private struct ErrorSearch {
  let evaluator: Evaluator
  /// The errors.
  var found: [Value] = []
  /// The functions and closures that were looked through.
  private var visited: Set<SourcePlace> = []
  /// The statements that are looked at before the search ends.
  private var steps = 20_000

  /// The most functions that are looked through.
  private static let mostFunctions = 150
  /// The most errors that are listed.
  private static let mostErrors = 40

  init(evaluator: Evaluator) { self.evaluator = evaluator }

  mutating func search(_ statements: [Statement], _ outer: Scope) {
    var scope = outer
    for statement in statements {
      guard steps > 0 else { return }
      steps -= 1
      switch statement.kind {
      case .throwing(let error):
        search(error, scope)
        add(error, scope)
      case .attempt(let body, let catches): search(body, catches, scope)
      case .declaration(let declaration):
        for operand in statement.operands { search(operand, scope) }
        evaluator.declare(declaration, &scope)
      case .guarding(let conditions, let otherwise):
        for operand in statement.operands { search(operand, scope) }
        search(otherwise, scope)
        _ = evaluator.check(conditions, &scope)
      default:
        for operand in statement.operands { search(operand, scope) }
        for block in statement.blocks { search(block, scope) }
      }
    }
  }

  /// Looks for what goes on from a `do`: what its clauses throw after each of the errors in it, and those that no clause
  /// takes.
  private mutating func search(
    _ body: [Statement], _ catches: [CatchClause], _ scope: Scope
  ) {
    var inside = ErrorSearch(evaluator: evaluator)
    (inside.visited, inside.steps) = (visited, steps)
    inside.search(body, scope)
    (visited, steps) = (inside.visited, inside.steps)
    // A clause for errors of the app that are known is not for others.
    var others = Set(catches.indices)
    for error in inside.found {
      var isTaken = false
      for (number, clause) in catches.enumerated() where !isTaken {
        var inner = scope
        let takes = evaluator.takes(clause, error, &inner)
        if takes != false { search(clause.body, inner) }
        if takes == true, !clause.patterns.isEmpty { others.remove(number) }
        isTaken = takes == true
      }
      if !isTaken { add(error) }
    }
    for number in others.sorted() { search(catches[number].body, scope) }
  }

  private mutating func search(_ expression: Expression, _ scope: Scope) {
    for operand in expression.operands { search(operand, scope) }
    for block in expression.blocks { search(block, scope) }
    guard case .call(let call) = expression.kind else { return }
    // `continuation.resume(throwing: error)` and `completion(.failure(error))`
    if let error = call.givenError {
      add(error, scope)
    } else {
      follow(call, scope)
    }
  }

  /// Looks through the function that a call runs if it may throw.
  private mutating func follow(_ call: CallExpression, _ scope: Scope) {
    guard visited.count < Self.mostFunctions,
      let target = evaluator.target(of: call.callee, call, scope)
    else { return }
    switch target {
    case .function(let member, let receiver):
      guard visited.insert(member.place).inserted, let function = member.declaration.function,
        let body = function.body, evaluator.mayThrow(member)
      else { return }
      var inner = Scope(
        names: [:], receiver: receiver, type: receiver.flatMap(evaluator.ownType), file: member.file
      )
      if case .type? = receiver { inner.receiver = nil }
      evaluator.bind(function.parameters, to: [], in: &inner)
      search(body, inner)
    case .closure(let closure):
      guard visited.insert(closure.place).inserted else { return }
      search(closure.body, Scope(closure))
    }
  }

  /// Adds an error that is thrown if it is known which one it is.
  private mutating func add(_ error: Expression, _ scope: Scope) {
    if case .ternary(_, let first, let second) = error.kind {
      add(first, scope)
      add(second, scope)
      return
    }
    let value = evaluator.foundationError(error, scope) ?? evaluator.evaluate(error, scope)
    if value.isKnownError {
      add(value)
    } else {
      for value in evaluator.results(ofCall: error, scope) where value.isKnownError { add(value) }
    }
  }

  private mutating func add(_ error: Value) {
    if found.count < Self.mostErrors, !found.contains(error) { found.append(error) }
  }
}

extension Evaluator {
  /// What a function of the app may give, `problem(for: response.status)`; none for other expressions.
  fileprivate func results(ofCall expression: Expression, _ scope: Scope) -> [Value] {
    let (callee, arguments) = expression.called
    let (receiver, name): (Value?, String)
    switch callee.kind {
    case .name(let function): (receiver, name) = (scope.receiver, function)
    case .member(let base?, let function):
      (receiver, name) = (unwrapped(evaluate(base, scope)), function)
    default: return []
    }
    guard let type = receiver.flatMap(ownType) ?? scope.type else { return [] }
    return eachResult(of: name, of: receiver, type, arguments, isKnown: false, scope) {
      result, declared, inner in
      let value = evaluate(result, inner)
      return [declared.map { typed(value, as: $0, from: type) } ?? value]
    }
  }

  /// Whether a function says that it throws, or gives errors away.
  fileprivate func mayThrow(_ member: AppIndex.Member) -> Bool {
    let range = member.declaration.range
    let bytes = index.sources[Int(member.file)].bytes[Int(range.start)..<Int(range.end)]
    return bytes.includes("throw") || bytes.includes("failure(")
  }

  /// An error of Foundation with a text of its own,
  /// `NSError(domain: "Shop", code: 1, userInfo: [NSLocalizedDescriptionKey: "Sold out"])`; nil for other expressions.
  fileprivate func foundationError(_ expression: Expression, _ scope: Scope) -> Value? {
    guard case .call(let call) = expression.kind, call.callee.kind == .name("NSError"),
      case .dictionary(let keys, let values)? =
        call.arguments.first(where: { $0.label == "userInfo" })?.value.kind,
      let position = keys.firstIndex(where: { $0.kind == .name("NSLocalizedDescriptionKey") })
    else { return nil }
    let text = evaluate(values[position], scope)
    return .object(ObjectValue(type: "NSError", properties: ["localizedDescription": text]))
  }
}

extension CallExpression {
  /// The error that the call gives away.
  fileprivate var givenError: Expression? {
    guard let name = callee.lastName, arguments.count == 1 else { return nil }
    let argument = arguments[0]
    if name == "resume", argument.label == "throwing" { return argument.value }
    return name == "failure" && argument.label == nil ? argument.value : nil
  }
}

extension Value {
  /// Whether it is known which error it is.
  fileprivate var isKnownError: Bool {
    switch self {
    case .enumCase(let error): error.type != nil
    case .object(let object): !object.isUnknown && object.state == nil && object.givenBy == nil
    default: false
    }
  }
}

extension CatchClause {
  /// The name of the error in the clause.
  var errorName: String {
    for guarded in patterns {
      switch guarded.pattern {
      case .binding(let name), .cast(.binding(let name), _): return name
      default: break
      }
    }
    return "error"
  }
}
