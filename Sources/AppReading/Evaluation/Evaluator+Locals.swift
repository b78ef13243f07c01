import SwiftParsing

/// The local variables that statements change.
extension Evaluator {
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!=="]

  /// Changes a local variable as an expression does; false if it changes none.
  func change(_ expression: Expression, _ scope: inout Scope) -> Bool {
    switch expression.kind {
    case .binary(let left, let sign, let right) where Self.isAssignment(sign):
      guard case .name(let name) = left.kind, scope.names[name] != nil else {
        // `(data, response) = try await session.data(from: url)`
        if case .tuple(let parts) = left.kind {
          for case .name(let name) in parts.map(\.value.kind) where scope.names[name] != nil {
            scope.names[name] = .unknown(name, nil)
          }
          return true
        }
        guard sign == "=" else { return true }
        let value = evaluate(right, scope)
        if !changePage(left, to: value, &scope) { changeAction(left, to: value, &scope) }
        return true
      }
      let changed = Expression(.binary(left, String(sign.dropLast()), right), expression.range)
      scope.names[name] = evaluate(sign == "=" ? right : changed, scope)
      if sign == "=" { noteExactList(name, right, &scope) }
      return true
    case .call(let call):
      for name in call.passedNames {
        scope.names[name] = scope.names[name]?.passed(as: name)
        scope.note(isExact: false, name)
      }
      guard case .member(let base?, let name) = call.callee.kind,
        Self.mutations.contains(name), case .name(let local) = base.kind,
        let value = scope.names[local]
      else { return false }
      scope.names[local] = changed(value, by: name, call, scope) ?? forgotten(value, local)
      // Only what is added at the end is where it is added.
      if name != "append" { scope.note(isExact: false, local) }
      return true
    default: return false
    }
  }

  /// Gives a local instance an action or a delegate, `model.onSelect = { … }`.
  ///
  /// Whatever else is set may change later.
  private func changeAction(_ left: Expression, to value: Value, _ scope: inout Scope) {
    guard case .member(let base?, let property) = left.kind, case .name(let name) = base.kind,
      case .object(var object)? = scope.names[name]
    else { return }
    switch value {
    case .closure, .object: object.properties[property] = value
    case _ where !object.others(of: property).isEmpty: object.set(property, to: value)
    default: return
    }
    scope.names[name] = .object(object)
  }

  private static let mutations: Set<String> = [
    "append", "insert", "toggle", "remove", "removeAll", "removeFirst", "removeLast", "sort",
    "replaceSubrange", "removeSubrange", "replace", "reverse", "shuffle", "swapAt", "merge",
    "formUnion", "subtract", "updateValue", "removeValue", "popFirst", "popLast",
  ]

  private static func isAssignment(_ sign: String) -> Bool {
    sign.hasSuffix("=") && !comparisons.contains(sign)
  }

  private func changed(
    _ value: Value, by name: String, _ call: CallExpression, _ scope: Scope
  ) -> Value? {
    if case .text(let text) = value, name == "append", let argument = call.arguments.first,
      case .text(let added) = evaluate(argument.value, scope)
    {
      return .text(PartialText(text.parts + added.parts))
    }
    guard case .array(let elements) = value else { return nil }
    guard name == "append", let argument = call.arguments.first else {
      return name == "sort" ? value : nil
    }
    let added = evaluate(argument.value, scope)
    guard argument.label == "contentsOf" else { return .array(elements + [added]) }
    guard case .array(let others) = added else { return nil }
    return .array(elements + others)
  }

  /// The local names of a scope that a condition, a choice or a loop changes, whichever part of it runs.
  func names(changedIn statement: Statement, _ scope: Scope) -> Set<String> {
    let place = scope.place(statement.range)
    let all = changedNames[place] ?? Self.names(changedIn: [statement])
    changedNames[place] = all
    return all.filter { scope.names[$0] != nil }
  }

  /// Takes over what a branch made of local names.
  ///
  /// - Parameter isCertain: Whether the branch runs; else only lists of views, cases and instances keep what it adds,
  ///   and an action takes the place of none.
  func adopt(_ names: Set<String>, from branch: Scope, isCertain: Bool, _ scope: inout Scope) {
    for name in names {
      guard let value = branch.names[name] else { continue }
      var counts = isCertain || value.isListOfThings
      if case .closure = value, scope.names[name] == .nothing { counts = true }
      scope.names[name] = counts ? value : forgotten(scope.names[name], name)
      if !isCertain { scope.note(isExact: false, name) }
    }
  }

  /// Forgets the local names that a statement changes, as a loop of which it is not known how often it runs.
  func forget(_ statement: Statement, _ scope: inout Scope) {
    for name in names(changedIn: statement, scope) {
      scope.names[name] = forgotten(scope.names[name], name)
    }
  }

  /// Notes which local names a local function changes, `func visit(_ item: Item) { items.append(item) }`.
  func note(changesOf function: FunctionDeclaration, _ scope: inout Scope) {
    let body = function.body ?? []
    let own = Set(function.parameters.compactMap(\.name)).union(body.flatMap(\.declaredNames))
    let called = scope.localFunctions.filter { function in
      body.contains { source($0.range, scope).includes("\(function.name)(") }
    }
    let changed = Self.names(changedIn: body).subtracting(own).union(called.flatMap(\.changes))
      .filter { scope.names[$0] != nil }
    if !changed.isEmpty { scope.localFunctions.append((function.name, changed)) }
  }

  /// Forgets the local names that local functions change which a statement calls; what is in a list already stays.
  func forget(callsIn statement: Statement, _ scope: inout Scope) {
    guard !scope.localFunctions.isEmpty else { return }
    let code = source(statement.range, scope)
    for function in scope.localFunctions where code.includes("\(function.name)(") {
      for name in function.changes {
        scope.names[name] = scope.names[name]?.passed(as: name)
        scope.note(isExact: false, name)
      }
    }
  }

  /// What is known of a value that code changes: of a format whose places it fills the text around them.
  private func forgotten(_ value: Value?, _ name: String) -> Value {
    guard case .text(let text)? = value, case let shown = localized(text), let format = shown.plain,
      format.includes("%@") || format.includes("%d")
    else { return .unknown(name, nil) }
    return .text(filled(format, with: []))
  }

  private static func names(changedIn statements: [Statement]) -> Set<String> {
    statements.reduce(into: []) { found, statement in
      switch statement.kind {
      case .expression(let expression): found.formUnion(names(changedIn: expression))
      case .loop(_, _, _, let body), .whileLoop(_, let body), .attempt(let body, _),
        .deferred(let body):
        found.formUnion(names(changedIn: body))
      default: break
      }
    }
  }

  private static func names(changedIn expression: Expression) -> Set<String> {
    switch expression.kind {
    case .binary(let left, let sign, _) where isAssignment(sign):
      if case .name(let name) = left.kind { return [name] }
      if case .tuple(let parts) = left.kind {
        return Set(
          parts.compactMap { if case .name(let name) = $0.value.kind { name } else { nil } })
      }
    case .call(let call):
      let passed = Set(call.passedNames)
      if case .member(let base?, let name) = call.callee.kind, mutations.contains(name),
        case .name(let local) = base.kind
      {
        return passed.union([local])
      }
      return passed
    case .condition(let condition):
      let bodies = condition.clauses.map(\.body) + [condition.otherwise ?? []]
      return bodies.reduce(into: []) { $0.formUnion(names(changedIn: $1)) }
    case .choice(let choice):
      return choice.cases.reduce(into: []) { $0.formUnion(names(changedIn: $1.body)) }
    default: break
    }
    return []
  }
}

extension Statement {
  /// The names that it declares.
  fileprivate var declaredNames: [String] {
    guard case .declaration(let declaration) = kind, case .variable(let variable) = declaration.kind
    else { return [] }
    return variable.names
  }
}

extension CallExpression {
  /// The local names that a function is given to change, `add(jar, to: &state)` or `add(jar, to: &state.jars)`.
  fileprivate var passedNames: [String] {
    arguments.compactMap { argument in
      guard case .prefix("&", let passed) = argument.value.kind else { return nil }
      return passed.firstName
    }
  }
}

extension Value {
  /// What is known of a value after a function may have changed it: of an instance its type, of a list what was in it.
  fileprivate func passed(as name: String) -> Value {
    switch self {
    case .object(let object): .object(ObjectValue(type: object.type, isUnknown: true))
    // What is in a list already is rarely taken out.
    case .array(let elements) where !elements.isEmpty: self
    default: .unknown(name, nil)
    }
  }

  /// Whether the value is a list of enum cases, views or instances, as the buttons of a dialog or the rows of a page.
  fileprivate var isListOfThings: Bool {
    guard case .array(let elements) = self, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      switch element {
      case .enumCase, .views, .object, .nothing: true
      default: false
      }
    }
  }
}
