import SwiftParsing

/// Conditions that compare a state with several cases: `if page == .home { … } else if page == .search { … }` is a
/// `switch` over the page.
extension Evaluator {
  /// Says of the views of an `if` which state they depend on, if each of its clauses compares it with a case.
  func nameState(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice,
      let (subject, type) = comparedState(condition, scope), let place = place(of: subject, scope),
      condition.clauses.count > 1
        // `if step == 1 { … } else { … }`
        || condition.otherwise != nil && type == nil && place.isCalledStep
    else { return }
    let initial = initialState(at: place) ?? .unknown(source(subject.range, scope), place)
    outcome.views[0].arguments = [LabelledValue(ViewNode.switchLabel, .binding(place, initial))]
    if let type { nameEnum(type, of: &outcome.views[0]) }
  }

  /// Says of the views of an `if` which Boolean it asks for, `if isShown { … }` or `if !hasSeenTips { … }`.
  func nameFlag(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice,
      outcome.views[0].arguments.isEmpty, condition.clauses.count == 1,
      condition.clauses[0].conditions.count == 1
    else { return }
    guard case .expression(let expression) = condition.clauses[0].conditions[0] else { return }
    var (flag, isNegated) = (expression, false)
    if case .prefix("!", let inner) = expression.kind { (flag, isNegated) = (inner, true) }
    switch flag.kind {
    case .name, .member: break
    default: return
    }
    guard !isNegated || condition.otherwise == nil, let place = place(of: flag, scope) else {
      return
    }
    let label =
      isNegated
      ? ViewNode.unlessLabel
      : condition.otherwise == nil ? ViewNode.flagLabel : ViewNode.insteadLabel
    outcome.views[0].arguments = [LabelledValue(label, .binding(place, .boolean(false)))]
  }

  /// Says of the views of an `if` with several conditions and no `else` which Boolean the last one asks for,
  /// `if hasLock && !isOpen { … }`.
  func nameLastFlag(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice, condition.otherwise == nil,
      condition.clauses.count == 1, condition.clauses[0].conditions.count == 1,
      case .expression(let all) = condition.clauses[0].conditions[0],
      case .binary(_, "&&", let last) = all.kind
    else { return }
    var (flag, holds) = (last, true)
    if case .prefix("!", let inner) = last.kind { (flag, holds) = (inner, false) }
    switch flag.kind {
    case .name, .member: break
    default: return
    }
    guard let place = place(of: flag, scope) else { return }
    outcome.views[0].arguments.append(
      LabelledValue(ViewNode.lastFlagLabel, .binding(place, .boolean(holds))))
  }

  /// Says of the views of an `if let` which state it asks for, `if let selected { … }`.
  func nameItem(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice,
      outcome.views[0].arguments.isEmpty, condition.clauses.count == 1,
      let first = condition.clauses[0].conditions.first,
      case .binding(.binding, let expression) = first, let place = place(of: expression, scope)
    else { return }
    let label = condition.otherwise == nil ? ViewNode.itemLabel : ViewNode.itemInsteadLabel
    outcome.views[0].arguments = [LabelledValue(label, .binding(place, .nothing))]
  }

  /// Says of the views of an `if` without `else` which states its clauses ask for, if each asks for one before anything else:
  /// `if let question { … } else if isShown, let page { … }`.
  func nameClauses(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice,
      outcome.views[0].arguments.isEmpty, condition.otherwise == nil
    else { return }
    let states = condition.clauses.map { clause -> (label: String, state: Value)? in
      let state: Value? =
        switch clause.conditions.first {
        case .expression(let flag)?: place(of: flag, scope).map { .binding($0, .boolean(false)) }
        case .binding(.binding, let item)?: place(of: item, scope).map { .binding($0, .nothing) }
        default: nil
        }
      return state.map { (source(of: clause.conditions, scope), $0) }
    }
    let contents = outcome.views[0].contents.filter { !$0.views.isEmpty }
    let named = contents.map { content in
      states.first { $0?.label == content.label }?.flatMap(\.state)
    }
    guard !named.isEmpty, named.allSatisfy({ $0 != nil }),
      contents.count + 1 >= outcome.views[0].contents.count
    else { return }
    outcome.views[0].arguments = [
      LabelledValue(ViewNode.clausesLabel, .array(named.compactMap(\.self)))
    ]
  }

  /// The statements with each `if tab == .home { … }` and the `if tab == .search { … }` after it as one `if … else if`.
  ///
  /// So are views on top of each other of which the state makes one visible.
  func joined(_ statements: [Statement], _ scope: Scope) -> [Statement] {
    guard statements.count > 1 else { return statements }
    guard scope.isOfLayers else { return joined(comparing: statements, scope) }
    let statements = withOptionalsJoined(statements, scope)
    let layers = statements.map {
      $0.asVisibleLayer ?? visibleLayer(madeBy: $0, scope) ?? visibleLayer(ofView: $0, scope)
    }
    // A view alone fades, but for one that comes instead of what conditions over the same state show.
    let states = Set(layers.compactMap { $0.flatMap { comparison(of: $0, scope)?.state } })
    let areLayers =
      layers.count(where: { $0 != nil }) > 1
      || !states.isEmpty
        && zip(layers, statements).contains { layer, statement in
          layer == nil && comparison(of: statement, scope).map { states.contains($0.state) } == true
        }
    return joined(
      comparing: areLayers ? zip(layers, statements).map { $0 ?? $1 } : statements, scope)
  }

  /// The statements with each `if jar == nil { … }` and the `if let jar { … }` after it as one `if let … else`.
  private func withOptionalsJoined(_ statements: [Statement], _ scope: Scope) -> [Statement] {
    statements.reduce(into: []) { result, statement in
      guard let last = result.last, case .expression(let before) = last.kind,
        case .condition(let empty) = before.kind, empty.otherwise == nil,
        empty.clauses.count == 1, empty.clauses[0].conditions.count == 1,
        case .expression(let missing) = empty.clauses[0].conditions[0],
        case .binary(let state, "==", let nothing) = missing.kind, nothing.kind == .nothing,
        case .expression(let expression) = statement.kind,
        case .condition(var filled) = expression.kind, filled.otherwise == nil,
        filled.clauses.count == 1,
        case .binding(.binding, let item)? = filled.clauses[0].conditions.first,
        source(item.range, scope) == source(state.range, scope)
      else {
        result.append(statement)
        return
      }
      filled.otherwise = empty.clauses[0].body
      result[result.count - 1] = Statement(
        .expression(Expression(.condition(filled), expression.range)), statement.range)
    }
  }

  private func joined(comparing statements: [Statement], _ scope: Scope) -> [Statement] {
    var result: [Statement] = []
    var last: (state: String, cases: Set<String>)?
    for statement in statements {
      guard let (state, names) = comparison(of: statement, scope) else {
        result.append(statement)
        last = nil
        continue
      }
      if let known = last, known.state == state, known.cases.isDisjoint(with: names),
        case .expression(let before)? = result.last?.kind, case .condition(var whole) = before.kind,
        case .expression(let expression) = statement.kind,
        case .condition(let condition) = expression.kind
      {
        whole.clauses += condition.clauses
        result[result.count - 1] = Statement(
          .expression(Expression(.condition(whole), before.range)), statement.range)
        last?.cases.formUnion(names)
      } else {
        result.append(statement)
        last = (state, names)
      }
    }
    return result
  }

  /// The state, as written, that the clauses of an `if` without `else` compare with cases, and nothing else, with the names of
  /// the cases; nil for others.
  private func comparison(
    of statement: Statement, _ scope: Scope
  ) -> (state: String, names: Set<String>)? {
    guard case .expression(let expression) = statement.kind,
      case .condition(let condition) = expression.kind, condition.otherwise == nil
    else { return nil }
    var found: (state: String, names: Set<String>)?
    for clause in condition.clauses {
      guard let (_, source, value) = comparison(of: clause, scope),
        let name = value.selectedCase?.name, found.map({ $0.state == source }) != false
      else { return nil }
      found = (source, (found?.names ?? []).union([name]))
    }
    return found
  }

  /// The state, also as written, and the value that are all of the condition of a clause; nil for others.
  private func comparison(
    of clause: IfSyntax.Clause, _ scope: Scope
  ) -> (state: Expression, source: String, value: Value)? {
    if let (state, value) = clause.comparison {
      return (state, source(state.range, scope).withoutSelf, value)
    }
    return clause.conditions.count == 1 ? childCase(clause.conditions[0], scope) : nil
  }

  /// The state and the case in `if let store = store.scope(state: \.destination?.home, …)`, which is there in that case only; nil
  /// for other conditions.
  private func childCase(
    _ condition: Condition, _ scope: Scope
  ) -> (state: Expression, source: String, value: Value)? {
    guard let (store, names, place) = child(in: condition, scope), names.count == 2,
      let type = index.enumName(of: StatePlace(type: place.type, property: names[0])),
      index.enumCase(names[1], of: type) != nil
    else { return nil }
    let state = Expression(.member(store, names[0]), store.range)
    let value = Value.enumCase(EnumValue(type: type, name: names[1]))
    return (state, "\(source(store.range, scope)).\(names[0])", value)
  }

  /// The state that each clause of an `if` compares with a case of one enum, with the enum's name, or with a number or a
  /// text; nil for other conditions.
  private func comparedState(
    _ condition: IfSyntax, _ scope: Scope
  ) -> (subject: Expression, type: String?)? {
    var known: (state: Expression, source: String)?
    var areLiterals = true
    var childType: String?
    for clause in condition.clauses {
      guard let (state, source, value) = comparison(of: clause, scope),
        known.map({ $0.source == source }) ?? true
      else { return nil }
      known = (state, source)
      if case .enumCase(let value) = value {
        areLiterals = false
        childType = value.type
      }
    }
    guard let first = known?.state else { return nil }
    if let type = childType { return (first, type) }
    if areLiterals { return (first, nil) }
    guard case .object(let object) = evaluate(first, scope), index.isEnum(object.type)
    else { return nil }
    return (first, object.type)
  }
}

extension IfSyntax.Clause {
  /// The state and the value that it is compared with; nil for other conditions.
  var comparison: (state: Expression, value: Value)? {
    conditions.count == 1 ? conditions[0].comparison : nil
  }
}

extension Condition {
  /// The state and the case, number or text that it is compared with, `page == .home`, `case .home(let user) = page`,
  /// `page == 2` or `page == "home"`; nil for other conditions.
  var comparison: (state: Expression, value: Value)? {
    switch self {
    case .expression(let compared):
      guard case .binary(let left, "==", let right) = compared.withoutParentheses.kind else {
        return nil
      }
      return right.comparedValue.map { (left, $0) }
    case .matching(.enumCase(_, let name, _), let state):
      return (state, .enumCase(EnumValue(type: nil, name: name)))
    case .matching(.expression(let pattern), let state):
      return pattern.comparedValue.map { (state, $0) }
    default: return nil
    }
  }
}

extension Expression {
  /// The expression inside of parentheses.
  var withoutParentheses: Expression {
    guard case .tuple(let elements) = kind, elements.count == 1 else { return self }
    return elements[0].value.withoutParentheses
  }

  /// The case, the number or the text that the expression is; nil for others.
  fileprivate var comparedValue: Value? {
    switch kind {
    case .member(_, let name) where isCase || isMemberOfType:
      .enumCase(EnumValue(type: nil, name: name))
    case .number(let number): .number(number)
    case .string(let literal): literal.plainText.map { .text(PartialText([.known($0)])) }
    default: nil
    }
  }

  /// Whether it is a member of a type, `Page.Content`; nothing is compared with a type.
  private var isMemberOfType: Bool {
    if case .member(let base?, _) = kind, case .name(let type) = base.kind {
      type.startsUppercase
    } else {
      false
    }
  }
}
