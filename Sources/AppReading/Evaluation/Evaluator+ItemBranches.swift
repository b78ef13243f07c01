import SwiftParsing

/// The states that later branches of an `if` ask for: `if page == .files { … } else if let jar = model.jar { JarView(jar: jar) }`,
/// or `if model.jar == nil { … } else { JarView() }`.
extension Evaluator {
  /// Says of the views of an `if` with several clauses which states those that begin with `let` ask for, and of one that asks
  /// whether a state is nothing the same of its `else`.
  func nameItems(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice else { return }
    guard condition.clauses.count > 1 else {
      guard condition.otherwise != nil, condition.clauses[0].conditions.count == 1,
        case .expression(let compared) = condition.clauses[0].conditions[0],
        case .binary(let state, "==", let nothing) = compared.kind, nothing.kind == .nothing,
        let place = place(of: state, scope)
      else { return }
      outcome.views[0].arguments.append(
        LabelledValue(ViewNode.itemLabel(of: "else"), .binding(place, .nothing)))
      return
    }
    for clause in condition.clauses {
      guard case .binding(.binding, let item)? = clause.conditions.first,
        let place = place(of: item, scope)
      else { continue }
      let label = ViewNode.itemLabel(of: source(of: clause.conditions, scope))
      outcome.views[0].arguments.append(LabelledValue(label, .binding(place, .nothing)))
    }
  }
}

extension ViewNode {
  /// The label of the state that a branch asks for; no name in Swift has a space.
  fileprivate static func itemLabel(of branch: String) -> String { "item of " + branch }

  /// The state whose value a branch asks for, of an `if` with several clauses or of one that compares it with nothing; nil if
  /// it asks for something else.
  func item(of branch: Content) -> StatePlace? {
    branch.label.flatMap { argument(Self.itemLabel(of: $0))?.statePlace }
  }
}
