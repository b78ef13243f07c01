import SwiftParsing

/// Functions of an app that append to a list, such as the path of a stack.
extension Evaluator {
  /// Whether a call on a list is that of a function of the app which only appends its argument,
  /// `extension Array { mutating func push(_ page: Element) { append(page) } }`.
  func isOwnAppend(
    _ name: String, _ call: CallExpression, to base: Expression, _ scope: Scope
  ) -> Bool {
    guard call.arguments.count == 1, call.arguments[0].label == nil,
      !index.ownMembers(name, of: "Array").isEmpty
        || !index.ownMembers(name, of: "NavigationPath").isEmpty,
      let place = place(of: base, scope), let list = listType(of: place)
    else { return false }
    return index.ownMembers(name, of: list).contains { member in
      guard let function = member.declaration.function, let body = function.body,
        body.count == 1, function.parameters.count == 1,
        case .expression(let expression) = body[0].kind, case .call(let inner) = expression.kind,
        inner.callee.isOwnMember("append"), inner.arguments.count == 1,
        inner.arguments[0].label == nil, case .name(let passed) = inner.arguments[0].value.kind
      else { return false }
      return passed == function.parameters[0].name
    }
  }

  /// `Array` or `NavigationPath` for a property that is one, by its type or by what it begins with; nil for others.
  private func listType(of place: StatePlace) -> String? {
    if case .array? = declaredType(of: place) { return "Array" }
    if declaredType(of: place)?.name == "NavigationPath" { return "NavigationPath" }
    guard let member = index.members(place.property, of: place.type).first,
      case .variable(let variable) = member.declaration.kind, let value = variable.value
    else { return nil }
    switch value.kind {
    case .array: return "Array"
    case .call(let call):
      if call.callee.lastName == "NavigationPath" { return "NavigationPath" }
      // `[Page]()`
      switch call.callee.kind {
      case .array, .type(.array): return "Array"
      default: return nil
      }
    default: return nil
    }
  }
}

extension Expression {
  /// Whether it names a member of the type around it, `append` or `self.append`.
  fileprivate func isOwnMember(_ name: String) -> Bool {
    switch kind {
    case .name(let own): own == name
    case .member(let base?, let own): own == name && base.kind == .name("self")
    default: false
    }
  }
}
