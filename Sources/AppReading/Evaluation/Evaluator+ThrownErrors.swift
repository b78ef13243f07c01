import SwiftParsing

extension Evaluator {
  /// The errors of the app that statements may throw, also those of the functions that they call, in the order of the source.
  ///
  /// - Parameter memory: What was found before; one for all that is looked through together.
  func errors(thrownBy body: [Statement], _ scope: Scope, _ memory: ErrorMemory) -> [Value] {
    var search = ErrorSearch(evaluator: self, memory: memory)
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
      let answer = matches(error, guarded.pattern, &scope)
      answers.append(answer == true && guarded.filter != nil ? nil : answer)
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
    // A protocol of a framework has its plain name.
    return index.ancestors(of: own).contains(index.resolve(name, from: scope.type) ?? name)
  }

  /// The types that every error of an app has.
  private static let anyErrors: Set<String> = ["Error", "NSError"]
}

/// What is known of the functions that were looked through for errors.
final class ErrorMemory {
  /// The errors that functions and closures throw.
  fileprivate var errors: [SourcePlace: [Value]] = [:]
  /// Those that are being looked through.
  fileprivate var underWay: Set<SourcePlace> = []
  /// The statements that are looked at before the search ends.
  fileprivate var steps = 50_000
}

/// Looks for the errors that statements throw.
private struct ErrorSearch {
  let evaluator: Evaluator
  let memory: ErrorMemory
  /// The errors.
  var found: [Value] = []

  /// The most errors that are listed.
  private static let mostErrors = 40

  init(evaluator: Evaluator, memory: ErrorMemory) {
    self.evaluator = evaluator
    self.memory = memory
  }

  mutating func search(_ statements: [Statement], _ outer: Scope) {
    var scope = outer
    for statement in statements {
      guard memory.steps > 0 else { return }
      memory.steps -= 1
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
    var inside = ErrorSearch(evaluator: evaluator, memory: memory)
    inside.search(body, scope)
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
    for clause in others.sorted().map({ catches[$0] }) {
      var inner = scope
      for name in clause.names { inner.names[name] = .unknown(name, nil) }
      search(clause.body, inner)
    }
  }

  private mutating func search(_ expression: Expression, _ scope: Scope) {
    // What a task throws is its own.
    if expression.startsTask || evaluator.isTriedAlone(expression, scope) { return }
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
    switch evaluator.target(of: call.callee, call, scope) {
    case .function(let member, let receiver):
      guard let function = member.declaration.function, let body = function.body,
        evaluator.mayThrow(member)
      else { return }
      var inner = Scope(
        names: [:], receiver: receiver, type: receiver.flatMap(evaluator.ownType), file: member.file
      )
      if case .type? = receiver { inner.receiver = nil }
      evaluator.bind(function.parameters, to: [], in: &inner)
      add(errorsOf: body, inner, at: member.place)
    case .closure(let closure): add(errorsOf: closure.body, Scope(closure), at: closure.place)
    case nil: break
    }
  }

  private mutating func add(errorsOf body: [Statement], _ scope: Scope, at place: SourcePlace) {
    if memory.errors[place] == nil {
      guard memory.underWay.insert(place).inserted else { return }
      var inside = ErrorSearch(evaluator: evaluator, memory: memory)
      inside.search(body, scope)
      memory.underWay.remove(place)
      memory.errors[place] = inside.found
    }
    for error in memory.errors[place] ?? [] { add(error) }
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
    guard found.count < Self.mostErrors, !error.isOfTransport else { return }
    if !found.contains(error) { found.append(error) }
  }
}

extension Evaluator {
  /// What a function of the app may give, `problem(for: response.status)`; none for other expressions.
  fileprivate func results(ofCall expression: Expression, _ scope: Scope) -> [Value] {
    let (callee, arguments) = expression.called
    let (receiver, name): (Value?, String)
    switch callee.kind {
    case .name(let function) where scope.names[function] == nil:
      (receiver, name) = (scope.receiver, function)
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

  /// Whether no error of an expression goes on, `try? load()` or `try! load()`.
  fileprivate func isTriedAlone(_ expression: Expression, _ scope: Scope) -> Bool {
    let start = Int(expression.range.start)
    let bytes = index.sources[Int(scope.file)].bytes
    guard bytes.indices.contains(start) else { return false }
    var before = bytes[..<start].suffix(16)
    func dropSpace() {
      while let last = before.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\n") {
        before.removeLast()
      }
    }
    dropSpace()
    if before.suffix(5).elementsEqual("await".utf8) {
      before.removeLast(5)
      dropSpace()
    }
    // The words in the source that is read; nothing is tried here.
    return ["try?", "try!"].contains { before.suffix(4).elementsEqual($0.utf8) }
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

extension Expression {
  /// Whether it begins a task, `Task { try await load() }`.
  fileprivate var startsTask: Bool {
    guard case .call(let call) = kind else { return false }
    return call.callee.kind == .name("Task")
      || call.callee.kind.isMember("detached", of: "Task")
  }
}

extension Expression.Kind {
  fileprivate func isMember(_ name: String, of type: String) -> Bool {
    if case .member(let base?, name) = self { base.kind == .name(type) } else { false }
  }
}

extension CatchClause {
  /// The names that the clause binds.
  var names: [String] { patterns.isEmpty ? ["error"] : patterns.flatMap(\.pattern.boundNames) }
}
