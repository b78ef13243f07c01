import SwiftParsing

/// What initializers set.
extension Evaluator {
  /// Runs the body of an initializer for the properties that it sets.
  func initialize(
    _ body: [Statement], _ scope: inout Scope, _ properties: inout [String: Value]
  ) {
    for statement in body {
      switch statement.kind {
      case .expression(let expression):
        if case .binary(let left, "=", let right) = expression.kind,
          let name = assignedProperty(left, scope),
          left.kind != .name(name) || scope.names[name] == nil
        {
          let declared = declaredType(of: name, scope)
          var inner = scope
          inner.isShallow = scope.isShallow || isPage(name, of: scope.type)
          // A binding that nobody can change has its value, `_sizes = .constant(sizes)`.
          let given = left.lastName == "_" + name ? right.constantBinding ?? right : right
          let value = evaluate(given, inner).wrappedValue
          properties[name] = declared.map { typed(value, as: $0, from: scope.type) } ?? value
          scope.receiver = .object(
            ObjectValue(type: scope.type ?? "", properties: properties))
        } else if let arguments = expression.delegated, let type = scope.type {
          let made = object(
            type, arguments: values(arguments, scope), isShallow: scope.isShallow)
          properties.merge(made.properties) { $1 }
          scope.receiver = .object(ObjectValue(type: type, properties: properties))
        } else if let lists = listsMade(by: expression, scope, known: properties) {
          properties.merge(lists) { $1 }
          scope.receiver = .object(ObjectValue(type: scope.type ?? "", properties: properties))
        } else if let (body, inner) = chosenBranch(of: expression, scope) {
          var inner = inner
          let changed = names(changedIn: statement, scope)
          initialize(body, &inner, &properties)
          adopt(changed, from: inner, isCertain: true, &scope)
          scope.receiver = .object(
            ObjectValue(type: scope.type ?? "", properties: properties))
        } else if !names(changedIn: statement, scope).isEmpty {
          // Of conditions that are not known, only what they make of local variables counts.
          _ = run([statement], &scope)
        }
      case .declaration, .guarding: _ = run([statement], &scope)
      default: break
      }
    }
  }

  /// The functions inside each other that make lists for initializers: a model of such a list may have a list itself.
  private static let deepestLists = 3

  /// The lists that an initializer lets a function of its own make, `init() { makePages() }`, by the names of the properties;
  /// nil for other expressions.
  ///
  /// What else such a function sets may say that something loads.
  ///
  /// - Parameter known: What was set before.
  private func listsMade(
    by expression: Expression, _ scope: Scope, known: [String: Value]
  ) -> [String: Value]? {
    guard case .call(let call) = expression.kind, call.arguments.isEmpty,
      let name = call.callee.ownFunctionName, let type = scope.type,
      let member = index.ownMembers(name, of: type).usedAsValue,
      let function = member.declaration.function, function.parameters.isEmpty,
      let body = function.body
    else { return nil }
    // Lists of models that make lists of models grow without end.
    guard listsUnderWay < Self.deepestLists else {
      if let last = traces.indices.last { traces[last].isSpoiled = true }
      return nil
    }
    listsUnderWay += 1
    defer { listsUnderWay -= 1 }
    var inner = Scope(names: [:], receiver: scope.receiver, type: type, file: member.file)
    var properties: [String: Value] = [:]
    _ = inside(.initializer(type, member.place)) { initialize(body, &inner, &properties) }
    return properties.filter { name, value in
      // An empty list may be filled later.
      if case .array(let elements) = value {
        !elements.isEmpty || known[name] != nil
      } else {
        false
      }
    }
  }

  /// Whether a property of a view is a page to which a link of the view leads, `NavigationLink(destination: page) { … }`.
  func isPage(_ name: String, of type: String?) -> Bool {
    guard let type, isView(type) else { return false }
    return remembersMatch(\.pageProperties, of: name, in: type) { bytes in
      ["destination: \(name))", "destination: \(name),", "destination: { \(name) }"]
        .contains(where: bytes.includes)
    }
  }

  private func assignedProperty(_ left: Expression, _ scope: Scope) -> String? {
    let name: String
    switch left.kind {
    case .name(let written): name = written
    case .member(let base?, let written) where base.kind == .name("self"): name = written
    default: return nil
    }
    return name.hasPrefix("_") && declaredType(of: name, scope) == nil
      ? String(name.dropFirst()) : name
  }

  private func declaredType(of name: String, _ scope: Scope) -> TypeSyntax? {
    guard let type = scope.type, let member = index.members(name, of: type).first,
      case .variable(let variable) = member.declaration.kind
    else { return nil }
    return variable.type
  }
}

extension Expression {
  /// The name in `load` and `self.load`; nil for other expressions.
  fileprivate var ownFunctionName: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name) where base.kind == .name("self"): name
    default: nil
    }
  }
}
