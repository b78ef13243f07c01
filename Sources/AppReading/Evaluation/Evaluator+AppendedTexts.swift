import SwiftParsing

/// Texts that code puts into a local list one after the other and then joins:
/// `var parts: [String] = []; if isOpen { parts.append("Open") }; return parts.joined(separator: ", ")`.
extension Evaluator {
  /// Notes what a function adds to a local list of texts, any of which may be the text that is joined from it, as nothing is
  /// always in the list.
  ///
  /// The list itself is not known then.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the list.
  ///   - statements: The statements of the function.
  func noteAppendedTexts(
    of declaration: Declaration, in statements: [Statement], _ scope: inout Scope
  ) {
    guard case .variable(let variable) = declaration.kind, !variable.isConstant,
      variable.names.count == 1, let name = variable.names.first,
      case .array(let first)? = scope.names[name], first.allSatisfy(\.isText)
    else { return }
    let added = statements.flatMap { $0.elements(addedTo: name) }
    guard !added.isEmpty else { return }
    let inner = scope
    scope.names[name] = .unknown(name, nil)
    guard first.isEmpty, !statements.contains(where: { $0.adds(to: name) }) else { return }
    let found = added.flatMap { element -> [Value] in
      let value = evaluate(element, inner)
      return [value].compactMap(shownText)
        + possibleTexts(of: element, instead: value, inner)
    }
    scope.note(found, of: name)
  }

  /// The texts of which the list may be joined that an expression joins, `parts.joined(separator: ", ")`; nil for other
  /// expressions.
  func possibleTexts(joinedBy expression: Expression, _ scope: Scope) -> [Value]? {
    guard case .call(let call) = expression.kind,
      case .member(let base?, "joined") = call.callee.kind, case .name(let list) = base.kind,
      case .unknown? = scope.names[list]
    else { return nil }
    return scope.possibleTexts(of: list)
  }
}

extension Statement {
  /// Whether the statement itself adds something to a list, whatever the conditions are.
  fileprivate func adds(to list: String) -> Bool {
    guard case .expression(let expression) = kind else { return false }
    switch expression.kind {
    case .condition, .choice: return false
    default: return !elements(addedTo: list).isEmpty
    }
  }

  /// What a statement adds to a list, in whichever branch or loop inside of it.
  fileprivate func elements(addedTo list: String) -> [Expression] {
    operands.flatMap { $0.elements(addedTo: list) }
      + blocks.flatMap { $0.flatMap { $0.elements(addedTo: list) } }
  }
}

extension Expression {
  fileprivate func elements(addedTo list: String) -> [Expression] {
    switch kind {
    case .binary(let left, "+=", let right) where left.kind == .name(list):
      if case .array(let elements) = right.kind { return elements }
    case .call(let call):
      guard case .member(let base?, let name) = call.callee.kind, base.kind == .name(list),
        let argument = call.arguments.first
      else { break }
      switch (name, argument.label, argument.value.kind) {
      case ("append", nil, _), ("insert", nil, _): return [argument.value]
      case ("append", "contentsOf", .array(let elements)): return elements
      default: break
      }
    default: break
    }
    return operands.flatMap { $0.elements(addedTo: list) }
      + blocks.flatMap { $0.flatMap { $0.elements(addedTo: list) } }
  }
}
