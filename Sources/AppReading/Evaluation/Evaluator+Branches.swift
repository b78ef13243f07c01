import SwiftParsing

extension Evaluator {
  /// Runs an `if`.
  func run(_ condition: IfSyntax, _ expression: Expression, _ scope: inout Scope) -> RunOutcome {
    var branches = OpenBranches()
    var open: [IfSyntax.Clause] = []
    let changed = names(changedIn: Statement(.expression(expression), expression.range), scope)
    for clause in condition.clauses {
      var inner = scope
      let answer = check(clause.conditions, &inner)
      if answer == false { continue }
      let outcome = run(clause.body, &inner)
      if answer == nil, clause.givesLaterText(outcome, scope) { continue }
      adopt(changed, from: inner, isCertain: answer == true && branches.open.isEmpty, &scope)
      if answer == true, branches.open.isEmpty { return outcome }
      switch holdsInitially(clause.conditions, scope) {
      case true?: branches.first = branches.first ?? branches.open.count
      case false?: branches.rejected.insert(branches.open.count)
      case nil: break
      }
      branches.open.append((source(of: clause.conditions, scope), outcome))
      open.append(clause)
      if answer == true {
        branches.isComplete = true
        break
      }
    }
    if !branches.isComplete {
      let otherwise = condition.otherwise.map { body in
        var inner = scope
        let outcome = run(body, &inner)
        adopt(changed, from: inner, isCertain: branches.open.isEmpty, &scope)
        return outcome
      }
      if branches.open.isEmpty { return otherwise ?? RunOutcome() }
      if branches.first == nil, otherwise != nil || !bindsContent(condition, scope),
        condition.clauses.allSatisfy({ holdsInitially($0.conditions, scope) == false })
      {
        branches.first = branches.open.count
      }
      if let otherwise,
        let given = open.firstIndex(where: {
          isGivenContent($0.body, under: $0.conditions, insteadOf: otherwise.views, scope)
        })
      {
        branches.first = given
        branches.rejected.remove(given)
      }
      if otherwise != nil, branches.first == nil, condition.isAboutOne {
        branches.first = branches.open.count
      }
      branches.open.append(("else", otherwise ?? RunOutcome()))
    }
    var outcome = outcome(of: branches, expression, scope)
    nameState(of: condition, in: &outcome, scope)
    nameFlag(of: condition, in: &outcome, scope)
    nameItem(of: condition, in: &outcome, scope)
    nameChild(of: condition, in: &outcome, scope)
    nameClauses(of: condition, in: &outcome, scope)
    nameLastFlag(of: condition, in: &outcome, scope)
    nameItems(of: condition, in: &outcome, scope)
    return outcome
  }

  /// Runs a `switch`.
  func run(_ choice: SwitchSyntax, _ expression: Expression, _ scope: inout Scope) -> RunOutcome {
    let subject = evaluate(choice.subject, scope)
    assumesInitialState.toggle()
    var initial = assumesInitialState ? evaluate(choice.subject, scope) : subject
    assumesInitialState.toggle()
    if choice.subject.kind != .name("self"), let language = language(insteadOf: initial) {
      initial = language
    }
    var outcome = run(choice.cases, subject, initial, expression, scope)
    if outcome == nil {
      // A `switch` has a case for every value, so the subject is not what it seems to be.
      let unknown = Value.unknown(source(choice.subject.range, scope), nil)
      outcome = run(choice.cases, unknown, unknown, expression, scope)
    }
    guard var outcome else { return RunOutcome() }
    outcome.views = marked(outcome.views, ifGiven: choice.subject, scope)
    // A sheet with this `switch` shows what the state decides.
    if outcome.views.count == 1, outcome.views[0].kind == .choice {
      var place = place(of: choice.subject, scope)
      var initial = initial
      if case .object(let object) = subject {
        if let state = object.state {
          place = state
          initial = initialState(at: state) ?? initial
        } else if case .name(let name) = choice.subject.kind, scope.names[name] != nil,
          scope.type.map({ index.members(name, of: $0).isEmpty }) ?? true
        {
          // A parameter is no state; `if let page { switch page { … } }` is over the state of this name.
          place = nil
        }
      }
      if let place {
        outcome.views[0].arguments = [LabelledValue(ViewNode.switchLabel, .binding(place, initial))]
      }
      var type = place.flatMap(index.enumName)
      // The parameter of a function, `page(for: model.step)`.
      if type == nil, case .object(let object) = subject, index.isEnum(object.type) {
        type = object.type
      }
      if let type, outcome.views[0].switchedEnum == nil {
        nameEnum(type, of: &outcome.views[0])
      }
    }
    return outcome
  }

  /// Says of a condition over an enum which one that is, and which cases no branch names.
  func nameEnum(_ type: String, of choice: inout ViewNode) {
    choice.arguments.append(LabelledValue(ViewNode.enumLabel, .type(type)))
    if isReducerState(type) {
      choice.arguments.append(LabelledValue(ViewNode.featuresLabel, .boolean(true)))
    }
    guard choice.contents.contains(where: { ["else", "default"].contains($0.label) }),
      let all = index.caseNames(of: type)
    else { return }
    let named = Set(choice.contents.flatMap { CaseBranches.caseNames(in: $0.label ?? "") })
    let others = all.filter { !named.contains($0) }
      .map { Value.enumCase(EnumValue(type: type, name: $0)) }
    choice.arguments.append(LabelledValue(ViewNode.otherCasesLabel, .array(others)))
  }

  /// The case of an enum of languages that a state begins with, or else that for English; nil for other values.
  ///
  /// What a language says of itself, as its name, is about all of them.
  private func language(insteadOf value: Value) -> Value? {
    guard case .object(let object) = value, index.isEnum(object.type),
      object.type.lastComponent.lowercased().hasSuffix("language")
    else { return nil }
    if let first = object.state.flatMap(initialState), first.isCase { return first }
    let english = index.caseNames(of: object.type)?.first { ["en", "english"].contains($0) }
    return english.map { .enumCase(EnumValue(type: object.type, name: $0)) }
  }

  /// The branch of an `if` or `switch` that runs for certain, with the names that its conditions bind; nil if none does.
  func chosenBranch(of expression: Expression, _ scope: Scope) -> ([Statement], Scope)? {
    switch expression.kind {
    case .condition(let condition):
      var isOpen = false
      for clause in condition.clauses {
        var inner = scope
        let answer = check(clause.conditions, &inner)
        if answer == true { return (clause.body, inner) }
        if answer == nil { isOpen = true }
      }
      return isOpen ? nil : condition.otherwise.map { ($0, scope) }
    case .choice(let choice):
      let subject = evaluate(choice.subject, scope)
      for branch in choice.cases {
        guard let (answer, inner, _) = matching(branch, subject, scope) else { continue }
        return answer == true ? (branch.body, inner) : nil
      }
      return nil
    default: return nil
    }
  }

  /// Runs the cases that may match; nil if none does.
  private func run(
    _ cases: [SwitchSyntax.Case], _ subject: Value, _ initial: Value, _ expression: Expression,
    _ scope: Scope
  ) -> RunOutcome? {
    var branches = OpenBranches()
    var mayBeginElsewhere = false
    for branch in cases {
      guard let (answer, inner, pattern) = matching(branch, subject, scope) else { continue }
      var body = inner
      let outcome = run(branch.body, &body)
      if answer == true, branches.open.isEmpty { return outcome }
      if branches.first == nil {
        // No case before `default` is the one that a state begins with.
        let isFirst =
          branch.patterns.isEmpty
          ? initial.decides && !mayBeginElsewhere
          : matching(branch, initial, scope).map { $0.0 == true }
        if isFirst == true { branches.first = branches.open.count }
        if isFirst == false { mayBeginElsewhere = true }
      }
      branches.open.append((pattern, outcome))
      if answer == true { break }
    }
    return branches.open.isEmpty ? nil : outcome(of: branches, expression, scope)
  }

  /// Whether a value matches a case, the scope with the bound names, and the case as written; nil if it does not match.
  private func matching(
    _ branch: SwitchSyntax.Case, _ subject: Value, _ scope: Scope
  ) -> (Bool?, Scope, String)? {
    if branch.patterns.isEmpty { return (true, scope, "default") }
    var open: (scope: Scope, cases: [String])?
    for guarded in branch.patterns where !subject.isOtherCase(than: guarded.pattern) {
      var inner = scope
      var answer = match(subject, guarded.pattern, &inner)
      if answer != false, let filter = guarded.filter {
        let filtered = decide(filter, inner)
        answer = filtered == false ? false : (filtered == nil ? nil : answer)
      }
      if answer == true { return (true, inner, guarded.pattern.label) }
      if answer == nil {
        open = (open?.scope ?? inner, (open?.cases ?? []) + [guarded.pattern.label])
      }
    }
    return open.map { (nil, $0.scope, $0.cases.joined(separator: ", ")) }
  }

  /// Whether an `if` without `else` shows what a state gets once it is loaded, `if let user`, and not an error or what is
  /// shown for a moment.
  private func bindsContent(_ condition: IfSyntax, _ scope: Scope) -> Bool {
    condition.clauses.contains { clause in
      guard clause.conditions.contains(where: { if case .binding = $0 { true } else { false } })
      else { return false }
      return !source(of: clause.conditions, scope).lowercased().includes("error")
        && !areMomentary(clause.conditions, scope) && !areHidden(clause.conditions, scope)
    }
  }

  private func holdsInitially(_ conditions: [Condition], _ scope: Scope) -> Bool? {
    if conditions.count == 1, case .expression(let expression) = conditions[0] {
      // What a page is there for is not missing, if the source does not say so.
      return initially(expression, scope)
        ?? (isAboutMissingContent(expression, scope) ? false : nil)
    }
    let before = assumesInitialState
    assumesInitialState = true
    defer { assumesInitialState = before }
    var inner = scope
    return check(conditions, &inner) ?? (areMomentary(conditions, scope) ? false : nil)
  }

  /// Conditions as written, which names them in the report and in the settings.
  func source(of conditions: [Condition], _ scope: Scope) -> String {
    conditions.map { condition in
      switch condition {
      case .expression(let expression): source(expression.range, scope)
      case .binding(let pattern, let expression):
        if case .binding(let name) = pattern, case .name(name) = expression.kind {
          "let \(name)"
        } else if case .binding(let name) = pattern {
          "let \(name) = " + source(expression.range, scope)
        } else {
          "let … = " + source(expression.range, scope)
        }
      case .matching(let pattern, let expression):
        source(expression.range, scope) + " is " + pattern.label
      case .availability(let text): text
      }
    }.joined(separator: ", ")
  }

  /// One outcome for branches of which it is not known which one runs.
  private func outcome(
    of branches: OpenBranches, _ expression: Expression, _ scope: Scope
  ) -> RunOutcome {
    let open = branches.open
    guard !open.isEmpty else { return RunOutcome() }
    var outcome = RunOutcome()
    outcome.didReturn = open.allSatisfy { $0.outcome.didReturn }
    outcome.mayReturn = open.contains { $0.outcome.didReturn || $0.outcome.mayReturn }
    outcome.mayBeNothing = open.contains {
      $0.outcome.mayBeNothing || $0.outcome.didReturn && $0.outcome.value == .nothing
    }
    if !outcome.didReturn, branches.first == nil {
      outcome.openReturns = open.reduce(0) {
        $0 + $1.outcome.openReturns + ($1.outcome.didReturn ? 1 : 0)
      }
    }
    if open.contains(where: { !$0.outcome.views.isEmpty }) {
      outcome.views = [
        choice(
          open.map { ($0.condition, $0.outcome.views) }, prefers: branches.first,
          insteadOf: branches.rejected, scope.place(expression.range))
      ]
    } else if let first = open.first?.outcome.value {
      let others = open.dropFirst().map(\.outcome)
      // `if isNew { return "Add" }; return "Save"`
      let isAlone =
        (first.isText || first.hasTexts) && branches.first == nil && open[0].outcome.didReturn
        && others.allSatisfy { $0.value == nil && !$0.didReturn }
      let isOne = isAlone || others.allSatisfy { $0.value == first }
      var initial = branches.first.flatMap { open[$0].outcome.value }
      // What a state is at first must not decide conditions.
      let isOpen = decidedFrame == frames.count && initial?.isSettled == true
      if isOpen || !assumesInitialState && initial?.decides == true { initial = nil }
      // Of several lists the first one is drawn, as of several branches.
      if open.allSatisfy({ $0.outcome.value?.isFilledList == true }) {
        if branches.givesMoreWithContent { initial = first }
        if assumesInitialState { initial = initial ?? first }
      }
      outcome.value = isOne ? first : initial ?? .unknown(source(expression.range, scope), nil)
    }
    return outcome
  }
}
