import SwiftParsing

/// Elements of known lists of which a state or something that is not known says which one is shown: `steps[current].title`.
extension Evaluator {
  /// The elements of the list of a subscript, `steps[current]`, of a search, `options.first { $0.id == selected }`, or of a
  /// choice by chance, `tips.randomElement()`; none if it is always the same one, and for other expressions.
  func elements(chosenBy expression: Expression, _ scope: Scope) -> [Value] {
    let list: Expression
    switch expression.kind {
    case .subscripted(let base, let arguments)
    where arguments.count == 1 && arguments[0].label == nil && mayChange(arguments[0].value, scope):
      list = base
    // `tips.randomElement() ?? ""`
    case .call(let call) where call.arguments.isEmpty && call.callee.lastName == "randomElement":
      guard case .member(let base?, _) = call.callee.kind else { return [] }
      list = base
    case .call(let call):
      guard case .member(let base?, let name) = call.callee.kind, call.arguments.count == 1,
        name == "first" || name == "last", call.arguments[0].isClosure,
        !evaluate(expression, scope).isKnown
      else { return [] }
      list = base
    case .postfix(let inner, _): return elements(chosenBy: inner, scope)
    default: return []
    }
    guard case .array(let elements) = unwrapped(evaluate(list, scope)),
      (2...Self.mostTexts).contains(elements.count)
    else { return [] }
    return elements
  }

  /// Whether a number may be another one later, or is not known.
  private func mayChange(_ number: Expression, _ scope: Scope) -> Bool {
    switch number.kind {
    case .number: return false
    case .binary(let left, _, let right): return mayChange(left, scope) || mayChange(right, scope)
    case .tuple(let elements) where elements.count == 1:
      return mayChange(elements[0].value, scope)
    case .name(let property) where scope.names[property] == nil:
      return isVariable(property, of: scope.type) || !isNumber(number, scope)
    case .member(let base?, let property):
      return isVariable(property, of: ownType(unwrapped(evaluate(base, scope))))
        || !isNumber(number, scope)
    // A local name of a loop has each number in turn, one of a binding that of a state.
    default: return !isNumber(number, scope)
    }
  }

  private func isNumber(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .number = evaluate(expression, scope) { true } else { false }
  }

  /// Whether a property is a state, which may change.
  private func isVariable(_ name: String, of type: String?) -> Bool {
    guard let type, let member = index.members(name, of: type).first,
      case .variable(let variable) = member.declaration.kind, variable.getter == nil
    else { return false }
    return isState(member.declaration, variable, of: type)
  }
}
