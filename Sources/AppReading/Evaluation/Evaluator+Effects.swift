import SwiftParsing

extension Evaluator {
  /// The app's functions inside each other that are followed.
  static let mostCalls = 6

  /// Follows statements for their effects.
  ///
  /// - Returns: Whether they end with a `return` for certain.
  @discardableResult
  func follow(
    _ statements: [Statement], _ scope: inout Scope, _ found: inout EffectCollection
  ) -> Bool {
    let around = found.branches
    defer { found.branches = around }
    for (number, statement) in statements.enumerated() {
      budget -= 1
      guard budget > 0 else { return true }
      renewCases(&scope, found)
      switch statement.kind {
      case .expression(let expression):
        if follow(expression, &scope, &found) { return true }
      case .declaration(let declaration):
        if let alternatives = alternatives(to: statement, scope) {
          for alternative in alternatives {
            followPossible([alternative] + statements[(number + 1)...], scope, &found)
          }
          return false
        }
        if case .variable(let variable) = declaration.kind, let value = variable.value {
          follow(value, &scope, &found)
        }
        leavingSome { _ = run([statement], &scope) }
      case .returning(let expression):
        if let expression { follow(expression, &scope, &found) }
        return true
      case .guarding(let conditions, let otherwise):
        follow(callsIn: conditions, scope, &found)
        var outer = scope
        switch check(conditions, &scope) ?? check(conditions, assigned: found.given, outer) {
        case true?: continue
        case false?: return follow(otherwise, &outer, &found)
        case nil:
          let before = found.branches
          let mark = found.changed.mark
          let branch = stateBranch(of: conditions, outer, found.changed)
          found.branches +=
            branch.map { [$0.opposite] } ?? emptyPath(conditions, outer, found.changed)
          let wasLost = found.isOfLostSession
          if needSession(conditions, outer, found) { found.isOfLostSession = true }
          followPossible(otherwise, outer, &found)
          found.isOfLostSession = wasLost
          _ = found.changed.takeBack(to: mark)
          found.branches = before + (branch.map { [$0] } ?? [])
        }
        found.isCertain = false
        if areAboutLostSession(conditions, scope) { found.isHandlingError = true }
      case .loop(let pattern, let elements, _, let body):
        follow(body, of: pattern, in: elements, scope, &found)
      case .whileLoop(_, let body): followPossible(body, scope, &found)
      case .attempt(let body, let catches):
        let (before, assigned) = (found.isHandlingError, found.assigned)
        follow(body, &scope, &found)
        // How far the body came is not known after an error.
        let complete = found.assigned
        found.assigned = assigned.filter { complete[$0.key] == $0.value }
        found.isHandlingError = true
        for clause in catches { followPossible(clause.body, scope, &found) }
        found.isHandlingError = before
        found.assigned = complete
      case .deferred(let body): follow(body, &scope, &found)
      case .throwing: return true
      case .jump, .unknown: break
      }
    }
    return false
  }

  /// The declarations of a variable that is one of two cases, `let start: Route = isNew ? .tour : .home`; nil for others.
  private func alternatives(to statement: Statement, _ scope: Scope) -> [Statement]? {
    guard case .declaration(var declaration) = statement.kind,
      case .variable(var variable) = declaration.kind,
      case .ternary(let condition, let first, let second)? = variable.value?.kind,
      decide(condition, scope) == nil, initially(condition, scope) == nil,
      case .enumCase = evaluate(first, scope), case .enumCase = evaluate(second, scope)
    else { return nil }
    return [first, second].map { value in
      variable.value = value
      declaration.kind = .variable(variable)
      return Statement(.declaration(declaration), statement.range)
    }
  }

  /// Follows the body of a loop: for each element that is known, else once.
  private func follow(
    _ body: [Statement], of pattern: Pattern, in sequence: Expression, _ scope: Scope,
    _ found: inout EffectCollection
  ) {
    var elements: [Value] = [.unknown("", nil)]
    switch evaluate(sequence, scope) {
    case .array(let known) where !known.isEmpty && known.count <= 20: elements = known
    case .tuple(let known) where known.isEmpty: return
    case .object(let object): elements = elementValue(of: object.type).map { [$0] } ?? elements
    default: break
    }
    for element in elements {
      var inner = scope
      switch (pattern, element) {
      case (.binding(let name), .unknown): inner.names[name] = .unknown(name, nil)
      case (.binding(let name), _): inner.names[name] = element
      default: break
      }
      followPossible(body, inner, &found)
    }
  }

  /// Follows statements that may not run.
  ///
  /// - Returns: Whether they end with a `return` for certain if they run.
  @discardableResult
  func followPossible(
    _ statements: [Statement], _ scope: Scope, _ found: inout EffectCollection
  ) -> Bool {
    let (before, assigned) = (found.isCertain, found.assigned)
    let wasLost = found.isOfLostSession
    found.isCertain = false
    // What a service does before it throws is about the error.
    if found.isInService, case .throwing? = statements.last?.kind { found.isOfLostSession = true }
    defer {
      (found.isCertain, found.isOfLostSession) = (before, wasLost)
      // What these statements may have changed is not known after them.
      found.assigned = assigned.filter { found.assigned[$0.key] == $0.value }
    }
    var scope = scope
    return follow(statements, &scope, &found)
  }

  @discardableResult
  func follow(
    _ expression: Expression, _ scope: inout Scope, _ found: inout EffectCollection
  ) -> Bool {
    switch expression.kind {
    case .binary(let left, "=", let right): assign(left, right, expression, &scope, &found)
    case .binary(let left, "+=", let right):
      guard let place = place(of: left, scope) else { return false }
      let value = evaluate(right, scope)
      let elements: [Value] =
        switch value {
        case .array(let elements): elements
        // A longer text, or a sum.
        case .number, .text: []
        default: [value]
        }
      for element in elements {
        found.add(.append(place, element), at: scope.place(expression.range))
      }
      if case .number(let number) = value, let number = Int(number), number > 0 {
        found.add(.increase(place, by: number), at: scope.place(expression.range))
      }
    case .call(let call): follow(call, expression, &scope, &found)
    case .condition(let condition): return follow(condition, scope, &found)
    case .choice(let choice): return follow(choice, scope, &found)
    case .ternary(_, let first, let second):
      for branch in [first, second] {
        followPossible([Statement(.expression(branch), branch.range)], scope, &found)
      }
    case .postfix(let inner, _), .cast(let inner, _, _): follow(inner, &scope, &found)
    case .tuple(let elements):
      for element in elements { follow(element.value, &scope, &found) }
    default: break
    }
    return false
  }

  private func assign(
    _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: inout Scope,
    _ found: inout EffectCollection
  ) {
    follow(right, &scope, &found)
    if case .ternary(let condition, let first, let second) = right.kind,
      decide(condition, scope) == nil
    {
      let before = found.isCertain
      found.isCertain = false
      for branch in [first, second] { assign(left, branch, expression, &scope, &found) }
      found.isCertain = before
      if let place = place(of: left, scope) { found.assigned[index.shared(place)] = nil }
      return
    }
    var value = evaluate(right, scope)
    if case .name(let name) = left.kind, let known = scope.names[name] {
      guard case .binding = known else {
        scope.names[name] = value
        return
      }
    }
    if changePage(left, to: value, &scope) { return }
    var place = place(of: left, scope)
    if case .member(let base?, "value") = left.kind, let subject = subject(base, scope) {
      place = subject
    }
    guard let place else { return }
    if let count = increase(of: place, in: right, scope) {
      found.add(.increase(place, by: count), at: scope.place(expression.range))
    }
    if let type = declaredType(of: place) { value = typed(value, as: type, from: place.type) }
    let isCertain = found.isCertain
    defer { found.isCertain = isCertain }
    if let stored = found.stored(insteadOf: value) { (value, found.isCertain) = (stored, false) }
    change(left, to: value, &scope)
    if case .enumCase = value { found.kept.insert(place) }
    let isCopy = found.isInService && right.isMember && right.lastName == left.lastName
    found.add(.assign(place, value), at: scope.place(expression.range), isCopy: isCopy)
    note(value, in: place, &found)
    if case .enumCase(let state) = value, place.type.hasSuffix(".State") {
      // What `$store.scope(state: \.destination?.settings)` binds.
      let inner = StatePlace(type: place.type, property: "\(place.property).\(state.name)")
      found.add(
        .assign(inner, state.payload.first?.value ?? .boolean(true)),
        at: scope.place(expression.range))
    }
    followObservers(of: place, value, &found)
  }

  /// By how much `step + 1` and `min(step + 1, 3)` are more than the state; nil for other expressions.
  private func increase(of state: StatePlace, in expression: Expression, _ scope: Scope) -> Int? {
    switch expression.kind {
    case .binary(let left, "+", let right):
      guard case .number(let text) = right.kind, let number = Int(text), number > 0,
        place(of: left, scope) == state
      else { return nil }
      return number
    case .call(let call):
      guard case .name("min") = call.callee.kind else { return nil }
      return call.arguments.lazy.compactMap { self.increase(of: state, in: $0.value, scope) }.first
    default: return nil
    }
  }

  /// Changes what the next statements read of a property that gets an instance, `coordinator = Coordinator()`, or a case.
  private func change(_ left: Expression, to value: Value, _ scope: inout Scope) {
    switch left.kind {
    case .name(let name): changeProperty(name, to: value, &scope)
    case .member(let base?, let name):
      if case .name("self") = base.kind { changeProperty(name, to: value, &scope) }
    default: break
    }
  }

  private func changeProperty(_ name: String, to value: Value, _ scope: inout Scope) {
    guard case .object(var receiver)? = scope.receiver else { return }
    switch value {
    case .object: break
    case .enumCase(let made) where made.type != nil: break
    default: return
    }
    if case .binding? = receiver.properties[name] { return }
    receiver.properties[name] = value
    scope.receiver = .object(receiver)
  }

  /// Brings the cases that an object's states have got up to date after statements that may have changed them.
  private func renewCases(_ scope: inout Scope, _ found: EffectCollection) {
    guard !found.kept.isEmpty, case .object(var receiver)? = scope.receiver else { return }
    let types = [receiver.type] + index.ancestors(of: receiver.type)
    for place in found.kept
    where types.contains(place.type) && receiver.properties[place.property]?.isCase == true {
      let known = found.assigned[index.shared(place)]
      guard known != receiver.properties[place.property] else { continue }
      receiver.properties[place.property] = known
      scope.receiver = .object(receiver)
    }
  }

  func declaredType(of place: StatePlace) -> TypeSyntax? {
    guard let member = index.members(place.property, of: place.type).first,
      case .variable(let variable) = member.declaration.kind
    else { return nil }
    return variable.type
  }

  /// Follows what `set` and `didSet` of a property do.
  private func followObservers(
    of place: StatePlace, _ value: Value, _ found: inout EffectCollection
  ) {
    guard found.depth < Self.mostCalls,
      let member = index.members(place.property, of: place.type).first,
      case .variable(let variable) = member.declaration.kind, !variable.observers.isEmpty
    else { return }
    var scope = Scope(
      names: ["newValue": value], receiver: .object(ObjectValue(type: place.type)),
      type: place.type, file: member.file)
    found.depth += 1
    _ = inside(.setter(place.type, place.property)) {
      follow(variable.observers, &scope, &found)
    }
    found.depth -= 1
  }
}
