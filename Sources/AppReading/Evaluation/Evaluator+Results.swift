import SwiftParsing

/// What the names in a function's results are: `if let kind = Kind(rawValue: id) { return kind.title }`.
extension Evaluator {
  /// The results that statements may give, as `results(withValues: true)`, each with the scope in which it is.
  ///
  /// Conditions that bind no names are not evaluated.
  func results(of statements: [Statement], _ scope: Scope) -> [(result: Expression, scope: Scope)] {
    var scope = scope
    return statements.withTextsOfBranches.flatMap {
      statement -> [(result: Expression, scope: Scope)] in
      switch statement.kind {
      case .returning(let result): return result.map { [($0, scope)] } ?? []
      case .declaration(let declaration):
        declare(declaration, &scope)
        noteAppendedTexts(of: declaration, in: statements, &scope)
        return []
      case .guarding(let conditions, let otherwise):
        let before = scope
        if conditions.bindNames { _ = check(conditions, &scope) }
        return results(of: otherwise, before)
      case .expression(let expression):
        switch expression.kind {
        case .condition(let condition):
          return condition.clauses.flatMap { clause -> [(result: Expression, scope: Scope)] in
            var inner = scope
            if clause.conditions.bindNames { _ = check(clause.conditions, &inner) }
            return results(of: clause.body, inner)
          } + results(of: condition.otherwise ?? [], scope)
        case .choice(let choice): return results(of: choice, scope)
        default: return statements.count == 1 ? [(expression, scope)] : []
        }
      default: return []
      }
    }
  }

  private func results(
    of choice: SwitchSyntax, _ scope: Scope
  ) -> [(result: Expression, scope: Scope)] {
    let bindsNames = choice.cases.contains { branch in
      branch.patterns.contains { !$0.pattern.boundNames.isEmpty }
    }
    let subject = bindsNames ? evaluate(choice.subject, scope) : nil
    return choice.cases.flatMap { branch -> [(result: Expression, scope: Scope)] in
      var inner = scope
      if let subject, let pattern = branch.patterns.first?.pattern, !pattern.boundNames.isEmpty {
        _ = match(subject, pattern, &inner)
      }
      return results(of: branch.body, inner)
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
