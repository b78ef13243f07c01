import SwiftParsing

/// The branches of an action.
extension Evaluator {
  /// Follows the app's own functions that conditions call, `if open(link) { return }`.
  func follow(
    callsIn conditions: [Condition], _ scope: Scope, _ found: inout EffectCollection
  ) {
    for condition in conditions {
      guard case .expression(var expression) = condition else { continue }
      while case .prefix("!", let operand) = expression.kind { expression = operand }
      if case .call(let call) = expression.kind { followOwn(call, call.callee, scope, &found) }
    }
  }

  /// Whether conditions are about the answer of a server that somebody has to log in, `response.statusCode == 401`.
  func areAboutLostSession(_ conditions: [Condition], _ scope: Scope) -> Bool {
    conditions.contains { condition in
      guard case .expression(let expression) = condition else { return false }
      return source(expression.range, scope).includes("401")
    }
  }

  /// Whether conditions of a service hold only while somebody is logged in, so that what follows else is about a session that
  /// has ended.
  ///
  /// As `guard let session = client.session`. A log-in and a log-out ask so themselves.
  func needSession(
    _ conditions: [Condition], _ scope: Scope, _ found: EffectCollection
  ) -> Bool {
    found.isInService
      && conditions.contains { condition in
        let found: Expression
        switch condition {
        case .binding(_, let value): found = value
        case .expression(let value):
          switch value.kind {
          case .binary(let value, "!=", let nothing) where nothing.kind == .nothing: found = value
          case .name(let name) where name.hasPrefix("has"): found = value
          case .member(_, let name) where name.hasPrefix("has"): found = value
          default: return false
          }
        case .matching, .availability: return false
        }
        let source = source(found.range, scope).lowercased()
        return source.includes("session") || source.includes("token")
      }
  }

  /// Follows an `if`.
  ///
  /// - Returns: Whether it ends with a `return` for certain.
  func follow(
    _ condition: IfSyntax, _ scope: Scope, _ found: inout EffectCollection
  ) -> Bool {
    var isOpen = false
    var leaves = true
    let wasHandlingError = found.isHandlingError
    var outer = found.branches
    // What the branches change that do not end with a `return`.
    var changed: [Substring] = []
    defer {
      found.branches = outer
      found.changed.add(changed)
    }
    for clause in condition.clauses {
      follow(callsIn: clause.conditions, scope, &found)
      let branch = stateBranch(of: clause.conditions, scope, found.changed)
      var bound = scope
      let answer =
        check(clause.conditions, &bound)
        ?? check(clause.conditions, assigned: found.assigned, scope)
      switch answer {
      case true?: return follow(clause.body, &bound, &found) && !isOpen
      case false?: continue
      case nil:
        isOpen = true
        let around = found.branches
        if areAboutLostSession(clause.conditions, scope) { found.isHandlingError = true }
        // Where several conditions must hold, nothing is said of what runs otherwise.
        let inner = branch ?? numberBranch(ofAll: clause.conditions, scope, found.changed)
        if let inner { found.branches.append(inner) }
        let mark = found.changed.mark
        let isLast = followPossible(clause.body, bound, &found)
        // Another branch does not run after this one.
        let inside = found.changed.takeBack(to: mark)
        if !isLast { changed += inside }
        leaves = isLast && leaves
        (found.isHandlingError, found.branches) = (wasHandlingError, around)
        // What follows runs only if the condition does not hold.
        if let branch { found.branches.append(branch.opposite) }
      }
    }
    if let otherwise = condition.otherwise {
      let wasLost = found.isOfLostSession
      if condition.clauses.contains(where: { needSession($0.conditions, scope, found) }) {
        found.isOfLostSession = true
      }
      followPossible(otherwise, scope, &found)
      found.isOfLostSession = wasLost
    } else if leaves {
      // `if !isLoggedIn { return }`
      outer = found.branches
    }
    return false
  }

  /// Follows a `switch`.
  ///
  /// - Returns: Whether it ends with a `return` for certain.
  func follow(
    _ choice: SwitchSyntax, _ scope: Scope, _ found: inout EffectCollection
  ) -> Bool {
    let subject = evaluate(choice.subject, scope)
    var isOpen = false
    let outer = found.branches
    let outerCases = found.cases
    let mark = found.changed.mark
    var changed: [Substring] = []
    defer {
      (found.branches, found.cases) = (outer, outerCases)
      found.changed.add(changed)
    }
    // What no other branch takes for certain is left for `default`.
    let taken = choice.cases.flatMap(\.patterns)
      .filter { $0.filter == nil && $0.pattern.matchesAllOfCase }
    let fallsThrough = choice.cases.contains(where: \.fallsThrough)
    for branch in choice.cases {
      changed += found.changed.takeBack(to: mark)
      let state =
        fallsThrough
        ? nil
        : stateBranch(
          branch.patterns.isEmpty ? taken : branch.patterns, branch, subject, found.changed)
      found.branches = outer + (state.map { [$0] } ?? [])
      let cases = cases(of: branch, subject)
      found.cases = cases.isEmpty ? outerCases : cases
      let wasHandlingError = found.isHandlingError
      if branch.isOfFailure { found.isHandlingError = true }
      defer { found.isHandlingError = wasHandlingError }
      var inner = scope
      if branch.patterns.isEmpty {
        followPossible(branch.body, inner, &found)
        continue
      }
      for guarded in branch.patterns {
        inner = scope
        switch match(subject, guarded.pattern, &inner) {
        case true? where guarded.filter == nil:
          // What a store or a model is told is no page.
          if case .enumCase(let value) = subject, value.type?.namesPages == true {
            found.cases = outerCases + [value]
          }
          return follow(branch.body, &inner, &found) && !isOpen
        case false?: continue
        default:
          isOpen = true
          followPossible(branch.body, inner, &found)
        }
        break
      }
    }
    return false
  }

  /// The cases of a state for which one condition holds, `if isLoggedIn`, `if step == .name` or `if step == 2`; nil for other
  /// conditions, and for a state that the action has changed before.
  func stateBranch(
    of conditions: [Condition], _ scope: Scope, _ changed: ChangedStates
  ) -> StateBranch? {
    guard conditions.count == 1 else { return nil }
    if let numbers = numberBranch(of: conditions[0], scope, changed) { return numbers }
    if let (state, value) = conditions[0].comparison {
      guard case .enumCase(let value) = value, conditions[0].matchesAllOfCase,
        case .object(let object) = evaluate(state, scope), let place = object.state,
        index.isEnum(object.type), !changed.mayHave(place)
      else { return nil }
      return StateBranch(
        state: place, type: object.type, cases: [value.name], isForOthers: false,
        caseOfNothing: object.caseOfNothing)
    }
    guard case .expression(var expression) = conditions[0] else { return nil }
    var holds = true
    while case .prefix("!", let operand) = expression.kind {
      expression = operand
      holds.toggle()
    }
    guard case .unknown(_, let place?) = evaluate(expression, scope), !changed.mayHave(place)
    else { return nil }
    return StateBranch(state: place, type: "Bool", cases: ["\(holds)"], isForOthers: false)
  }

  /// The branch where `guard let page = path.last` fails, for no case of the path's enum; none for other conditions.
  func emptyPath(
    _ conditions: [Condition], _ scope: Scope, _ changed: ChangedStates
  ) -> [StateBranch] {
    guard conditions.count == 1, case .binding(_, let expression) = conditions[0],
      case .object(let object) = evaluate(expression, scope), let state = object.state,
      index.isEnum(object.type), !changed.mayHave(state)
    else { return [] }
    return [StateBranch(state: state, type: object.type, cases: [], isForOthers: false)]
  }

  /// The cases of an enum of the app for which a branch runs; none if they are not known.
  private func cases(of branch: SwitchSyntax.Case, _ subject: Value) -> [EnumValue] {
    guard case .object(let object) = subject, index.isEnum(object.type) else { return [] }
    return branch.patterns.compactMap { guarded in
      guarded.pattern.caseName.map { EnumValue(type: object.type, name: $0) }
    }
  }

  /// The cases of a state for which a branch runs; nil unless the subject is a state of an enum of the app that the action
  /// has not changed before.
  private func stateBranch(
    _ patterns: [SwitchSyntax.Guarded], _ branch: SwitchSyntax.Case, _ subject: Value,
    _ changed: ChangedStates
  ) -> StateBranch? {
    if let numbers = numberBranch(
      patterns, isForOthers: branch.patterns.isEmpty, subject, changed)
    {
      return numbers
    }
    guard case .object(let object) = subject, let state = object.state, index.isEnum(object.type),
      !changed.mayHave(state)
    else { return nil }
    let cases = patterns.map(\.pattern.caseName)
    guard !cases.contains(nil) else { return nil }
    return StateBranch(
      state: state, type: object.type, cases: Set(cases.compactMap(\.self)),
      isForOthers: branch.patterns.isEmpty, caseOfNothing: object.caseOfNothing)
  }
}

extension SwitchSyntax.Case {
  /// Whether the branch is for a request that has failed.
  fileprivate var isOfFailure: Bool {
    let names = ["failure", "unauthorized", "unauthenticated", "tokenExpired", "sessionExpired"]
    return !patterns.isEmpty
      && patterns.allSatisfy { $0.pattern.caseName.map(names.contains) == true }
  }

  /// Whether the branch goes on with that of the next case.
  fileprivate var fallsThrough: Bool {
    if case .jump("fallthrough")? = body.last?.kind { true } else { false }
  }
}

extension Condition {
  /// Whether a comparison with a case holds for all values of the case.
  fileprivate var matchesAllOfCase: Bool {
    if case .matching(let pattern, _) = self { pattern.matchesAllOfCase } else { true }
  }
}

extension Pattern {
  /// Whether the pattern matches all values of its case, `.detail(let id)` and not `.detail(1)`.
  fileprivate var matchesAllOfCase: Bool {
    switch self {
    case .enumCase(_, _, let payload?):
      payload.allSatisfy { argument in
        switch argument.pattern {
        case .binding, .wildcard: true
        case .enumCase(_, "some", _), .optional: argument.pattern.matchesAllOfCase
        default: false
        }
      }
    case .optional(let pattern): pattern.matchesAllOfCase
    default: true
    }
  }

  /// The name of the case that the pattern matches, also of an optional; nil for other patterns.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(_, "some", let payload?) where payload.count == 1: payload[0].pattern.caseName
    case .enumCase(_, let name, _): name
    case .optional(let pattern): pattern.caseName
    case .expression(let expression):
      if case .member(_, let name) = expression.kind, expression.isCase { name } else { nil }
    default: nil
    }
  }
}
