import SwiftParsing

/// What the names in a function's results are: `if let kind = Kind(rawValue: id) { return kind.title }`.
extension Evaluator {
  /// The scope of each result that statements may give, in the order of `results(withValues: true)`.
  ///
  /// Conditions that bind no names are not evaluated.
  func scopes(ofResultsIn statements: [Statement], _ scope: Scope) -> [Scope] {
    var scope = scope
    return statements.flatMap { statement -> [Scope] in
      switch statement.kind {
      case .returning(let result): return result == nil ? [] : [scope]
      case .declaration(let declaration):
        declare(declaration, &scope)
        return []
      case .guarding(let conditions, let otherwise):
        let before = scope
        if conditions.bindNames { _ = check(conditions, &scope) }
        return scopes(ofResultsIn: otherwise, before)
      case .expression(let expression):
        switch expression.kind {
        case .condition(let condition):
          return condition.clauses.flatMap { clause -> [Scope] in
            var inner = scope
            if clause.conditions.bindNames { _ = check(clause.conditions, &inner) }
            return scopes(ofResultsIn: clause.body, inner)
          } + scopes(ofResultsIn: condition.otherwise ?? [], scope)
        case .choice(let choice): return scopes(ofResultsIn: choice, scope)
        default: return statements.count == 1 ? [scope] : []
        }
      default: return []
      }
    }
  }

  private func scopes(ofResultsIn choice: SwitchSyntax, _ scope: Scope) -> [Scope] {
    let bindsNames = choice.cases.contains { branch in
      branch.patterns.contains { !$0.pattern.boundNames.isEmpty }
    }
    let subject = bindsNames ? evaluate(choice.subject, scope) : nil
    return choice.cases.flatMap { branch -> [Scope] in
      var inner = scope
      if let subject, let pattern = branch.patterns.first?.pattern, !pattern.boundNames.isEmpty {
        _ = match(subject, pattern, &inner)
      }
      return scopes(ofResultsIn: branch.body, inner)
    }
  }
}

extension [Condition] {
  /// Whether they give names to values.
  fileprivate var bindNames: Bool {
    contains { condition in
      switch condition {
      case .binding: true
      case .matching(let pattern, _): !pattern.boundNames.isEmpty
      case .expression, .availability: false
      }
    }
  }
}
