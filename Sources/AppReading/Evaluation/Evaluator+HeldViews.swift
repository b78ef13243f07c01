import SwiftParsing

/// States that hold a view, which code replaces by another one: `@Published var page = AnyView(LogInView())` and later
/// `page = AnyView(HomeView())`.
extension Evaluator {
  /// The views that a state may hold, as branches of a condition, the one that it begins with first; nil for other states.
  func heldViews(
    in place: StatePlace, _ variable: VariableDeclaration, isShallow: Bool
  ) -> Value? {
    if let type = variable.type {
      guard case .named = type, type.name == "AnyView" else { return nil }
    } else {
      guard case .call(let call)? = variable.value?.kind,
        call.callee.kind == .name("AnyView")
      else { return nil }
    }
    let views = heldViews(in: place, variable)
    return views.isEmpty ? nil : .views(isShallow ? views : views.map(expand))
  }

  /// The view of a state that is nothing at first, `AnyView(model.sheet)`, of which only the type is known; none for other calls.
  func viewHeld(by call: CallExpression, _ scope: Scope) -> [ViewNode] {
    guard call.arguments.count == 1, let place = place(of: call.arguments[0].value, scope),
      let name = index.type(of: place)?.valueName,
      let type = index.resolve(name, from: place.type), isView(type)
    else { return [] }
    let view = ViewNode(.own(type), place: scope.place(call.callee.range))
    return scope.isShallow ? [view] : [expand(view)]
  }

  private func heldViews(in place: StatePlace, _ variable: VariableDeclaration) -> [ViewNode] {
    if let (known, uses) = knownHeldViews[place] {
      index.seen.note(uses)
      return known
    }
    index.seen.begin()
    // A view may be put into one that is made of itself.
    knownHeldViews[place] = ([], 0..<0)
    let (views, _) = apart { viewsPut(into: place, variable) }
    knownHeldViews[place] = (views, index.seen.end())
    return views
  }

  private func viewsPut(into place: StatePlace, _ variable: VariableDeclaration) -> [ViewNode] {
    let initializers = index.ownMembers("init", of: place.type)
    let members = initializers + index.membersWithBodies(of: place.type)
    var held: [(name: String, views: [ViewNode], place: SourcePlace)] = []
    func add(_ value: Value, at place: SourcePlace) {
      guard case .views(let views) = value,
        let name = ShownView(views, index: index, evaluator: self).type?.lastComponent,
        !held.contains(where: { $0.name == name })
      else { return }
      held.append((name, views, place))
    }
    let object = Value.object(ObjectValue(type: place.type, isUnknown: true))
    if let value = variable.value,
      let member = index.ownMembers(place.property, of: place.type).first
    {
      var scope = Scope(names: [:], receiver: object, type: place.type, file: member.file)
      scope.isShallow = true
      add(evaluate(value, scope), at: member.place)
    }
    for (member, source) in zip(members, index.sources(of: members))
    where source.includes(place.property + " = ") {
      guard let function = member.declaration.function, let body = function.body else { continue }
      let closure = ClosureValue(
        parameters: function.parameters.map { $0.name ?? "_" }, body: body,
        captured: ["self": object], enclosingType: place.type, place: member.place)
      for effect in effects(of: closure, arguments: []) {
        guard case .assign(let written, let value) = effect.kind, written == place else { continue }
        add(value, at: effect.place)
      }
    }
    guard held.count > 1 else { return held.flatMap(\.views) }
    let contents = held.map { ViewNode.Content("\(place.property) is \($0.name)", $0.views) }
    return [ViewNode(.choice, contents: contents, place: held[0].place)]
  }
}
