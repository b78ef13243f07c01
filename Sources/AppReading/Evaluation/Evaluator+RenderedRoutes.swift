import SwiftParsing

/// Stacks of a library that shows the app's routes by a function of the app:
/// `CoordinatorView(coordinator: Coordinator(root: Route.home))` with `struct Renderer: RouteRenderer { func render(route: Route) … }`.
extension Evaluator {
  /// The stack that a view of a library is which is given the route that it begins with; nil for other views.
  func renderedStack(
    _ name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    // One with content of its own shows that.
    guard Self.stackNames.contains(where: name.hasSuffix),
      !call.arguments.contains(where: \.isClosure),
      let (route, closure) = renderedRoute(in: call.arguments, scope), let type = route.type
    else { return nil }
    return stack(of: type, beginningWith: .enumCase(route), closure, place, scope)
  }

  private static let stackNames = ["View", "Stack", "Host", "Router", "Container", "Navigator"]

  /// The case of an enum that the app makes pages of for a library, with the function that does, also inside of what the
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
        let renderer = renderer(of: type)
      {
        return (value, renderer)
      }
    }
    return nil
  }

  /// The function that makes the page of each case of an enum, in a type that conforms to a protocol of a library; nil if
  /// there is none.
  private func renderer(of enumName: String) -> ClosureValue? {
    if renderers == nil { renderers = index.renderers }
    guard let renderer = renderers?[enumName] else { return nil }
    index.seen.note(renderer.place)
    return renderer
  }
}

extension AppIndex {
  /// The functions that make the pages of enums for a library, by the full name of the enum.
  fileprivate var renderers: [String: ClosureValue] {
    var found: [String: ClosureValue] = [:]
    for owner in types.keys.sorted() where !isView(owner) && !isEnum(owner) {
      guard let type = types[owner], type.inherited.contains(where: { isOfLibrary($0, in: owner) })
      else { continue }
      let members = type.members.values.flatMap(\.self)
        .sorted { ($0.file, $0.place.offset) < ($1.file, $1.place.offset) }
      for member in members {
        guard let function = member.declaration.function, let body = function.body,
          Evaluator.isViewType(function.result, member.declaration),
          let subject = body.switchedName,
          let parameter = function.parameters.first(where: { $0.name == subject }),
          let name = parameter.type.valueName, let enumName = resolve(name, from: owner),
          found[enumName] == nil, makesPages(body, in: owner)
        else { continue }
        found[enumName] = ClosureValue(
          parameters: [subject], body: body, captured: [:], enclosingType: owner,
          place: member.place)
      }
    }
    return found
  }

  /// Whether most branches of a `switch` are views of the app: a function may as well choose a part of a page.
  private func makesPages(_ body: [Statement], in owner: String) -> Bool {
    let cases =
      body.compactMap { statement -> [SwitchSyntax.Case]? in
        if case .choice(let choice)? = statement.resultExpression?.kind {
          choice.cases
        } else {
          nil
        }
      }.first ?? []
    let pages = cases.count { branch in
      guard branch.body.count == 1, let name = branch.body[0].resultExpression?.firstName,
        let type = resolve(name, from: owner)
      else { return false }
      return isView(type)
    }
    return pages > 1 && pages * 2 > cases.count
  }

  /// Whether a type is neither one of the app nor one of the protocols that every app has.
  private func isOfLibrary(_ type: TypeSyntax, in owner: String) -> Bool {
    guard let name = type.name, !Self.systemProtocols.contains(name) else { return false }
    return resolve(name, from: owner) == nil
  }

  private static let systemProtocols: Set<String> = [
    "ObservableObject", "Observable", "Equatable", "Hashable", "Comparable", "Identifiable",
    "Codable", "Encodable", "Decodable", "Sendable", "ViewModifier", "App", "Scene", "NSObject",
    "Error", "CustomStringConvertible",
  ]
}
