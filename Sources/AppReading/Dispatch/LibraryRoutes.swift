import SwiftParsing

extension AppIndex {
  /// What shows the pages of an app whose router is that of a library: its enum of routes makes the views, conforms to a
  /// protocol of the library, `enum AppRoute: Routable`, and nothing in the app pushes them itself.
  var libraryRoutes: [Presentation] {
    let routes = enumNames.compactMap { type in
      conformsToRoutes(type) ? pageMember(of: type).map { (type, $0) } : nil
    }
    guard !routes.isEmpty, !pushesValues else { return [] }
    // `AppRoute.settings(.general)` of an enum of enums is what the router gets.
    let inner = Set(routes.flatMap { innerEnums(of: $0.0) })
    return routes.filter { !inner.contains($0.0) }.map { type, member in
      let range = member.declaration.range
      let route = Expression(.name("route"), range)
      var page: Expression
      switch member.declaration.kind {
      case .function(let function):
        page = Expression(.member(route, function.name), range)
        // What the library says is not known.
        let arguments = function.parameters.map { parameter in
          Argument(parameter.label, Expression(.unknown, range))
        }
        page = Expression(.call(CallExpression(callee: page, arguments: arguments)), range)
      default: page = Expression(.member(route, member.name), range)
      }
      let closure = ClosureValue(
        parameters: ["route"], body: [Statement(.expression(page), range)], captured: [:],
        enclosingType: type, place: member.place)
      return Presentation(
        kind: .push, cause: .value(type), content: .closure(closure),
        modifier: ViewNode.Modifier(Presentation.routerModifier, place: member.place), owner: type)
    }
  }

  /// The full names of the app's enums that cases of an enum have as values, `.settings(.general)`.
  func innerEnums(of type: String) -> [String] {
    (enumCases(of: type) ?? []).flatMap(\.parameters).compactMap { parameter in
      parameter.type.valueName.flatMap { resolve($0, from: type) }
    }
    .filter(isEnum)
  }

  /// Whether an enum conforms to a protocol for routes that the app does not declare.
  private func conformsToRoutes(_ type: String) -> Bool {
    (types[type]?.inherited ?? []).contains { parent in
      guard let name = parent.name?.lastComponent, resolve(name, from: type) == nil else {
        return false
      }
      let words = name.lowercased()
      return ["rout", "destination", "navigat"].contains(where: words.includes)
    }
  }

  /// The property, or the function that needs nothing of the app, of an enum that makes the view of a case.
  private func pageMember(of type: String) -> Member? {
    let members = (types[type]?.members.values.flatMap(\.self) ?? []).filter { member in
      guard !member.declaration.isStatic else { return false }
      switch member.declaration.kind {
      case .variable(let variable):
        return variable.getter != nil && Evaluator.isViewType(variable.type, member.declaration)
      case .function(let function):
        let needsNothing = function.parameters.allSatisfy { parameter in
          parameter.type.valueName.map { resolve($0, from: type) == nil } ?? false
        }
        return needsNothing && Evaluator.isViewType(function.result, member.declaration)
      default: return false
      }
    }
    return noting(members.count == 1 ? members : []).first
  }

  /// Whether any file of the app has a destination for pushed values.
  private var pushesValues: Bool {
    let all = Int32(sources.startIndex)..<Int32(sources.endIndex)
    let file = all.first { file in
      let source = sources[Int(file)]
      return source.contains(
        "navigationDestination", in: ByteRange(0, Int32(source.bytes.count)), ignoringCase: false)
    }
    // Where none has one, a change of any file may add it.
    for file in file.map({ [$0] }) ?? Array(all) { seen.note(bytesOf: file) }
    return file != nil
  }
}

extension AppIndex.Member {
  /// The name of a variable.
  fileprivate var name: String {
    if case .variable(let variable) = declaration.kind { variable.names.first ?? "" } else { "" }
  }
}
