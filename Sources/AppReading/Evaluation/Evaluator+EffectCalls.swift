import SwiftParsing

/// The calls of an action.
extension Evaluator {
  /// Follows a call: of a state's method, of one of the app's functions, or of a framework's with closures.
  func follow(
    _ call: CallExpression, _ expression: Expression, _ scope: inout Scope,
    _ found: inout EffectCollection
  ) {
    if let calls = alternatives(to: call, scope) {
      let before = found.isCertain
      found.isCertain = false
      for call in calls { follow(call, expression, &scope, &found) }
      found.isCertain = before
      return
    }
    var callee = call.callee
    while case .postfix(let inner, _) = callee.kind { callee = inner }
    if case .member(let base?, let name) = callee.kind {
      // Making a view has no effect.
      if case .call = base.kind, case .views = evaluate(base, scope) { return }
      if mutate(base, name, call, expression, scope, &found) { return }
      if name == "send", let subject = subject(base, scope) {
        let value = call.arguments.first.map { evaluate($0.value, scope) } ?? .tuple([])
        found.add(.assign(subject, value), at: scope.place(expression.range))
        followSubscriptions(to: subject, of: base, value, scope, &found)
        return
      }
      followListeners(after: call, scope, &found)
      followAppleLogIn(after: call, scope, &found)
      if followPost(call, expression, scope, &found) || followSend(call, callee, scope, &found) {
        return
      }
      // `Task { … }.store(in:)`, `router.push(x).animated()`.
      if case .call = base.kind { follow(base, &scope, &found) }
    }
    if followOwn(call, callee, scope, &found) || followSend(call, callee, scope, &found)
      || followEffects(call, callee, &scope, &found)
    {
      return
    }
    let arguments = values(call.arguments, scope)
    let name = name(of: callee, scope)
    found.add(.call(name, arguments), at: scope.place(expression.range))
    // The button of an alert of UIKit, with what it does.
    if name.hasSuffix(".addAction"), case .call(let button)? = call.arguments.first?.value.kind {
      follow(button, call.arguments[0].value, &scope, &found)
    }
    if let place = place(of: callee, scope), declaredType(of: place)?.isFunction == true {
      found.add(.callback(place, arguments), at: scope.place(expression.range))
    }
    // What the buttons of an alert do, they do later.
    if name.showsAlert(with: arguments) { return }
    // An instance of one of the app's types keeps what it is given by name.
    let isKept = name.startsUppercase && index.resolve(name, from: scope.type) != nil
    for argument in arguments where argument.label == nil || !isKept {
      // `withAnimation { … }`, `Task { … }`, `DispatchQueue.main.async { … }`.
      guard case .closure(let closure) = argument.value, found.depth < Self.mostCalls,
        !closure.contains(scope.place(expression.range))
      else { continue }
      var inner = Scope(closure)
      inner.isAction = true
      let isEffect = found.reducer != nil && name.lastComponent == "run"
      bind(closure.parameters, to: isEffect ? [Self.actionSender] : [], in: &inner)
      follow(closure.body, inside: .closure(closure.place), inner, &found)
    }
  }

  /// The name of what is called, as written, but with the type of a library that the app extends: `AlertManager.present` in
  /// `extension AlertManager { func ask() { present(title: "Sure?") } }`.
  private func name(of callee: Expression, _ scope: Scope) -> String {
    let (member, written): (String, String)
    switch callee.kind {
    case .name(let name): (member, written) = (name, name)
    case .member(let base?, let name) where base.kind == .name("self"):
      (member, written) = (name, source(callee.range, scope))
    default: return source(callee.range, scope)
    }
    guard let type = scope.type, let extended = index.types[type], !extended.isDeclared,
      !member.startsUppercase
    else { return written }
    return "\(type).\(member)"
  }

  /// Follows a change of a state: `isShown.toggle()`, `path.append(x)`.
  private func mutate(
    _ base: Expression, _ name: String, _ call: CallExpression, _ expression: Expression,
    _ scope: Scope, _ found: inout EffectCollection
  ) -> Bool {
    let at = scope.place(expression.range)
    switch isOwnAppend(name, call, to: base, scope) ? "append" : name {
    case "toggle":
      guard call.arguments.isEmpty, let place = place(of: base, scope) else { return false }
      found.add(.assign(place, .boolean(true)), at: at)
      return true
    case "append", "insert":
      if case .object(let object) = evaluate(base, scope),
        index.members(name, of: object.type).contains(where: \.declaration.isFunction)
      {
        return false
      }
      // `log.append(outcome: .done)` is not that of a list.
      guard let argument = call.arguments.first, [nil, "contentsOf"].contains(argument.label),
        let place = place(of: base, scope)
      else { return false }
      var value = evaluate(argument.value, scope)
      if case .array(let element)? = declaredType(of: place) {
        value = typed(value, as: element, from: place.type)
      }
      if argument.label == "contentsOf", case .array(let elements) = value {
        for element in elements { found.add(.append(place, element), at: at) }
      } else {
        found.add(.append(place, value), at: at)
      }
      return true
    default: return false
    }
  }

  /// Follows a call of the app's own function or of a closure.
  @discardableResult
  func followOwn(
    _ call: CallExpression, _ callee: Expression, _ scope: Scope,
    _ found: inout EffectCollection
  ) -> Bool {
    guard let target = target(of: callee, call, scope) else { return false }
    if found.depth >= Self.mostCalls, case .function = target {
      found.cuts += 1
      return false
    }
    // The error handler of the whole app would lead from each screen to the same one.
    if found.isHandlingError, case .function(_, nil) = target { return true }
    let arguments = values(call.arguments, scope)
    switch target {
    case .function(let member, let receiver):
      let given = GivenClosures(of: call, arguments, &found)
      found.depth += 1
      defer { found.depth -= 1 }
      guard let function = member.declaration.function, let body = function.body else {
        return false
      }
      let type = receiver.flatMap(ownType)
      var inner = Scope(names: [:], receiver: receiver, type: type, file: member.file)
      if case .type? = receiver { inner.receiver = nil }
      inner.isAction = true
      bind(function.parameters, to: arguments, in: &inner)
      let (isHandlingError, wasLost) = (found.isHandlingError, found.isOfLostSession)
      defer { (found.isHandlingError, found.isOfLostSession) = (isHandlingError, wasLost) }
      // `handleUnauthorized()` may be called without a `catch`, too.
      let words = function.name.lowercased()
      if ["unauthorized", "expired", "401"].contains(where: words.includes) {
        found.isHandlingError = true
      }
      // Whoever asks for what a request needs, `func token() -> String?`, finds out whether the session has ended.
      if found.isInService, let result = function.result?.valueName, result != "Bool",
        ["token", "headers"].contains(where: words.includes)
      {
        found.isOfLostSession = true
      }
      if words.renewsSession {
        found.isOfLostSession = true
        // Far inside it is no log-in by itself, as a page calls one when it appears.
        if found.isInService { found.isHandlingError = true }
      }
      leavingSome {
        follow(body, inside: .function(type ?? "", function.name), inner, &found)
      }
      followLater(given, &found)
    // What a function was given is code of its callers, `completion(result)`.
    case .closure(let closure): follow(closure, given: arguments, &found)
    }
    return true
  }

  /// What a call runs.
  enum Target {
    case function(AppIndex.Member, Value?)
    case closure(ClosureValue)
  }

  /// What a call runs; nil if that is no code of the app, or not known.
  func target(
    of callee: Expression, _ call: CallExpression, _ scope: Scope
  ) -> Target? {
    let labels = call.arguments.map(\.label)
    func own(_ name: String, _ receiver: Value) -> Target? {
      var types = receiverTypes(receiver)
      if case .binding = receiver { types = ["Binding"] }
      for type in types {
        let functions = index.members(name, of: type).filter {
          $0.declaration.isFunction && $0.declaration.function?.body != nil
        }.preferred(in: scope.file)
        let member =
          functions.count > 1
          ? bestFit(functions, values(call.arguments, scope), of: type)
          : bestFit(functions, labels)
        if let member { return .function(member, receiver) }
      }
      return nil
    }
    switch callee.kind {
    case .name(let name):
      if case .closure(let closure)? = scope.names[name] { return .closure(closure) }
      // A function may begin with a capital, too, unless a type has its name.
      if name.startsUppercase, index.resolve(name, from: scope.type) != nil { return nil }
      if let receiver = scope.receiver ?? scope.type.map(Value.type),
        let found = own(name, receiver)
      {
        return found
      }
      if let member = bestFit(index.functions(name, in: scope.file) ?? [], labels) {
        return .function(member, nil)
      }
    case .member(let base?, let name):
      let value = evaluate(base, scope)
      if name == "wrappedValue", case .closure(let closure) = value { return .closure(closure) }
      if let found = own(name, value) { return found }
      if name == "callAsFunction", case .closure(let closure) = value { return .closure(closure) }
    default: break
    }
    if case .closure(let closure) = evaluate(callee, scope), !closure.body.isEmpty {
      return .closure(closure)
    }
    return nil
  }

  /// The state that an expression writes.
  func place(of expression: Expression, _ scope: Scope) -> StatePlace? {
    switch expression.kind {
    case .name(let name):
      if case .binding(let place, _)? = scope.names[name] ?? scope.names["$" + name] {
        return place
      }
      // In a function of `extension Binding`.
      if name == "self" || name == "wrappedValue", case .binding(let place, _)? = scope.receiver {
        return place
      }
      let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
      if case .object(let object)? = scope.receiver { return place(of: plain, in: object) }
      return StatePlace(type: scope.type ?? "", property: plain)
    case .member(let base?, "wrappedValue"), .postfix(let base, _), .subscripted(let base, _):
      return place(of: base, scope)
    case .member(let base?, let name):
      switch evaluate(base, scope) {
      case .object(let object), .binding(_, .object(let object)): return place(of: name, in: object)
      case .type(let type): return StatePlace(type: type, property: name)
      default:
        guard let outer = place(of: base, scope) else { return nil }
        return StatePlace(type: outer.type, property: "\(outer.property).\(name)")
      }
    case .tuple(let elements) where elements.count == 1: return place(of: elements[0].value, scope)
    default: return nil
    }
  }

  private func place(of name: String, in object: ObjectValue) -> StatePlace {
    if case .binding(let place, _)? = object.properties[name] { return place }
    if case .binding(let place, _)? = bindingAroundRoot(of: name, in: object.type) { return place }
    return StatePlace(type: object.type, property: name)
  }
}

extension ClosureValue {
  /// Whether a place is in the statements: of a function that passes itself on, as `dispatch` of a store to its middlewares,
  /// which call it with other values.
  fileprivate func contains(_ other: SourcePlace) -> Bool {
    guard let first = body.first, let last = body.last, other.file == place.file else {
      return false
    }
    return first.range.start <= other.offset && other.offset < last.range.end
  }
}

extension String {
  /// Whether a function whose name this is, in small letters, asks for another token since a session has ended,
  /// `refreshaccesstoken`.
  fileprivate var renewsSession: Bool {
    includes("token") && ["refresh", "reissue", "renew"].contains(where: includes)
      && !["device", "fcm", "push"].contains(where: includes)
  }
}
