import SwiftParsing

/// Calls whose argument is one of several cases.
extension Evaluator {
  /// A call with each of several cases if its only argument is one of them, `push(isGuest ? .join : .account)`, or a property
  /// that is; nil for others.
  func alternatives(to call: CallExpression, _ scope: Scope) -> [CallExpression]? {
    guard call.arguments.count == 1 else { return nil }
    let argument = call.arguments[0].value
    let values: [Expression]
    switch argument.kind {
    case .ternary(let condition, let first, let second):
      guard first.isCase, second.isCase, decide(condition, scope) == nil else { return nil }
      values = [first, second]
    // `push(route)` of what a function gives, `let route = links.route(for: url)`.
    case .name(let name) where scope.names[name] != nil:
      guard case .object(let given)? = scope.names[name].map(unwrapped),
        let cases = cases(given: given)
      else { return nil }
      values = cases
    case .name(let name):
      guard let owner = scope.type,
        let cases = cases(ofProperty: name, of: owner, scope)
      else { return nil }
      if case .enumCase = evaluate(argument, scope) { return nil }
      values = cases
    // `push(step.page)`, where it is not known which case the step is.
    case .member(let base?, let name):
      guard case .object(let object) = unwrapped(evaluate(base, scope)),
        index.isEnum(object.type),
        let cases = cases(ofProperty: name, of: object.type, scope)
      else { return nil }
      values = cases
    default: return nil
    }
    return values.map { value in
      var call = call
      call.arguments[0].value = value
      return call
    }
  }

  /// A method that gives more cases than this computes them from data.
  private static let mostCases = 12

  /// The cases of an enum that a method may give, or that of each type that conforms to a protocol; nil for a value that no
  /// method has given.
  private func cases(given value: ObjectValue) -> [Expression]? {
    guard let method = value.givenBy, value.state == nil, index.isEnum(value.type) else {
      return nil
    }
    let isProtocol = index.types[method.type]?.keyword == .interface
    let types = isProtocol ? index.alternatives(to: method.type) : [method.type]
    guard types.count <= Self.mostWitnesses else { return nil }
    let found = types.flatMap { type -> [Expression] in
      index.members(method.name, of: type).flatMap { member -> [Expression] in
        let receiver = Value.object(ObjectValue(type: type, isUnknown: true))
        let scope = Scope(names: [:], receiver: receiver, type: type, file: member.file)
        return results(of: member.declaration.function?.body ?? [], scope)
          .flatMap { $0.result.branches }
      }
    }
    let cases = found.filter(\.isCase).map { $0.asCase(of: value.type) }
    return cases.isEmpty || cases.count > Self.mostCases ? nil : cases
  }

  /// The cases that a property may have, `var page: Page { isGuest ? .join : .account }`; nil if it has one, or another value.
  private func cases(
    ofProperty name: String, of owner: String, _ outer: Scope
  ) -> [Expression]? {
    guard let member = index.ownMembers(name, of: owner).first,
      case .variable(let variable) = member.declaration.kind,
      let type = variable.type?.name.flatMap({ index.resolve($0, from: owner) }),
      index.isEnum(type),
      let getter = variable.getter
    else { return nil }
    var scope = outer
    if owner != outer.type {
      let receiver = Value.object(ObjectValue(type: owner))
      scope = Scope(names: [:], receiver: receiver, type: owner, file: member.file)
    }
    let found = results(of: getter, scope).flatMap { $0.result.branches }
    guard found.count > 1, found.count <= 8, found.allSatisfy(\.isCase) else { return nil }
    return found.map { $0.asCase(of: type) }
  }
}

extension Expression {
  /// What it is in each branch, `isGuest ? .join : .account`; else itself.
  fileprivate var branches: [Expression] {
    guard case .ternary(_, let first, let second) = kind else { return [self] }
    return first.branches + second.branches
  }

  /// A case that says of which enum it is, `Page.join` for `.join`.
  fileprivate func asCase(of type: String) -> Expression {
    switch kind {
    case .member(nil, let name):
      return Expression(.member(Expression(.type(.named([.init(type)])), range), name), range)
    case .call(var call):
      call.callee = call.callee.asCase(of: type)
      return Expression(.call(call), range)
    default: return self
    }
  }
}
