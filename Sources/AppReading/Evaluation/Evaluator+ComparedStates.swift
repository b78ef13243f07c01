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

  /// The state that each clause of an `if` compares with a case of one enum, with the enum's name; nil for other conditions.
  private func comparedState(
    _ condition: IfSyntax, _ scope: Scope
  ) -> (subject: Expression, type: String)? {
    var first: Expression?
    for clause in condition.clauses {
      guard clause.conditions.count == 1, case .expression(let compared) = clause.conditions[0],
        case .binary(let left, "==", let right) = compared.kind,
        case .member = right.kind,
        first == nil || source(left.range, scope) == first.map({ source($0.range, scope) })
      else { return nil }
      first = left
    }
    guard let first, case .object(let object) = evaluate(first, scope), index.isEnum(object.type)
    else { return nil }
    return (first, object.type)
  }
}
