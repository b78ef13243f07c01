import SwiftParsing

/// Stacks of a library that shows the app's routes by a function of the app:
/// `CoordinatorView(coordinator: Coordinator(root: Route.home))` with `struct Renderer: RouteRenderer { func render(route: Route) … }`.
extension Evaluator {
  /// The stack that a view of a library is which is given the route that it begins with; nil for other views.
  func renderedStack(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard let (route, closure) = renderedRoute(in: call.arguments, scope), let type = route.type
    else { return nil }
    return stack(of: type, beginningWith: .enumCase(route), closure, place, scope)
  }

  /// The case of an enum that the app makes views of for a library, with the function that does, also inside of what the
  /// app makes of the library's types.
  private func renderedRoute(
    in arguments: [Argument], _ scope: Scope
  ) -> (EnumValue, ClosureValue)? {
    for argument in arguments {
      if case .call(let call) = argument.value.kind, case .name(let name) = call.callee.kind {
        guard name.startsUppercase, index.resolve(name, from: scope.type, in: scope.file) == nil
        else { continue }
        if let found = renderedRoute(in: call.arguments, scope) { return found }
      } else if argument.value.called.callee.isMember,
        case .enumCase(let value) = evaluate(argument.value, scope), let type = value.type,
        let renderer = index.renderer(of: type)
      {
        return (value, renderer)
      }
    }
    return nil
  }
}

extension AppIndex {
  /// The function that makes a view for each case of an enum, in a type that conforms to a protocol of a library; nil if
  /// there is none.
  fileprivate func renderer(of enumName: String) -> ClosureValue? {
    for owner in types.keys.sorted() {
      guard let type = types[owner], type.inherited.contains(where: { isOfLibrary($0, in: owner) })
      else { continue }
      for member in type.members.values.flatMap(\.self) {
        guard let function = member.declaration.function, let body = function.body,
          Evaluator.isViewType(function.result, member.declaration),
          let subject = body.switchedName,
          let parameter = function.parameters.first(where: { $0.name == subject }),
          let name = parameter.type.valueName, resolve(name, from: owner) == enumName
        else { continue }
        seen.note(member.place)
        return ClosureValue(
          parameters: [subject], body: body, captured: [:], enclosingType: owner,
          place: member.place)
      }
    }
    // A change of any file may add one.
    for file in sources.indices { seen.note(bytesOf: Int32(file)) }
    return nil
  }

  /// Whether a type is not one of the app.
  private func isOfLibrary(_ type: TypeSyntax, in owner: String) -> Bool {
    type.name.map { resolve($0, from: owner) == nil } ?? false
  }
}

extension Expression {
  /// Whether it is a member of something, `Route.home`.
  fileprivate var isMember: Bool { if case .member = kind { true } else { false } }
}
