import SwiftParsing

/// Coordinators of the library Stinsen: classes whose properties with `@Root` and `@Route` name the functions that make
/// their pages.
///
/// What such a coordinator shows is its root with a modifier for each route, so that a sheet is one as any other.
extension Evaluator {
  /// The views that `coordinator.view()` gives; nil for other values.
  func coordinatorViews(of value: Value, at place: SourcePlace, isShallow: Bool) -> [ViewNode]? {
    switch value {
    case .views(let views): return views
    case .object(let object):
      let hasTabs = index.conforms(object.type, to: ["TabCoordinatable"])
      guard hasTabs || index.isCoordinator(object.type) else { return nil }
      // Coordinators may be the roots of each other.
      return inside(.view(object.type)) {
        hasTabs
          ? [tabView(of: object, at: place, isShallow: isShallow)]
          : stack(of: object, at: place, isShallow: isShallow)
      } ?? []
    default: return nil
    }
  }

  private func stack(
    of object: ObjectValue, at place: SourcePlace, isShallow: Bool
  ) -> [ViewNode] {
    let routes = properties(of: object, with: "Route")
    let pages = ViewNode(
      .group, contents: [.init(nil, roots(of: object, at: place, isShallow: isShallow))],
      modifiers: routes.compactMap { presentation(of: $0, in: object) }, place: place)
    return customized([pages], by: object)
  }

  /// The stack of pages around a coordinator, `NavigationViewCoordinator(HomeCoordinator())`; nil for other calls.
  func coordinatorStack(_ name: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard name == "NavigationViewCoordinator", let argument = call.arguments.first else {
      return nil
    }
    let place = scope.place(call.callee.range)
    let pages = coordinatorViews(
      of: evaluate(argument.value, scope), at: place, isShallow: scope.isShallow)
    return pages.map {
      .views([ViewNode(.framework("NavigationView"), contents: [.init(nil, $0)], place: place)])
    }
  }

  /// A property that names the function that makes a page.
  fileprivate struct Property {
    var name: String
    var attribute: Attribute
    var function: Expression
    var place: SourcePlace
  }

  private func properties(of object: ObjectValue, with attribute: String) -> [Property] {
    index.storedProperties(of: object.type).compactMap { member in
      guard case .variable(let variable) = member.declaration.kind, let name = variable.names.first,
        let attribute = member.declaration.attributes.first(where: { $0.name == attribute }),
        let function = variable.value
      else { return nil }
      return Property(
        name: name, attribute: attribute, function: function, place: member.place)
    }
  }

  /// What makes the page of a function of a coordinator, in which the parameters of the function are not known.
  private func page(
    of function: Expression, in object: ObjectValue, at place: SourcePlace
  ) -> ClosureValue {
    var parameters: [Parameter] = []
    if case .name(let name) = function.kind {
      parameters =
        index.members(name, of: object.type).first?.declaration.function?.parameters ?? []
    }
    let names = parameters.map { $0.name ?? $0.label ?? "_" }
    let arguments = zip(parameters, names).map { parameter, name in
      Argument(parameter.label, Expression(.name(name), function.range))
    }
    let call = Expression(
      .call(CallExpression(callee: function, arguments: arguments)), function.range)
    let view = Expression(
      .call(
        CallExpression(callee: Expression(.member(call, "view"), function.range), arguments: [])),
      function.range)
    return ClosureValue(
      parameters: names, body: [Statement(.expression(view), function.range)],
      captured: ["self": .object(object)], enclosingType: object.type, place: place)
  }

  private func views(
    of property: Property, in object: ObjectValue, isShallow: Bool
  ) -> [ViewNode] {
    let page = page(of: property.function, in: object, at: property.place)
    return isShallow ? shallowViews(of: page, arguments: []) : views(of: page, arguments: [])
  }

  /// The root, or a condition of all roots, with the one that the stack begins with in front.
  private func roots(of object: ObjectValue, at place: SourcePlace, isShallow: Bool) -> [ViewNode] {
    let first = keyPaths(in: "stack", of: object).first
    var roots = properties(of: object, with: "Root")
    let number = roots.firstIndex { $0.name == first } ?? 0
    if roots.count > 1 { roots.swapAt(0, number) }
    let contents = roots.map { root in
      ViewNode.Content(".\(root.name)", views(of: root, in: object, isShallow: isShallow))
    }
    guard contents.count > 1 else { return contents.flatMap(\.views) }
    let state = StatePlace(type: object.type, property: AppIndex.rootProperty)
    return [
      ViewNode(
        .choice,
        arguments: [.init(ViewNode.switchLabel, .binding(state, .unknown("root", state)))],
        contents: contents, place: place)
    ]
  }

  /// The modifier that shows the page of a route; nil for a tab.
  private func presentation(of route: Property, in object: ObjectValue) -> ViewNode.Modifier? {
    guard let style = route.attribute.arguments?.first(where: { $0.label == nil })?.value,
      case .member(_, let name) = style.kind
    else { return nil }
    let modifiers = ["modal": "sheet", "fullScreen": "fullScreenCover"]
    let state = StatePlace(type: object.type, property: route.name)
    return ViewNode.Modifier(
      modifiers[name] ?? "navigationDestination",
      arguments: [
        .init("isPresented", .binding(state, .boolean(false))),
        .init(nil, .closure(page(of: route.function, in: object, at: route.place))),
      ],
      place: route.place)
  }

  private func tabView(of object: ObjectValue, at place: SourcePlace, isShallow: Bool) -> ViewNode {
    let names = keyPaths(in: "child", of: object)
    let routes = properties(of: object, with: "Route").filter { $0.tabItem != nil }
    let shown = names.compactMap { name in routes.first { $0.name == name } }
    let tabs = (shown.isEmpty ? routes : shown).map { route in
      let item = route.tabItem.map { page(of: $0, in: object, at: route.place) }
      return ViewNode(
        .group, contents: [.init(nil, views(of: route, in: object, isShallow: isShallow))],
        modifiers: [
          .init(
            "tabItem",
            contents: [.init(nil, item.map { views(of: $0, arguments: [.boolean(true)]) } ?? [])],
            place: route.place),
          .init(
            "tag", arguments: [.init(nil, .text(PartialText([.known(route.name)])))],
            place: route.place),
        ],
        place: route.place)
    }
    return ViewNode(.framework("TabView"), contents: [.init(nil, tabs)], place: place)
  }

  /// The names of the key paths in the value of a property, `NavigationStack(initial: \HomeCoordinator.start)`.
  private func keyPaths(in property: String, of object: ObjectValue) -> [String] {
    guard
      case .variable(let variable)? = index.members(property, of: object.type).first?
        .declaration.kind, case .call(let call)? = variable.value?.kind
    else { return [] }
    let values = call.arguments.flatMap { argument in
      if case .array(let elements) = argument.value.kind { elements } else { [argument.value] }
    }
    return values.compactMap { value in
      if case .keyPath(let path) = value.kind { path.lastComponent } else { nil }
    }
  }

  /// The views as the coordinator's `customize(_:)` changes them.
  private func customized(_ views: [ViewNode], by object: ObjectValue) -> [ViewNode] {
    guard let member = index.members("customize", of: object.type).first else { return views }
    let range = member.declaration.range
    let call = CallExpression(
      callee: Expression(.name("customize"), range),
      arguments: [Argument(nil, Expression(.name("pages"), range))])
    let closure = ClosureValue(
      parameters: ["pages"], body: [Statement(.expression(Expression(.call(call), range)), range)],
      captured: ["self": .object(object)], enclosingType: object.type, place: member.place)
    let found = shallowViews(of: closure, arguments: [.views(views)])
    return found.isEmpty ? views : found
  }
}

extension Evaluator.Property {
  /// The function that makes the item in the tab bar, `@Route(tabItem: makeHomeTab)`.
  fileprivate var tabItem: Expression? {
    attribute.arguments?.first { $0.label == "tabItem" }?.value
  }
}

extension AppIndex {
  /// The property of a coordinator that says which of its roots it shows.
  static let rootProperty = "root"

  /// Whether a type is a coordinator of the library with a stack or a single page.
  func isCoordinator(_ type: String) -> Bool {
    conforms(type, to: ["NavigationCoordinatable", "ViewCoordinatable"])
  }
}
