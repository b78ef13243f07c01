import SwiftParsing

extension Evaluator {
  /// Whether a condition holds whenever the page is shown; nil if that is not known.
  func decide(_ expression: Expression, _ scope: Scope) -> Bool? {
    if !settings.conditions.isEmpty {
      let text = source(expression.range, scope)
      if let answer = settings.conditions[text] {
        usedSettings.insert("conditions." + text)
        return answer
      }
    }
    if assumesInitialState, let holds = holdsWithContent(expression, scope) { return holds }
    switch expression.kind {
    case .prefix("!", let operand): return decide(operand, scope).map { !$0 }
    case .tuple(let elements) where elements.count == 1:
      return decide(elements[0].value, scope)
    case .binary(let left, "&&", let right):
      let first = decide(left, scope)
      if first == false { return false }
      let second = decide(right, scope)
      return second == false ? false : (first == true && second == true ? true : nil)
    case .binary(let left, "||", let right):
      let first = decide(left, scope)
      if first == true { return true }
      let second = decide(right, scope)
      return second == true ? true : (first == false && second == false ? false : nil)
    case .binary(let left, "==", let right):
      return isFoundInTests(left, scope) ? right.kind == .nothing : areEqual(left, right, scope)
    case .binary(let left, "!=", let right):
      return isFoundInTests(left, scope)
        ? right.kind != .nothing : areEqual(left, right, scope).map { !$0 }
    case .binary(let left, let sign, let right) where ["<", ">", "<=", ">="].contains(sign):
      return comparison(of: evaluate(left, scope), sign, evaluate(right, scope))
    default:
      if case .boolean(let boolean) = evaluate(expression, scope) {
        return isAboutFilteredList(expression, scope) ? nil : boolean
      }
      return isAboutTests(expression, scope) || isAboutPreviews(expression, scope) ? false : nil
    }
  }

  /// Whether a condition is a state that an animation sets when the page appears, `hasAppeared` or `animateContent`.
  private func isAboutAppearing(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name), .member(_, let name):
      let name = name.lowercased()
      return name.includes("appear") || name.includes("animate")
    default: return false
    }
  }

  /// Whether a condition holds when the page is first shown: states have their initial values.
  func initially(_ expression: Expression, _ scope: Scope) -> Bool? {
    if case .prefix("!", let operand) = expression.kind {
      return initially(operand, scope).map { !$0 }
    }
    // What a page fades in when it appears is there.
    if isAboutAppearing(expression) { return true }
    let before = assumesInitialState
    assumesInitialState = true
    defer { assumesInitialState = before }
    if let decided = decide(expression, scope) { return decided }
    if let flag = initialFlag(expression, scope) { return flag }
    if case .member(let base?, "isEmpty") = expression.kind, isTyped(base, scope) { return true }
    return expression.asksForPurchase ? false : nil
  }

  /// Whether conditions begin with one that says that something is not shown at first: `if showsMenu, let item`.
  func areHidden(_ conditions: [Condition], _ scope: Scope) -> Bool {
    guard conditions.count > 1, case .expression(let flag) = conditions[0] else { return false }
    return place(of: flag, scope)?.saysShown == true && initially(flag, scope) == false
  }

  /// Whether conditions are about what is shown for a moment, `if let toast`.
  func areMomentary(_ conditions: [Condition], _ scope: Scope) -> Bool {
    let words = source(of: conditions, scope).lowercased()
    return words.includes("toast") || words.includes("snackbar")
  }

  /// Whether a condition asks whether content is missing that a page is there for, `posts.isEmpty`.
  func isAboutMissingContent(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .member(let base?, "isEmpty"): !isAboutProblem(source(base.range, scope))
    // `posts.isEmpty && drafts.isEmpty`
    case .binary(let left, "&&", let right):
      isAboutMissingContent(left, scope) && isAboutMissingContent(right, scope)
    default: false
    }
  }

  private func areEqual(_ left: Expression, _ right: Expression, _ scope: Scope) -> Bool? {
    switch (evaluate(left, scope), evaluate(right, scope)) {
    case (.enumCase(let first), .enumCase(let second)):
      if first.name != second.name { return false }
      return first.payload.isEmpty && second.payload.isEmpty ? true : nil
    case (.number(let first), .number(let second)): return first == second
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.text(let first), .text(let second)):
      guard let one = first.plain, let other = second.plain else { return nil }
      // A function that gives one of several texts may give another one.
      return one == other && (left.isCall || right.isCall) ? nil : one == other
    case (.nothing, .nothing): return true
    case (.object(let object), .nothing), (.nothing, .object(let object)):
      return object.isOptional || left.isCallInParentheses || right.isCallInParentheses
        ? nil : false
    case (.nothing, .unknown), (.unknown, .nothing): return nil
    case (.nothing, _), (_, .nothing): return false
    default: return nil
    }
  }

  /// Checks all conditions of an `if` or `guard`, and binds their names.
  ///
  /// - Returns: Whether they hold; nil if that is not known, and then the names have unknown values.
  func check(_ conditions: [Condition], _ scope: inout Scope) -> Bool? {
    let told = settings.conditions.isEmpty ? nil : setting(for: conditions, scope)
    var answer: Bool? = told ?? true
    for condition in conditions {
      let next: Bool?
      switch condition {
      case .expression(let expression): next = decide(expression, scope)
      case .binding(let pattern, let expression):
        let value = evaluate(expression, scope)
        noteTexts(of: pattern.boundNames.first, as: expression, value, &scope)
        let isThere = bindOptional(value, to: pattern, &scope)
        if let name = pattern.boundNames.first { enrich(name, isOptional: false, &scope) }
        // What an initializer or a cast gives here may be `nil`; `rawValue as? String` of a text is one.
        let mayFail = expression.mayFail && !(value.isText && expression.isCastToText)
        next =
          castHolds(expression, scope) ?? (isThere == true && mayFail ? nil : isThere)
      case .matching(let pattern, let expression):
        next = match(evaluate(expression, scope), pattern, &scope)
      case .availability(let text): next = !text.hasPrefix("#unavailable")
      }
      if told != nil { continue }
      if next == false { return false }
      if next == nil { answer = nil }
    }
    return answer
  }

  /// What the settings say of several conditions, or of one that binds a name, as written in the report.
  private func setting(for conditions: [Condition], _ scope: Scope) -> Bool? {
    let text = source(of: conditions, scope)
    guard let answer = settings.conditions[text] else { return nil }
    usedSettings.insert("conditions." + text)
    return answer
  }

  private func bindOptional(_ value: Value, to pattern: Pattern, _ scope: inout Scope) -> Bool? {
    let isThere: Bool? =
      switch value {
      case .nothing: false
      case .object(let object): object.isOptional ? nil : true
      case .unknown, .binding: nil
      default: true
      }
    _ = match(unwrapped(value), pattern, &scope)
    return isThere
  }

  /// Matches a value with a pattern, and binds the pattern's names.
  func match(_ value: Value, _ pattern: Pattern, _ scope: inout Scope) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .binding(let name):
      scope.names[name] = value
      return true
    case .tuple(let elements):
      return match(elements, with: payload(of: value), &scope)
    case .enumCase(let type, let name, let elements):
      return matchCase(value, type, name, elements, &scope)
    case .optional(let inner):
      let isThere = bindOptional(value, to: inner, &scope)
      // `case .scan?`
      return isThere == true ? match(value, inner, &scope) : isThere
    case .type: return nil
    case .cast(let inner, let type):
      let holds = isCase(value, of: type, scope)
      let found = holds == true ? value : unknownValue(of: type, source: "", from: scope.type)
      _ = match(found, inner, &scope)
      return holds
    case .expression(let expression):
      return matchExpression(value, expression, &scope)
    }
  }

  private func matchExpression(
    _ value: Value, _ expression: Expression, _ scope: inout Scope
  ) -> Bool? {
    if case .member(_, let name) = expression.kind {
      return matchCase(value, nil, name, nil, &scope)
    }
    switch (value, evaluate(expression, scope)) {
    case (.text(let first), .text(let second)):
      guard let one = first.plain, let other = second.plain else { return nil }
      return one == other
    case (.number(let first), .number(let second)): return first == second
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.nothing, .nothing): return true
    case (.nothing, _): return false
    default: return nil
    }
  }

  private func matchCase(
    _ value: Value, _ type: String?, _ name: String, _ elements: [Pattern.Element]?,
    _ scope: inout Scope
  ) -> Bool? {
    if case .enumCase(let found) = value {
      // A known value where an optional is matched.
      if name == "some", found.name != "some", let elements {
        return match(elements, with: [LabelledValue(nil, value)], &scope)
      }
      guard found.name == name else { return false }
      guard let elements else { return true }
      return match(elements, with: found.payload, &scope)
    }
    if name == "none", case .nothing = value { return true }
    if name == "some", let elements, case .nothing = value {
      bindUnknown(elements, parameters: [], &scope)
      return false
    }
    // The payload of a case that may be the one: its declared types are known.
    var owner = type.flatMap { index.resolve($0, from: scope.type) }
    var state: StatePlace?
    if case .object(let object) = value {
      owner = owner ?? object.type
      state = object.state
    }
    bindUnknown(
      elements ?? [], parameters: owner.flatMap { index.enumCase(name, of: $0) }?.parameters ?? [],
      &scope, from: owner
    ) { position in
      state.map { StatePart(of: $0.property, case: name, position: position).place(in: $0.type) }
    }
    if case .nothing = value { return false }
    return nil
  }

  private func match(
    _ elements: [Pattern.Element], with payload: [LabelledValue], _ scope: inout Scope
  ) -> Bool? {
    if elements.count == 1, payload.count > 1, case .binding(let name) = elements[0].pattern {
      scope.names[name] = .tuple(payload)
      return true
    }
    var answer: Bool? = true
    for (index, element) in elements.enumerated() {
      let value =
        element.label.flatMap { label in payload.first { $0.label == label }?.value }
        ?? (payload.indices.contains(index) ? payload[index].value : .unknown("", nil))
      let next = match(value, element.pattern, &scope)
      if next == false { return false }
      if next == nil { answer = nil }
    }
    return answer
  }

  /// - Parameter place: Gives the place of an associated value by its position, if a state has the case.
  private func bindUnknown(
    _ elements: [Pattern.Element], parameters: [Parameter], _ scope: inout Scope,
    from owner: String? = nil, at place: (Int) -> StatePlace? = { _ in nil }
  ) {
    for (position, element) in elements.enumerated() {
      let parameter = parameters.indices.contains(position) ? parameters[position] : nil
      var name = parameter?.name ?? ""
      if case .binding(let bound) = element.pattern { name = bound }
      var value =
        parameter.map { unknownValue(of: $0.type, source: name, from: owner) }
        ?? .unknown(name, nil)
      // What code sets the state to may say which texts it is.
      if case .unknown(let source, nil) = value, parameter?.type.valueName == "String" {
        value = .unknown(source, place(position))
      }
      _ = match(value, element.pattern, &scope)
    }
  }

  private func payload(of value: Value) -> [LabelledValue] {
    if case .tuple(let elements) = value { elements } else { [] }
  }
}

extension Value {
  /// Whether the value is known to be another case than a pattern names.
  func isOtherCase(than pattern: Pattern) -> Bool {
    guard case .enumCase(let found) = self else { return false }
    switch pattern {
    // `some(…)` may be around the case.
    case .enumCase(_, let name, let elements):
      return found.name != name && (name != "some" || elements == nil)
    case .expression(let expression):
      if case .member(_, let name) = expression.kind { return found.name != name }
      return false
    default: return false
    }
  }
}
