import SwiftParsing

/// Conditions that compare a state with several cases: `if page == .home { … } else if page == .search { … }` is a
/// `switch` over the page.
extension Evaluator {
  /// Says of the views of an `if` which state they depend on, if each of its clauses compares it with a case.
  func nameState(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice, condition.clauses.count > 1,
      let (subject, type) = comparedState(condition, scope), let place = place(of: subject, scope)
    else { return }
    let initial = initialState(at: place) ?? .unknown(source(subject.range, scope), place)
    outcome.views[0].arguments = [
      LabelledValue(ViewNode.switchLabel, .binding(place, initial)),
      LabelledValue(ViewNode.enumLabel, .type(type)),
    ]
  }

  /// The statements with each `if tab == .home { … }` and the `if tab == .search { … }` after it as one `if … else if`.
  func joined(_ statements: [Statement], _ scope: Scope) -> [Statement] {
    guard statements.count > 1 else { return statements }
    var result: [Statement] = []
    var last: (state: String, cases: Set<String>)?
    for statement in statements {
      guard let (state, name) = comparison(of: statement, scope) else {
        result.append(statement)
        last = nil
        continue
      }
      if let known = last, known.state == state, !known.cases.contains(name),
        case .expression(let before)? = result.last?.kind, case .condition(var whole) = before.kind,
        case .expression(let expression) = statement.kind,
        case .condition(let condition) = expression.kind
      {
        whole.clauses += condition.clauses
        result[result.count - 1] = Statement(
          .expression(Expression(.condition(whole), before.range)), statement.range)
        last?.cases.insert(name)
      } else {
        result.append(statement)
        last = (state, [name])
      }
    }
    return result
  }

  /// The state, as written, and the case that are all of the condition of an `if` without `else`; nil for others.
  private func comparison(of statement: Statement, _ scope: Scope) -> (String, String)? {
    guard case .expression(let expression) = statement.kind,
      case .condition(let condition) = expression.kind, condition.otherwise == nil,
      condition.clauses.count == 1, let (state, name) = condition.clauses[0].comparison
    else { return nil }
    return (source(state.range, scope), name)
  }

  /// The state that each clause of an `if` compares with a case of one enum, with the enum's name; nil for other conditions.
  private func comparedState(
    _ condition: IfSyntax, _ scope: Scope
  ) -> (subject: Expression, type: String)? {
    var first: Expression?
    for clause in condition.clauses {
      guard let (state, _) = clause.comparison,
        first == nil || source(state.range, scope) == first.map({ source($0.range, scope) })
      else { return nil }
      first = state
    }
    guard let first, case .object(let object) = evaluate(first, scope), index.isEnum(object.type)
    else { return nil }
    return (first, object.type)
  }
}

extension IfSyntax.Clause {
  /// The state and the name of the case that it is compared with; nil for other conditions.
  var comparison: (state: Expression, name: String)? {
    conditions.count == 1 ? conditions[0].comparison : nil
  }
}

extension Condition {
  /// The state and the name of the case that it is compared with, `page == .home` or `case .home(let user) = page`; nil for
  /// other conditions.
  var comparison: (state: Expression, name: String)? {
    switch self {
    case .expression(let compared):
      guard case .binary(let left, "==", let right) = compared.kind,
        case .member(_, let name) = right.kind
      else { return nil }
      return (left, name)
    case .matching(.enumCase(_, let name, _), let state): return (state, name)
    case .matching(.expression(let pattern), let state):
      guard case .member(_, let name) = pattern.kind else { return nil }
      return (state, name)
    default: return nil
    }
  }
}
