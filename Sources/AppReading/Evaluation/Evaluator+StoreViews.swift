import SwiftParsing

/// Views of the Composable Architecture that older apps have instead of conditions.
extension Evaluator {
  /// The views of `IfLetStore(store.scope(…)) { store in … } else: { … }`, which are those of
  /// `if let store = store.scope(…) { … } else { … }`; nil for a call that is not written so.
  func storeCondition(
    _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> [ViewNode]? {
    guard let store = call.arguments.first, store.label == nil, call.arguments.count > 1,
      case .closure(let content) = evaluate(call.arguments[1].value, scope)
    else { return nil }
    let otherwise = call.arguments.dropFirst(2).first { $0.label == "else" }.flatMap { argument in
      if case .closure(let closure) = argument.value.kind { closure.body } else { nil }
    }
    let clause = IfSyntax.Clause(
      conditions: [.binding(.binding(content.parameters.first ?? "$0"), store.value)],
      body: content.body)
    var inner = scope
    inner.buildsViews = true
    return run(IfSyntax(clauses: [clause], otherwise: otherwise), expression, &inner).views
  }

  /// Labels the views of `if let store = store.scope(…)` with the state of the child.
  func nameChild(of condition: IfSyntax, in outcome: inout RunOutcome, _ scope: Scope) {
    guard outcome.views.count == 1, outcome.views[0].kind == .choice,
      condition.clauses.count == 1, condition.clauses[0].conditions.count == 1,
      let child = child(in: condition.clauses[0].conditions[0], scope)
    else { return }
    outcome.views[0].arguments = [
      LabelledValue(ViewNode.childLabel, .binding(child.state, .nothing))
    ]
  }

  /// The store, the names in the key path and the state of a child that a condition asks for, `let store = store.scope(…)`; nil
  /// for other conditions.
  func child(
    in condition: Condition, _ scope: Scope
  ) -> (store: Expression, names: [String], state: StatePlace)? {
    guard case .binding(_, let child) = condition, case .call(let call) = child.kind,
      case .member(let store?, "scope") = call.callee.kind,
      let (path, state) = scopedState(evaluate(store, scope), call, scope)
    else { return nil }
    return (store, path.names, state)
  }

  /// Turns the children that are drawn over a page, each a view of the app, into covers that it presents.
  func presentLayers(of stack: inout ViewNode) {
    guard let content = stack.contents.first, content.views.count > 1,
      content.views[0].childState == nil
    else { return }
    let layers = content.views.filter {
      $0.childState != nil && $0.contents.first?.isOwnView == true
    }
    guard !layers.isEmpty else { return }
    stack.contents[0].views.removeAll { view in layers.contains { $0.place == view.place } }
    stack.modifiers += layers.compactMap { layer in
      layer.childState.map { state in
        ViewNode.Modifier(
          "fullScreenCover", arguments: [LabelledValue("item", .binding(state, .nothing))],
          contents: [ViewNode.Content(nil, layer.contents[0].views)], place: layer.place)
      }
    }
  }
}

extension CallExpression {
  /// The call of a view or modifier that older apps give a store, with a binding of the store as newer apps have it.
  ///
  /// `sheet(store: store.scope(state: \.$page, …), state: /Page.State.help, …)` is
  /// `sheet(item: $store.scope(state: \.page?.help, …))`. Other calls stay.
  func withBoundStore(of name: String) -> CallExpression {
    let isStack = name == "NavigationStackStore"
    guard let first = arguments.first, first.label == (isStack ? nil : "store"),
      case .call(var scope) = first.value.kind,
      case .member(let store?, "scope") = scope.callee.kind, let bound = store.bound,
      let state = scope.arguments.firstIndex(where: { $0.label == "state" }),
      case .keyPath(let path) = scope.arguments[state].value.kind
    else { return self }
    scope.callee.kind = .member(bound, "scope")
    if let name = arguments.first(where: { $0.label == "state" })?.value.caseName {
      scope.arguments[state].value.kind = .keyPath("\(path)?.\(name)")
    }
    let isQuestion = ["alert", "confirmationDialog"].contains(name)
    var call = self
    call.arguments.removeAll { ["state", "action"].contains($0.label) }
    call.arguments[0].label = isStack ? "path" : isQuestion ? nil : "item"
    call.arguments[0].value.kind = .call(scope)
    return call
  }
}

extension Expression {
  /// The binding of a store, `$store` and `self.$store`; nil for other expressions.
  fileprivate var bound: Expression? {
    switch kind {
    case .name(let name): Expression(.name("$" + name), range)
    case .member(let base?, let name): Expression(.member(base, "$" + name), range)
    default: nil
    }
  }
}

extension ViewNode {
  /// The state of the child feature that a condition without `else` asks for; nil for other views.
  fileprivate var childState: StatePlace? {
    guard kind == .choice, contents.dropFirst().allSatisfy(\.views.isEmpty) else { return nil }
    return argument(Self.childLabel)?.statePlace
  }
}

extension ViewNode.Content {
  fileprivate var isOwnView: Bool {
    if views.count == 1, case .own = views[0].kind { true } else { false }
  }
}
