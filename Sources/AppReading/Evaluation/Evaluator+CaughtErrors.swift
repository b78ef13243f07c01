import SwiftParsing

extension Evaluator {
  /// What the functions and views of a type set states of their own to after each error of the app that they may catch, by
  /// the names of the states: `catch { message = error.localizedDescription }`.
  func valuesAfterErrors(in type: String) -> [String: [Value]] {
    // What a function that throws needs may be made of such a state.
    guard !areErrorsUnderWay else {
      areTextsCut = true
      return [:]
    }
    if let (known, uses) = caughtValues[type] {
      index.seen.note(uses)
      return known
    }
    // The answer is the same whatever is being evaluated.
    let texts = (placesUnderWay, areTextsCut, textsUnderWay, textsTried, decidedFrame)
    let others = (givenStates, constantsUnderWay, listsUnderWay)
    placesUnderWay = [StatePlace(type: type, property: "")]
    (textsUnderWay, decidedFrame) = (0, nil)
    (givenStates, constantsUnderWay, listsUnderWay) = ([:], 0, 0)
    areErrorsUnderWay = true
    defer {
      areErrorsUnderWay = false
      (placesUnderWay, areTextsCut, textsUnderWay, textsTried, decidedFrame) = texts
      (givenStates, constantsUnderWay, listsUnderWay) = others
    }
    index.seen.begin()
    let (values, _) = apart {
      var search = CaughtErrorSearch(evaluator: self, type: type)
      for member in index.members(catchingIn: type) { search.search(member) }
      return search.found
    }
    caughtValues[type] = (values, index.seen.end())
    return values
  }
}

/// Looks for `do` with a `catch` that uses its error, and follows the `catch` after each error.
private struct CaughtErrorSearch {
  let evaluator: Evaluator
  /// The full name of the type.
  let type: String
  /// What states are set to, by their names.
  private(set) var found: [String: [Value]] = [:]
  private let memory = ErrorMemory()
  /// The clauses that are followed before the search ends.
  private var clauses = 1_000

  init(evaluator: Evaluator, type: String) {
    self.evaluator = evaluator
    self.type = type
  }

  mutating func search(_ member: AppIndex.Member) {
    let receiver = Value.object(ObjectValue(type: type, isUnknown: true))
    var scope = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    scope.isShallow = true
    scope.isAction = true
    switch member.declaration.kind {
    case .function(let function):
      evaluator.bind(function.parameters, to: [], in: &scope)
      search(function.body ?? [], scope)
    case .variable(let variable): search(variable.getter ?? [], scope)
    default: break
    }
  }

  private mutating func search(_ statements: [Statement], _ outer: Scope) {
    var scope = outer
    for statement in statements {
      if case .attempt(let body, let catches) = statement.kind,
        catches.contains(where: { uses($0, scope) }), clauses > 0
      {
        for error in evaluator.errors(thrownBy: body, scope, memory) {
          follow(catches, after: error, scope)
        }
      }
      for block in statement.blocks { search(block, scope) }
      for operand in statement.operands { search(operand, scope) }
      switch statement.kind {
      case .declaration(let declaration): evaluator.declare(declaration, &scope)
      case .guarding(let conditions, _): _ = evaluator.check(conditions, &scope)
      default: break
      }
    }
  }

  private mutating func search(_ expression: Expression, _ scope: Scope) {
    for block in expression.blocks { search(block, scope) }
    for operand in expression.operands { search(operand, scope) }
  }

  /// Whether a clause uses the error that it catches.
  private func uses(_ clause: CatchClause, _ scope: Scope) -> Bool {
    guard let first = clause.body.first, let last = clause.body.last else { return false }
    let body = evaluator.source(ByteRange(first.range.start, last.range.end), scope)
    return clause.names.contains(where: body.includes)
  }

  /// Adds what the clauses that may take an error set states to.
  private mutating func follow(_ catches: [CatchClause], after error: Value, _ outer: Scope) {
    for clause in catches {
      guard clauses > 0 else { return }
      clauses -= 1
      var scope = outer
      let takes = evaluator.takes(clause, error, &scope)
      guard takes != false else { continue }
      let closure = ClosureValue(
        parameters: [], body: clause.body, captured: scope.captured, enclosingType: scope.type,
        place: scope.place(clause.body.first?.range ?? ByteRange(0, 0)))
      for effect in evaluator.effectsWithin(closure) {
        guard case .assign(let place, let value) = effect.kind, place.type == type else { continue }
        found[place.property, default: []].append(value)
      }
      if takes == true { return }
    }
  }
}

extension Evaluator {
  /// What a closure may do, which takes of the steps that are left.
  fileprivate func effectsWithin(_ closure: ClosureValue) -> [Effect] {
    let given = budget
    guard given > 0 else { return [] }
    let effects = effects(of: closure, arguments: [])
    // A request of its own has a fresh budget.
    if frames.count == 0 { budget = given - (Self.effectSteps - max(budget, 0)) }
    return effects
  }
}

extension AppIndex {
  /// The functions and getters of a type with a `catch`, in the order of the source.
  fileprivate func members(catchingIn type: String) -> [Member] {
    let members = membersWithBodies(of: type)
    return zip(members, sources(of: members)).filter { $1.includes("catch") }.map(\.0)
  }
}
