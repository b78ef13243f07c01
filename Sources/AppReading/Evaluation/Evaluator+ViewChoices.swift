import SwiftParsing

/// Views of which a condition decides an argument: one view for each answer.
extension Evaluator {
  /// A text or symbol that a condition decides, `Text(isNew ? "Add" : "Save")`: one view for each answer.
  func choice(
    of name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    for (number, argument) in call.arguments.enumerated() {
      func answer(_ expression: Expression) -> Value {
        titled(
          evaluate(expression, scope), label: argument.label, of: name, isModifier: false)
      }
      guard case .ternary(let condition, let first, let second) = argument.value.kind,
        decide(condition, scope) == nil, initially(condition, scope) == nil,
        case .text(let one) = answer(first), one.hasKnownPart,
        case .text(let other) = answer(second), other.hasKnownPart
      else { continue }
      let text = source(condition.range, scope)
      var answers = [(text, first), ("else", second)]
      // The text that is known tells more, but of "1 bed" and "3 beds" the second one is more usual.
      let isSecond =
        condition.isAboutOne ?? (one.plain == nil && other.plain != nil || condition.isUsuallyFalse)
      if isSecond { answers.reverse() }
      let branches = answers.map { condition, value in
        var call = call
        call.arguments[number].value = value
        return (condition, [node(name, call, place, scope)])
      }
      return choice(branches, prefers: nil, place)
    }
    return nil
  }

  /// A link whose value a condition decides, `NavigationLink(value: isKnown ? .film(id) : .preview)`: one for each value.
  func linkChoice(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard let number = call.arguments.firstIndex(where: { $0.label == "value" }),
      case .ternary(let condition, let first, let second) = call.arguments[number].value.kind,
      decide(condition, scope) == nil
    else { return nil }
    let text = source(condition.range, scope)
    // Controls at one place would be one control.
    let places = [place, scope.place(second.range)]
    let branches = zip([(text, first), ("else", second)], places).map { branch, place in
      var call = call
      call.arguments[number].value = branch.1
      return (branch.0, [node("NavigationLink", call, place, scope)])
    }
    let initial = initially(condition, scope).map { $0 ? 0 : 1 }
    return choice(branches, prefers: initial, place)
  }

  /// A view that gets one of two cases with values by a condition, `NoticeView(isBusy ? .wait : .empty(.jars))`, with its body
  /// for each case.
  ///
  /// - Parameter type: The full name of the view's type.
  func viewChoice(
    _ type: String, _ name: String, _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> ViewNode? {
    guard !scope.isShallow else { return nil }
    for (number, argument) in call.arguments.enumerated() {
      guard case .ternary(let condition, let first, let second) = argument.value.kind,
        first.isCase, second.isCase, first.isCall || second.isCall,
        let label = argument.label,
        let declared = declaredType(of: label, among: call.arguments.map(\.label), in: type),
        let inner = declared.valueName.flatMap({ index.resolve($0, from: type) }),
        index.isEnum(inner), decide(condition, scope) == nil
      else { continue }
      let views = [first, second].compactMap { value -> ViewNode? in
        var call = call
        call.arguments[number].value = value
        guard case .views(let views) = construct(name, call, expression, scope) else { return nil }
        return views.count == 1 && views[0].kind == .own(type) ? views[0] : nil
      }
      guard views.count == 2 else { return nil }
      let initial = initially(condition, scope).map { $0 ? 0 : 1 }
      let labels = [source(condition.range, scope), "else"]
      let bodies = zip(labels, views).map { ($0, $1.contents.flatMap(\.views)) }
      var view = views[initial ?? 0]
      let place = scope.place(call.callee.range)
      view.contents = [.init(nil, [choice(bodies, prefers: initial, place)])]
      return view
    }
    return nil
  }
}
