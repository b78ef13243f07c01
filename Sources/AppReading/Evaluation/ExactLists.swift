import SwiftParsing

/// Lists of which the order and the number of elements are known, so that a part of them can be taken, and their texts joined.
///
/// Where the source does not say what a filter keeps, or how a list is sorted, evaluation goes on with all elements.
extension Evaluator {
  /// Whether an expression gives exactly the elements that evaluation gives for it.
  func isExactList(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .array: return true
    case .name(let name):
      if scope.names[name] != nil { return scope.isExactList(name) }
      return scope.type.map { isConstantList(name, of: $0) } ?? false
    case .member(_?, "allCases"): return true
    case .member(let base?, let name):
      guard case .name(let written) = base.kind,
        let type = written == "self" ? scope.type : index.resolve(written, from: scope.type)
      else { return false }
      return isConstantList(name, of: type)
    case .call(let call): return isExactList(call, scope)
    case .tuple(let parts) where parts.count == 1: return isExactList(parts[0].value, scope)
    default: return false
    }
  }

  private func isExactList(_ call: CallExpression, _ scope: Scope) -> Bool {
    if case .name("Array") = call.callee.kind, call.arguments.count == 1 {
      return isExactList(call.arguments[0].value, scope)
    }
    guard case .member(let base?, let name) = call.callee.kind else { return false }
    switch name {
    // Where the text is known.
    case "split", "components": return call.arguments.count == 1
    case "map", "compactMap", "enumerated": return isExactList(base, scope)
    case "sorted": return call.arguments.isEmpty && isExactList(base, scope)
    case "prefix", "suffix", "dropFirst", "dropLast":
      return partCount(name, call, scope) != nil && isExactList(base, scope)
    default: return false
    }
  }

  /// Whether a type has a constant whose value is a list as written.
  private func isConstantList(_ name: String, of type: String) -> Bool {
    guard case .variable(let variable)? = index.ownMembers(name, of: type).first?.declaration.kind,
      variable.isConstant, case .array? = variable.value?.kind
    else { return false }
    return true
  }

  /// How many elements a call takes or drops, `words.dropFirst()` or `words.prefix(3)`; nil if that is not known.
  func partCount(_ name: String, _ call: CallExpression, _ scope: Scope) -> Int? {
    guard let argument = call.arguments.first else { return name.hasPrefix("drop") ? 1 : nil }
    guard argument.label == nil, call.arguments.count == 1,
      case .number(let number) = evaluate(argument.value, scope), let count = Int(number),
      count >= 0, isFixed(argument.value, scope)
    else { return nil }
    return count
  }

  /// Whether a number is the one that it is at first: one as written, or a constant.
  private func isFixed(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .number = expression.kind { return true }
    guard case .name(let name) = expression.kind, scope.names[name] == nil, let type = scope.type,
      case .variable(let variable)? = index.ownMembers(name, of: type).first?.declaration.kind
    else { return false }
    return variable.isConstant && variable.value != nil
  }

  /// Whether a condition asks if a list is empty that code filters, `found.isEmpty`: evaluation goes on with all elements.
  func isAboutFilteredList(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .member(let base?, "isEmpty") = expression.kind,
      case .array = evaluate(base, scope)
    else { return false }
    switch base.kind {
    case .name(let name):
      guard scope.names[name] == nil, let type = scope.type else { return false }
      return isFiltered(name, of: type)
    case .member(let owner?, let name):
      guard case .object(let object) = evaluate(owner, scope) else { return false }
      return isFiltered(name, of: object.type)
    default: return base.filters
    }
  }

  /// Whether a computed property of a type filters a list.
  private func isFiltered(_ name: String, of type: String) -> Bool {
    guard case .variable(let variable)? = index.ownMembers(name, of: type).first?.declaration.kind
    else { return false }
    return variable.getter?.contains(where: \.filters) ?? false
  }

  /// Notes whether a local list is exactly the one that evaluation gives.
  func noteExactList(_ name: String, _ expression: Expression, _ scope: inout Scope) {
    guard case .array? = scope.names[name] else { return }
    scope.note(isExact: isExactList(expression, scope), name)
  }
}

extension Scope {
  /// What is before the name of a local list in the name of what is noted of it; no name in Swift has a space.
  private static let exactPrefix = "exact list "

  fileprivate func isExactList(_ name: String) -> Bool { names[Self.exactPrefix + name] != nil }

  mutating func note(isExact: Bool, _ name: String) {
    names[Self.exactPrefix + name] = isExact ? .boolean(true) : nil
  }
}

extension Expression {
  /// Whether a list in the expression may lose elements, `all.filter { … }` or `all.compactMap { … return nil … }`.
  fileprivate var filters: Bool {
    if case .call(let call) = kind, case .member(_?, let name) = call.callee.kind {
      if name == "filter" { return true }
      if name == "compactMap", call.arguments.last?.value.givesNothing == true { return true }
    }
    return operands.contains(where: \.filters) || blocks.joined().contains(where: \.filters)
  }

  /// Whether a closure may give `nil`.
  private var givesNothing: Bool {
    guard case .closure(let closure) = kind else { return false }
    return closure.body.contains(where: \.givesNothing)
  }
}

extension Statement {
  fileprivate var filters: Bool {
    operands.contains(where: \.filters) || blocks.joined().contains(where: \.filters)
  }

  fileprivate var givesNothing: Bool {
    if case .returning(let value?) = kind, value.kind == .nothing { return true }
    return nearestBlocks.joined().contains(where: \.givesNothing)
  }
}
