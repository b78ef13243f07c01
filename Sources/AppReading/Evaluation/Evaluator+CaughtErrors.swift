import SwiftParsing

/// The texts of errors that the app throws and shows: `catch { message = error.localizedDescription }`.
extension Evaluator {
  /// What the functions and views of a type set states of their own to after each error that they may catch, by the names
  /// of the states.
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
    // The answer is the same whichever text is looked for.
    let outer = (placesUnderWay, areTextsCut)
    placesUnderWay = [StatePlace(type: type, property: "")]
    areErrorsUnderWay = true
    errorsFollowed = 0
    defer {
      areErrorsUnderWay = false
      (placesUnderWay, areTextsCut) = outer
    }
    index.seen.begin()
    let (values, _) = apart {
      var found: [String: [Value]] = [:]
      for member in index.members(catchingIn: type) {
        addValuesAfterErrors(in: member, of: type, &found)
      }
      return found
    }
    caughtValues[type] = (values, index.seen.end())
    return values
  }

  private func addValuesAfterErrors(
    in member: AppIndex.Member, of type: String, _ found: inout [String: [Value]]
  ) {
    let receiver = Value.object(ObjectValue(type: type, isUnknown: true))
    var scope = Scope(names: [:], receiver: receiver, type: type, file: member.file)
    scope.isShallow = true
    scope.isAction = true
    switch member.declaration.kind {
    case .function(let function):
      bind(function.parameters, to: [], in: &scope)
      search(function.body ?? [], scope, &found)
    case .variable(let variable): search(variable.getter ?? [], scope, &found)
    default: break
    }
  }

  /// Looks for `do` with a `catch` that uses the error, also inside of other statements.
  private func search(
    _ statements: [Statement], _ outer: Scope, _ found: inout [String: [Value]]
  ) {
    var scope = outer
    for statement in statements {
      if case .attempt(let body, let catches) = statement.kind {
        if catches.contains(where: { uses($0, scope) }) {
          for error in errors(thrownBy: body, scope) {
            addValues(after: error, in: catches, scope, &found)
          }
        }
      }
      for block in statement.blocks { search(block, scope, &found) }
      for operand in statement.operands { search(operand, scope, &found) }
      switch statement.kind {
      case .declaration(let declaration): declare(declaration, &scope)
      case .guarding(let conditions, _): _ = check(conditions, &scope)
      default: break
      }
    }
  }

  private func search(
    _ expression: Expression, _ scope: Scope, _ found: inout [String: [Value]]
  ) {
    for block in expression.blocks { search(block, scope, &found) }
    for operand in expression.operands { search(operand, scope, &found) }
  }

  /// Whether a clause uses the error that it catches.
  private func uses(_ clause: CatchClause, _ scope: Scope) -> Bool {
    guard let first = clause.body.first, let last = clause.body.last else { return false }
    return source(ByteRange(first.range.start, last.range.end), scope).includes(clause.errorName)
  }

  /// The most clauses of one type that are followed after an error.
  private static let mostErrors = 1_000

  /// Adds what the clauses that may take an error set states to.
  private func addValues(
    after error: Value, in catches: [CatchClause], _ outer: Scope,
    _ found: inout [String: [Value]]
  ) {
    for clause in catches {
      guard errorsFollowed < Self.mostErrors else { return }
      errorsFollowed += 1
      var scope = outer
      let takes = takes(clause, error, &scope)
      guard takes != false else { continue }
      let closure = ClosureValue(
        parameters: [], body: clause.body, captured: scope.captured, enclosingType: scope.type,
        place: scope.place(clause.body.first?.range ?? ByteRange(0, 0)))
      for effect in effects(of: closure, arguments: []) {
        guard case .assign(let place, let value) = effect.kind, place.type == scope.type else {
          continue
        }
        found[place.property, default: []].append(value)
      }
      if takes == true { return }
    }
  }
}

extension AppIndex {
  /// The functions and getters of a type with a `catch`, in the order of the source.
  fileprivate func members(catchingIn type: String) -> [Member] {
    let members = types[type]?.members.values.flatMap(\.self) ?? []
    return noting(members.sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }).filter
    {
      let range = $0.declaration.range
      return sources[Int($0.file)].bytes[Int(range.start)..<Int(range.end)].includes("catch")
    }
  }
}
