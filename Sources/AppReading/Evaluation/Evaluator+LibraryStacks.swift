import SwiftParsing

/// Stacks of pages of the libraries FlowStacks, SwiftfulRouting, TCACoordinators and UIPilot, as SwiftUI's own.
extension Evaluator {
  /// The stack that a call makes; nil for other calls.
  func libraryStack(
    _ name: String, _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    switch name {
    case "FlowStack", "RouterView":
      guard let argument = call.arguments.last,
        case .closure(let closure) = evaluate(argument.value, scope)
      else { return nil }
      let views = loopViews(closure, .unknown(closure.parameters.first ?? "router", nil), scope)
      return ViewNode(.framework("NavigationStack"), contents: [.init(nil, views)], place: place)
    case "Router":
      return routes(call, place, scope)
    case "TCARouter": return storeRouter(call, place, scope)
    case "UIPilotHost":
      return pilotStack(call, place, scope)
    default: return nil
    }
  }

  /// A stack that shows each of a list of routes, `Router($routes) { screen, _ in switch screen { … } }`: the page of the
  /// first route, with a destination for the others.
  private func routes(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard call.arguments.count > 1, let first = call.arguments.first,
      let last = call.arguments.last, case .closure(let closure) = evaluate(last.value, scope),
      let state = self.place(of: first.value, scope), let type = routeType(of: state)
    else { return nil }
    return stack(
      of: type, beginningWith: firstRoute(of: first.value, type, scope), closure, place, scope)
  }

  /// The stack of UIPilot, `UIPilotHost(pilot) { route in switch route { … } }` with `UIPilot(initial: Route.home)`.
  private func pilotStack(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard call.arguments.count > 1, case .name(let name) = call.arguments[0].value.kind,
      let last = call.arguments.last, case .closure(let closure) = evaluate(last.value, scope),
      let owner = scope.type, let member = index.members(name, of: owner).first,
      case .variable(let variable) = member.declaration.kind,
      case .call(let made)? = variable.value?.kind,
      let initial = made.arguments.first(where: { $0.label == "initial" })
    else { return nil }
    var declared: TypeSyntax?
    if case .named(let components)? = variable.type {
      declared = components.last?.arguments.first
    } else if case .generic(_, let arguments) = made.callee.kind {
      declared = arguments.first
    }
    var first = evaluate(initial.value, scope)
    if let declared { first = typed(first, as: declared, from: owner) }
    guard case .enumCase(let route) = first, let type = route.type else { return nil }
    return stack(of: type, beginningWith: first, closure, place, scope)
  }

  /// A stack of a library that begins with one route and can show all others.
  func stack(
    of type: String, beginningWith first: Value?, _ closure: ClosureValue, _ place: SourcePlace,
    _ scope: Scope
  ) -> ViewNode {
    let destination = ViewNode.Modifier(
      Presentation.routerModifier,
      arguments: [.init("for", .type(type)), .init(nil, .closure(closure))], place: place)
    let pages = first.map { loopViews(closure, $0, scope) }
    let page = ViewNode(
      .group, contents: [.init(nil, pages ?? [])], modifiers: [destination], place: place)
    return ViewNode(.framework("NavigationStack"), contents: [.init(nil, [page])], place: place)
  }

  /// The enum of a state of the type `Routes<Screen>` or `[Route<Screen>]`.
  private func routeType(of state: StatePlace) -> String? {
    var type = index.type(of: state)
    if case .array(let element)? = type { type = element }
    guard case .named(let components)? = type, let name = components.last?.arguments.first?.name
    else { return nil }
    return index.resolve(name, from: state.type)
  }

  /// The route that a list of them begins with, `[.root(.home)]`.
  private func firstRoute(of list: Expression, _ type: String, _ scope: Scope) -> Value? {
    let assumesInitial = assumesInitialState
    assumesInitialState = true
    defer { assumesInitialState = assumesInitial }
    var value = evaluate(list, scope)
    if case .binding(_, let bound) = value { value = bound }
    guard case .array(let elements) = value, case .enumCase(let root)? = elements.first,
      case .enumCase(var screen)? = root.payload.first?.value
    else { return nil }
    screen.type = screen.type ?? type
    return .enumCase(screen)
  }
}
