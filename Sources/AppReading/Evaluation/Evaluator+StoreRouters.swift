import SwiftParsing

/// Stacks of the library TCACoordinators, whose reducers keep a list of routes.
extension Evaluator {
  /// The stack of `TCARouter(store) { screen in … }`, and of `TCARouter(store.scope(state: \.routes, …)) { … }`; nil for a
  /// call of which the routes are not known.
  func storeRouter(
    _ call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode? {
    guard call.arguments.count > 1, let last = call.arguments.last,
      case .closure(let closure) = evaluate(last.value, scope),
      let routes = routes(of: call.arguments[0].value, scope), let type = routeEnum(of: routes)
    else { return nil }
    let first = firstRoute(of: type, in: routes.type).map {
      Value.enumCase(EnumValue(type: type, name: $0))
    }
    return stack(of: type, beginningWith: first, closure, place, scope)
  }

  /// The list of routes of a store, or the one that a scope of it names.
  private func routes(of store: Expression, _ scope: Scope) -> StatePlace? {
    if case .call(let call) = store.kind, case .member(let base?, "scope") = call.callee.kind {
      return scopedState(evaluate(base, scope), call, scope)?.state
    }
    guard case .object(let object) = evaluate(store, scope) else { return nil }
    return stateType(ofReducer: object.type).map { StatePlace(type: $0, property: "routes") }
  }

  /// The enum of the states in `[Route<Screen.State>]` or `IdentifiedArrayOf<Route<Screen.State>>`.
  private func routeEnum(of routes: StatePlace) -> String? {
    var type = index.type(of: routes)
    while let outer = type {
      switch outer {
      case .array(let element): type = element
      case .named(let components):
        guard let argument = components.last?.arguments.first else { return nil }
        guard components.last?.name == "Route" else {
          type = argument
          continue
        }
        guard let name = argument.name else { return nil }
        if let found = index.resolve(name, from: routes.type) { return found }
        // The states of `@Reducer enum Screen` are made by the macro.
        return index.resolve(name.outerName ?? name, from: routes.type)
      default: return nil
      }
    }
    return nil
  }

  /// The case with which the routes of a state begin as written, `[.root(.home(…))]` in an initializer of it, in its reducer,
  /// where the app makes the store, or in the reducers around it.
  private func firstRoute(of type: String, in state: String) -> String? {
    let names = Set(index.caseNames(of: type) ?? [])
    var owners = [state, state.outerName, index.mainType].compactMap(\.self)
    if let found = firstRoute(among: names, in: owners) { return found }
    owners = [state.outerName].compactMap(\.self)
    for _ in 0..<Self.mostCoordinators {
      owners = owners.flatMap { reducersAround($0).map(\.type) }
      if let found = firstRoute(among: names, in: owners) { return found }
    }
    return nil
  }

  /// The reducers around a coordinator that are searched.
  private static let mostCoordinators = 3

  private func firstRoute(among names: Set<String>, in owners: [String]) -> String? {
    for owner in owners {
      let members = index.types[owner]?.members.values.flatMap(\.self) ?? []
      let sorted = members.sorted {
        ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
      }
      for source in index.sources(of: sorted) {
        let parts = String(decoding: source, as: UTF8.self).pieces(between: ".root(")
        for part in parts.dropFirst() {
          let name = part.drop { $0.isWhitespace || $0 == "." }.prefix {
            $0.isLetter || $0.isNumber
          }
          if names.contains(String(name)) { return String(name) }
        }
      }
    }
    return nil
  }

  /// The views of `SwitchStore(screen) { CaseLet(state: /Screen.State.home, …); … }`, which are those of a `switch` over the
  /// screen; nil for a call that is written otherwise or whose screen is not known.
  func storeSwitch(
    _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> [ViewNode]? {
    guard call.arguments.count > 1, let subject = call.arguments.first?.value,
      case .closure(let content)? = call.arguments.last?.value.kind
    else { return nil }
    var value = evaluate(subject, scope)
    if !value.isCase {
      guard let state = enumState(of: subject, value, scope) else { return nil }
      value = state
    }
    // `SwitchStore(screen) { switch $0 { … } }` names the state without a parameter.
    if !content.parameters.isEmpty || content.body.first?.isSwitch == true {
      guard case .closure(let closure) = evaluate(call.arguments[1].value, scope) else {
        return nil
      }
      return loopViews(closure, value, scope)
    }
    let cases = content.body.compactMap(\.storeCase)
    guard cases.count == content.body.count, !cases.isEmpty else { return nil }
    var inner = scope
    inner.buildsViews = true
    return run(SwitchSyntax(subject: subject, cases: cases), expression, &inner).views
  }

  /// The state of a store that is one of several cases, `store.scope(state: \.page, …)`; nil for other stores.
  private func enumState(of store: Expression, _ value: Value, _ scope: Scope) -> Value? {
    if case .call(let call) = store.kind, case .member(let base?, "scope") = call.callee.kind,
      let (_, place) = scopedState(evaluate(base, scope), call, scope),
      let type = index.enumName(of: place)
    {
      return .object(ObjectValue(type: type, state: place))
    }
    guard case .object(let feature) = value, let type = stateType(ofReducer: feature.type),
      index.isEnum(type)
    else { return nil }
    return .object(ObjectValue(type: type))
  }

  /// The views of `CaseLet(…, then: HomeView.init)` and of `CaseLet(…) { store in HomeView(store: store) }`, and those of
  /// `Default { … }`; nil for other calls.
  func storeCase(_ call: CallExpression, _ scope: Scope) -> [ViewNode]? {
    guard let last = call.arguments.last, case .closure(let closure) = evaluate(last.value, scope)
    else { return nil }
    let views = loopViews(closure, .unknown("store", nil), scope)
    return views.isEmpty ? nil : views
  }
}

extension Statement {
  /// Whether it is a `switch`, whose value it may give.
  fileprivate var isSwitch: Bool {
    if case .choice? = resultExpression?.kind { true } else { false }
  }

  /// The case of a `switch` that `CaseLet(state: /Screen.State.home, …)` or `Default { … }` means; nil for other statements.
  fileprivate var storeCase: SwitchSyntax.Case? {
    guard case .call(let call)? = resultExpression?.kind, case .name(let name) = call.callee.kind
    else { return nil }
    if name == "Default" { return .init(patterns: [], body: [self], range: range) }
    guard name == "CaseLet", let state = call.arguments.first?.value.caseName else { return nil }
    let pattern = Pattern.enumCase(type: nil, name: state, payload: nil)
    return .init(patterns: [.init(pattern)], body: [self], range: range)
  }
}

extension Expression {
  /// The name of the case in `/Screen.State.home` and `\Screen.State.home`.
  var caseName: String? {
    switch kind {
    case .prefix("/", let inner): inner.lastName
    case .keyPath(let path): path.split(separator: ".").last.map(String.init)
    default: nil
    }
  }
}
