import SwiftParsing

/// Lists that result builders of an app make: `TabBar { Tab.home; Tab.search }`, `@ListBuilder var items: [Item] { … }`.
extension Evaluator {
  /// The values that the statements of such a builder give, without those of branches that are not taken for certain.
  func list(of statements: [Statement], _ outer: Scope) -> [Value] {
    var scope = outer
    scope.buildsViews = false
    var elements: [Value] = []
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        if case .condition(let condition) = expression.kind {
          elements += list(of: condition, scope)
        } else if case .array(let more) = evaluate(expression, scope) {
          elements += more
        } else {
          elements.append(evaluate(expression, scope))
        }
      case .declaration: _ = run([statement], &scope)
      default: continue
      }
    }
    return elements
  }

  private func list(of condition: IfSyntax, _ scope: Scope) -> [Value] {
    for clause in condition.clauses {
      var inner = scope
      switch check(clause.conditions, &inner) {
      case true?: return list(of: clause.body, inner)
      case false?: continue
      case nil: return []
      }
    }
    return condition.otherwise.map { list(of: $0, scope) } ?? []
  }

  /// Whether a builder of the app makes a list of a closure's or getter's statements.
  static func buildsList(_ attributes: [String], _ type: TypeSyntax?) -> Bool {
    guard case .array? = type else { return false }
    return attributes.contains { $0.hasSuffix("Builder") && !$0.hasSuffix("ViewBuilder") }
  }
}

/// Lists of what a page loads.
extension Evaluator {
  /// Whether a list is empty only at first, `switch state { case .loaded(let books): books; default: [] }`.
  ///
  /// What depends on a condition, `if query.isEmpty { return [] }`, is empty for those who ask for the beginning.
  ///
  /// - Parameters:
  ///   - value: The list.
  ///   - name: The name of the property.
  ///   - type: The full name of the model or view that has it.
  ///   - getter: The statements that give it.
  func isListToCome(
    _ value: Value, of name: String, in type: String?, from getter: [Statement]
  ) -> Bool {
    guard value == .array([]), let type,
      index.types[type]?.keyword == .objectClass || isView(type)
    else { return false }
    if !isAboutProblem(name), getter.mayGiveLists(withValues: false) { return true }
    return !assumesInitialState && !ViewNode.Content.isAboutFailure(name)
      && getter.mayGiveLists(withValues: true)
  }

  /// Whether a list of the view's own is empty when the page is first shown and has elements later, as what somebody searches
  /// for: `if query.isEmpty { return [] }`.
  func isEmptyAtFirst(_ list: Expression, _ scope: Scope) -> Bool {
    guard !assumesInitialState, case .name(let name) = list.kind, let type = scope.type,
      let member = index.ownMembers(name, of: type).first,
      case .variable(let variable) = member.declaration.kind,
      variable.getter?.mayGiveLists(withValues: true) == true
    else { return false }
    assumesInitialState = true
    defer { assumesInitialState = false }
    return evaluate(list, scope) == .array([])
  }
}

extension [Statement] {
  /// Whether the statements return an empty list in one case and something else in another.
  ///
  /// - Parameter values: Whether conditions that only ask for truth values count.
  fileprivate func mayGiveLists(withValues values: Bool) -> Bool {
    let results = results(withValues: values).map(\.kind)
    return results.contains(.array([]))
      && results.contains { if case .array = $0 { false } else { true } }
  }

  /// What the statements may return.
  func results(withValues values: Bool) -> [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.kind {
      case .returning(let result): result.map { [$0] } ?? []
      case .expression(let expression):
        switch expression.kind {
        case .condition(let condition):
          condition.clauses.flatMap {
            !values && $0.conditions.areValues ? [] : $0.body.results(withValues: values)
          } + (condition.otherwise?.results(withValues: values) ?? [])
        case .choice(let choice): choice.cases.flatMap { $0.body.results(withValues: values) }
        default: count == 1 ? [expression] : []
        }
      case .guarding(let conditions, let otherwise) where values || !conditions.areValues:
        otherwise.results(withValues: values)
      default: []
      }
    }
  }
}

extension [Condition] {
  /// Whether they only ask for truth values, and not what a state is.
  fileprivate var areValues: Bool {
    allSatisfy { if case .expression = $0 { true } else { false } }
  }
}

extension Parameter {
  /// Whether a builder of the app makes a list of what the closure's statements give.
  var buildsList: Bool {
    guard case .function(_, let result) = type else { return false }
    return Evaluator.buildsList(attributes, result)
  }
}

extension Value {
  /// The value as the argument of a parameter, whose builder may make a list.
  func passed(to parameter: Parameter) -> Value {
    guard case .closure(var closure) = self else { return self }
    closure.buildsList = parameter.buildsList
    closure.buildsViews = parameter.attributes.contains("ViewBuilder")
    return .closure(closure)
  }
}

extension [ViewNode] {
  /// The row of a case in a list, which selects it if the list has a selection: `List(Page.allCases, selection: $page) { … }`.
  func tagged(_ element: Value, if isSelecting: Bool) -> [ViewNode] {
    guard isSelecting, count == 1, element.isCase,
      !self[0].modifiers.contains(where: { $0.name == "tag" })
    else { return self }
    var row = self[0]
    row.modifiers.append(
      ViewNode.Modifier("tag", arguments: [LabelledValue(nil, element)], place: row.place))
    return [row]
  }
}
