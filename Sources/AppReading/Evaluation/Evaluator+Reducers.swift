import SwiftParsing

/// The Composable Architecture: a store is evaluated as its reducer, whose `Reduce` closures define what an action does.
extension Evaluator {
  /// The reducer of a store's type: `StoreOf<Home>` and `Store<Home.State, Home.Action>` give `Home`, and `Store<Void, TourAction>`
  /// gives the enum of the actions.
  func reducer(ofStore components: [TypeSyntax.Component], from outer: String?) -> String? {
    guard let last = components.last, let argument = last.arguments.first?.name else { return nil }
    switch last.name {
    case "StoreOf", "ViewStoreOf": return index.resolve(argument, from: outer)
    case "Store", "ViewStore":
      if argument == "Void", let action = last.arguments.last?.name {
        return index.resolve(action, from: outer).flatMap { index.isEnum($0) ? $0 : nil }
      }
      guard let state = index.resolve(argument, from: outer), state.hasSuffix(".State") else {
        return nil
      }
      return String(state.dropLast(".State".count))
    default: return nil
    }
  }

  /// The state type of a reducer; nil for other types.
  func stateType(ofReducer type: String) -> String? {
    let state = type + ".State"
    guard index.types[state]?.isDeclared == true || index.types[type]?.keyword == .enumeration,
      index.types[type + ".Action"]?.isDeclared == true || isReducer(type)
    else { return nil }
    return state
  }

  /// Whether a type is a feature of The Composable Architecture.
  func isReducer(_ type: String) -> Bool {
    index.types[type]?.attributes.contains("Reducer") == true
      || index.conforms(type, to: ["Reducer", "ReducerProtocol"])
  }

  /// Whether a type is the state of a feature, which its actions and bindings of views change.
  func isReducerState(_ type: String) -> Bool {
    type.hasSuffix(".State") && isReducer(String(type.dropLast(".State".count)))
  }

  /// Follows what a reducer, and those around it, do when its store gets an action.
  ///
  /// - Returns: Whether the call sends an action to a store.
  func followSend(
    _ call: CallExpression, _ callee: Expression, _ scope: Scope,
    _ found: inout EffectCollection
  ) -> Bool {
    guard found.sends < Self.mostReducers, let argument = call.arguments.first else { return false }
    let receiver: String
    var isViewAction = false
    switch callee.kind {
    case .member(let base?, "send"):
      guard case .object(let store) = evaluate(base, scope) else { return false }
      receiver = store.type
    // `return .send(.saved)` and `.run { send in await send(.saved) }`.
    case .member(nil, "send"), .name:
      if case .name(let name) = callee.kind, name != "send",
        scope.names[name] != Self.actionSender
      {
        return false
      }
      if let reducer = found.reducer {
        receiver = reducer
      } else if let type = scope.type, index.types[type]?.attributes.contains("ViewAction") == true,
        case .object(let store) = evaluate(Expression(.name("store"), callee.range), scope)
      {
        (receiver, isViewAction) = (store.type, true)
      } else {
        return false
      }
    default: return false
    }
    guard stateType(ofReducer: receiver) != nil || index.isEnum(receiver) else { return false }
    var action = evaluate(argument.value, scope)
    if isViewAction {
      action = .enumCase(EnumValue(type: nil, name: "view", payload: [.init(nil, action)]))
    }
    follow(action, sentTo: receiver, &found)
    return true
  }

  /// What an effect sends actions with, `.run { dispatch in await dispatch(.saved) }`.
  static let actionSender = Value.unknown("send", nil)

  /// Follows the effects that a reducer gives back together, `.merge(.send(.saved), .send(.closed))`.
  func followEffects(
    _ call: CallExpression, _ callee: Expression, _ scope: inout Scope,
    _ found: inout EffectCollection
  ) -> Bool {
    guard found.reducer != nil, case .member(_, let name) = callee.kind,
      ["merge", "concatenate"].contains(name)
    else { return false }
    for argument in call.arguments { follow(argument.value, &scope, &found) }
    return true
  }

  private func follow(_ sent: Value, sentTo reducer: String, _ found: inout EffectCollection) {
    let before = found.reducer
    found.reducer = reducer
    found.sends += 1
    defer {
      found.reducer = before
      found.sends -= 1
    }
    let isActionEnum = stateType(ofReducer: reducer) == nil
    let type = isActionEnum ? reducer : reducer + ".Action"
    let action = typed(sent, as: .named([.init(type)]), from: nil)
    for closure in reduceClosures(of: reducer) {
      var inner = Scope(closure)
      // An action may come at any time.
      let state = ObjectValue(type: reducer + ".State", isUnknown: true)
      bind(closure.parameters, to: [.object(state), action], in: &inner)
      // One action may lead to another one, and that to the next.
      let name = if case .enumCase(let value) = action { value.name } else { "" }
      _ = inside(.reduce("\(reducer).\(name)", closure.place.offset)) {
        follow(closure.body, &inner, &found)
      }
    }
    for outer in reducersAround(reducer) where found.sends < Self.mostReducers {
      follow(outer.action(around: action), sentTo: outer.type, &found)
    }
  }

  /// The actions in a row that are followed, to the same reducer or to those around it.
  private static let mostReducers = 12

  /// The closures and functions that change the state of a reducer.
  private func reduceClosures(of type: String) -> [ClosureValue] {
    var parts: Set = [type]
    return reduceClosures(of: type, &parts)
  }

  /// - Parameter parts: The reducers whose closures are known; each may name any other one.
  private func reduceClosures(of type: String, _ parts: inout Set<String>) -> [ClosureValue] {
    var closures: [ClosureValue] = []
    for member in index.members("reduce", of: type) {
      guard let function = member.declaration.function, let body = function.body,
        function.parameters.first?.label == "into"
      else { continue }
      closures.append(
        ClosureValue(
          parameters: function.parameters.map { $0.name ?? "_" }, body: body,
          captured: ["self": .object(ObjectValue(type: type))], enclosingType: type,
          place: member.place))
    }
    for member in index.members("body", of: type) + index.members("core", of: type) {
      guard case .variable(let variable) = member.declaration.kind else { continue }
      let scope = Scope(
        names: [:], receiver: .object(ObjectValue(type: type)), type: type, file: member.file)
      for statement in variable.getter ?? [] {
        collectReduce(statement, scope, &closures, &parts)
      }
    }
    return closures
  }

  private func collectReduce(
    _ statement: Statement, _ scope: Scope, _ closures: inout [ClosureValue],
    _ parts: inout Set<String>
  ) {
    switch statement.kind {
    case .expression(let expression), .returning(.some(let expression)):
      collectReduce(expression, scope, &closures, &parts)
    default: break
    }
  }

  private func collectReduce(
    _ expression: Expression, _ scope: Scope, _ closures: inout [ClosureValue],
    _ parts: inout Set<String>
  ) {
    switch expression.kind {
    case .member(let base?, _): collectReduce(base, scope, &closures, &parts)
    case .call(let call):
      var callee = call.callee
      if case .generic(let inner, _) = callee.kind { callee = inner }
      guard case .name(let name) = callee.kind else {
        return collectReduce(callee, scope, &closures, &parts)
      }
      // Another reducer of the same state, `SavingLogic()`; one with a state of its own gets its own actions.
      if let part = index.resolve(name, from: scope.type), isReducer(part),
        stateType(ofReducer: part) == nil
      {
        if parts.insert(part).inserted { closures += reduceClosures(of: part, &parts) }
        return
      }
      for argument in call.arguments {
        guard case .closure(let closure) = argument.value.kind else {
          // `Reduce(core)`, with a function of the reducer.
          if name == "Reduce", case .closure(let function) = evaluate(argument.value, scope) {
            var function = function
            function.captured["self"] = scope.receiver
            closures.append(function)
          }
          continue
        }
        if name == "Reduce" {
          closures.append(self.closure(closure, argument.value.range, scope))
        } else {
          for statement in closure.body { collectReduce(statement, scope, &closures, &parts) }
        }
      }
    default: break
    }
  }

  /// The binding of `$store.scope(state: \.destination?.settings, action: …)`: the state, then the case.
  func scopedBinding(_ value: Value, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard let (path, state) = scopedState(value, call, scope) else { return nil }
    let content = scopedReducer(path.names, of: state.type)
    guard case .binding = value else { return content.map(Value.object) }
    return .binding(state, content.map { unwrapped(.object($0)) } ?? .unknown(path.source, nil))
  }

  /// The child state of a store that `scope(state:action:)` is about, with its key path.
  func scopedState(
    _ value: Value, _ call: CallExpression, _ scope: Scope
  ) -> (path: (source: String, names: [String]), state: StatePlace)? {
    let inner: Value = if case .binding(_, let inner) = value { inner } else { value }
    guard case .object(let store) = inner, let state = stateType(ofReducer: store.type),
      let argument = call.arguments.first(where: { $0.label == "state" }),
      case .keyPath(let path) = evaluate(argument.value, scope)
    else { return nil }
    let names = path.split(whereSeparator: { ".?!$".contains($0) }).map(String.init)
    guard !names.isEmpty else { return nil }
    return ((path, names), StatePlace(type: state, property: names.joined(separator: ".")))
  }

  /// The enum of several features whose states the type `Destination.State` is for, which a macro makes; nil for others.
  private func reducerEnum(ofState written: String, from outer: String) -> String? {
    guard written.hasSuffix(".State"),
      let type = index.resolve(String(written.dropLast(".State".count)), from: outer)
    else { return nil }
    return index.isEnum(type) && isReducer(type) ? type : nil
  }

  /// The store of a child state: the reducer whose state a property has.
  private func scopedReducer(_ names: [String], of state: String) -> ObjectValue? {
    guard let member = index.members(names[0], of: state).first,
      case .variable(let variable) = member.declaration.kind,
      let type = variable.type, let written = type.name
    else { return nil }
    if names.count == 1, let several = reducerEnum(ofState: written, from: state) {
      let place = StatePlace(type: state, property: names[0])
      return ObjectValue(type: several, isOptional: true, state: place)
    }
    guard let full = index.resolve(written, from: state), full.hasSuffix(".State") else {
      return nil
    }
    var isOptional = if case .optional = type { true } else { false }
    // `var splash: Splash.State? = .init()`
    if assumesInitialState, names.count == 1, variable.value != nil { isOptional = false }
    return ObjectValue(type: String(full.dropLast(".State".count)), isOptional: isOptional)
  }
}
