import SwiftParsing

extension Evaluator {
  /// The value of a call.
  func call(_ call: CallExpression, _ expression: Expression, _ scope: Scope) -> Value {
    switch call.callee.kind {
    case .name(let name):
      return self.call(named: name, call, expression, scope)
    case .generic(let inner, let types):
      var call = call
      call.callee = inner
      let value = self.call(call, expression, scope)
      guard case .object(let object) = value else { return value }
      return .object(specialized(object, by: types, from: scope.type))
    case .postfix(let inner, _):
      var call = call
      call.callee = inner
      return self.call(call, expression, scope)
    case .member(let base, let name):
      guard let base else {
        return .enumCase(EnumValue(type: nil, name: name, payload: values(call.arguments, scope)))
      }
      let value = evaluate(base, scope)
      if case .enumCase(let table) = value, table.isTextTable {
        if let type = textTable(table) {
          return self.call(name, on: .type(type), call, expression, scope)
        }
        return .enumCase(EnumValue(type: nil, name: name, payload: values(call.arguments, scope)))
      }
      let result = self.call(name, on: value, call, expression, scope)
      if let text = catalogText(name, call, instead: result, scope) { return text }
      return beginning(of: result, with: value, base, scope) {
        self.call(name, on: $0, call, expression, scope)
      }
    case .array(let elements) where elements.count == 1 && call.arguments.isEmpty:
      // `[Film]()`
      return .array([])
    default:
      guard case .closure(let closure) = evaluate(call.callee, scope) else {
        return unknown(expression, scope)
      }
      return invoke(closure, by: call, scope)
    }
  }

  /// The values of arguments, whose closures stay closures.
  func values(_ arguments: [Argument], _ scope: Scope) -> [LabelledValue] {
    var scope = scope
    scope.buildsViews = false
    return arguments.map { LabelledValue($0.label, evaluate($0.value, scope)) }
  }

  /// The arguments of a view of the app; one that is called a destination is a page of its own, whose body does not matter here.
  func values(ofView arguments: [Argument], _ scope: Scope) -> [LabelledValue] {
    var scope = scope
    scope.buildsViews = false
    var shallow = scope
    shallow.isShallow = true
    return arguments.map { argument in
      // A list or a Boolean that nobody can change, `.constant(["Plum", "Fig"])`.
      switch argument.value.constantBinding.map({ evaluate($0, scope) }) {
      case .some(.array(let list)): return LabelledValue(argument.label, .array(list))
      case .some(.boolean(let flag)): return LabelledValue(argument.label, .boolean(flag))
      default: break
      }
      let value = evaluate(argument.value, argument.label == "destination" ? shallow : scope)
      return LabelledValue(argument.label, givenFlag(value, argument.value, scope))
    }
  }

  private func call(
    named name: String, _ call: CallExpression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let local = scope.names[name] {
      if case .closure(let closure) = local {
        return invoke(
          closure, arguments: values(call.arguments, scope).map(\.value),
          isShallow: scope.isShallow)
      }
      if case .type(let layout) = local { return construct(layout, call, expression, scope) }
      // The argument of an `@autoclosure`.
      if call.arguments.isEmpty, case .views = local { return local }
      return unknown(expression, scope)
    }
    if name.hasPrefix("#") {
      return name.hasPrefix("#available") ? .boolean(true) : unknown(expression, scope)
    }
    let isOfFramework = name.startsUppercase && ViewNames.all.contains(name)
    if let receiver = scope.receiver ?? scope.type.map(Value.type), !isOfFramework,
      let result = ownCall(name, on: receiver, call, expression, scope)
    {
      return result
    }
    // Static functions of the types around it.
    var outer = scope.type?.outerName
    while let type = outer, !name.startsUppercase {
      if let result = ownCall(name, on: .type(type), call, expression, scope) { return result }
      outer = type.outerName
    }
    if name == "Self", let type = scope.type {
      return construct(type, call, expression, scope)
    }
    if name.startsUppercase {
      return viewFunction(name, call, scope) ?? capitalizedFunction(name, call, scope)
        ?? construct(name, call, expression, scope)
    }
    if case .views(let nodes)? = scope.receiver {
      return modified(nodes, name, call, scope.place(call.callee.range), scope)
    }
    if let functions = index.functions(name, in: scope.file),
      let result = invoke(functions, receiver: nil, call.arguments, scope)
    {
      return lookedUp(name, call, instead: result, scope) ?? result
    }
    // A type may begin with a small letter, `iOS26TabBar`.
    if index.resolve(name, from: scope.type, in: scope.file) != nil {
      return construct(name, call, expression, scope)
    }
    if name == "zip", let pairs = zipped(call, scope) { return pairs }
    // `withAnimation { content }.navigationTitle("Shop")`
    if name == "withAnimation", !scope.isAction,
      case .closure(let closure)? = values(call.arguments, scope).last?.value
    {
      let views = builtViews(closure)
      if !views.isEmpty { return .views(views) }
    }
    return textCall(name, call, scope) ?? unknown(expression, scope)
  }

  /// A call of a member.
  func call(
    _ name: String, on value: Value, _ call: CallExpression, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let own = ownCall(name, on: value, call, expression, scope)
    if let sheet = ownSheet(name, over: value, call, makes: own, scope) { return sheet }
    if name == "resolve", own?.isKnown != true, let found = resolved(call, scope) { return found }
    if let own, own.isKnown || !value.isText { return own }
    if name == "view", call.arguments.isEmpty,
      let views = coordinatorViews(
        of: value, at: scope.place(call.callee.range), isShallow: scope.isShallow)
    {
      return .views(views)
    }
    if name == "scope", let scoped = scopedBinding(value, call, scope) { return scoped }
    // `$store.route.sending(\.routeChanged)` writes by an action, but is bound to the same state.
    if name == "sending", case .binding = value { return value }
    if let bound = bound(name, to: value) { return bound }
    if name == "localizedString", let text = tableText(call, scope) { return text }
    if name == "localizedStringWithFormat", let text = formatted(call, scope) { return text }
    if name == "onEnded", let action = gestureAction(value, call, scope) { return action }
    switch asView(value, expression, scope) {
    case .views(let nodes):
      return modified(nodes, name, call, memberPlace(call, name, scope), scope)
    case .type(let type):
      if name == "init" { return construct(type, call, expression, scope) }
      if type == "Optional", name == "some", let wrapped = values(call.arguments, scope).first {
        return wrapped.value
      }
      if name == "assumeIsolated",
        case .closure(let closure)? = values(call.arguments, scope).first?.value
      {
        return invoke(closure, arguments: [], isShallow: scope.isShallow)
      }
      if index.enumCase(name, of: type) != nil {
        return typed(
          .enumCase(EnumValue(type: nil, name: name, payload: values(call.arguments, scope))),
          as: .named([.init(type)]), from: nil)
      }
      // The app may have a view of the same name.
      if name.startsUppercase, type == "SwiftUI" {
        return frameworkCall(name, call, expression, scope)
      }
      // A type may begin with a small letter.
      let nested = index.resolve("\(type).\(name)", from: scope.type)
      if nested != nil || name.startsUppercase {
        return construct(nested ?? "\(type).\(name)", call, expression, scope)
      }
      return generatedText(name, of: type, values(call.arguments, scope))
        ?? unknown(expression, scope)
    case .array(let elements):
      return arrayCall(name, elements, call, scope) ?? unknown(expression, scope)
    case .tuple(let elements):
      return elements.pairs.flatMap { dictionaryCall(name, $0, call, scope) }
        ?? mapped(name, value, call, scope) ?? unknown(expression, scope)
    case .object(let object) where object.type.hasPrefix("["):
      return arrayCall(name, object, call, scope) ?? unknown(expression, scope)
    case .object, .unknown:
      if scope.buildsViews, Self.viewModifiers.contains(name),
        case .member(let base?, _) = call.callee.kind, let view = unknownView(base, scope)
      {
        return modified([view], name, call, memberPlace(call, name, scope), scope)
      }
      return mapped(name, value, call, scope) ?? unknown(expression, scope)
    case .text(let text):
      if scope.buildsViews, Self.textModifiers.contains(name) {
        let place = memberPlace(call, name, scope)
        return modified([textView(text, at: place)], name, call, place, scope)
      }
      return changed(text, by: call, name, scope) ?? mapped(name, value, call, scope)
        ?? unknown(expression, scope)
    case .nothing: return .nothing
    default: return mapped(name, value, call, scope) ?? unknown(expression, scope)
    }
  }

  /// The place of a member's name, which is more telling than the begin of a chain of modifiers.
  private func memberPlace(_ call: CallExpression, _ name: String, _ scope: Scope) -> SourcePlace {
    let range = call.callee.range
    let start = range.end - Int32(name.utf8.count)
    return SourcePlace(file: scope.file, offset: max(range.start, start))
  }

  /// A call of one of the app's functions or of a closure in a property; nil if there is none.
  private func ownCall(
    _ name: String, on receiver: Value, _ call: CallExpression, _ expression: Expression,
    _ scope: Scope
  ) -> Value? {
    var isFunction = false
    for type in receiverTypes(receiver) {
      let functions = index.members(name, of: type)
        .filter { $0.declaration.isFunction }.written.preferred(in: scope.file)
      guard !functions.isEmpty else { continue }
      if let result = invoke(functions, receiver: receiver, call.arguments, scope) { return result }
      isFunction = isFunction || bestFit(functions, call.arguments.map(\.label)) != nil
    }
    if !isFunction, let closure = constantClosure(name, of: receiver, call.callee, scope) {
      return invoke(closure, by: call, scope)
    }
    guard case .object(let object) = receiver else { return nil }
    if let views = witnessViews(
      name, of: receiver, expression, scope, { ownCall(name, on: $0, call, expression, scope) })
    {
      return views
    }
    guard !isFunction,
      object.properties[name] != nil || !index.members(name, of: object.type).isEmpty
    else { return nil }
    let value = property(name, of: receiver, call.callee, scope)
    if call.arguments.isEmpty, case .views? = value { return value }
    if case .type(let layout)? = value, ViewNames.all.contains(layout) {
      return construct(layout, call, expression, scope)
    }
    if case .closure(let closure)? = value { return invoke(closure, by: call, scope) }
    // `label: \.title` for a function of one value.
    guard let value, case .keyPath = value, call.arguments.count == 1 else { return nil }
    return apply(value, to: evaluate(call.arguments[0].value, scope), expression, scope)
  }

  /// The closure that a constant of a type is, `static let title: (Int) -> String = { "\($0) days" }`; nil for other members.
  private func constantClosure(
    _ name: String, of receiver: Value, _ expression: Expression, _ scope: Scope
  ) -> ClosureValue? {
    guard case .type(let type) = receiver,
      index.members(name, of: type, areStatic: true).contains(where: {
        $0.declaration.closure != nil
      }),
      case .closure(let closure)? = member(name, of: receiver, expression, scope)
    else { return nil }
    return closure
  }

  /// What a container of dependencies gives, `resolver.resolve(Router.self)`; nil if that is no type of the app.
  private func resolved(_ call: CallExpression, _ scope: Scope) -> Value? {
    guard let argument = call.arguments.first?.value,
      case .member(let base?, "self") = argument.kind,
      case .type(let type) = evaluate(base, scope), index.types[type]?.isDeclared == true
    else { return nil }
    if isView(type) {
      let place = scope.place(call.callee.range)
      return .views([ownView(type, arguments: [], place: place, isShallow: scope.isShallow)])
    }
    return .object(ObjectValue(type: index.implementation(of: type), isUnknown: true))
  }

  /// The types whose functions a value has.
  func receiverTypes(_ value: Value) -> [String] {
    switch value {
    case .object(let object): return [object.type]
    case .enumCase(let enumCase): return enumCase.type.map { [$0] } ?? []
    case .type(let type): return [type]
    case .text: return ["String"]
    case .views(let nodes):
      return nodes.count == 1 ? [Self.typeName(nodes[0]), "View"] : ["View"]
    default: return []
    }
  }

  /// What a gesture does at its end, `TapGesture().onEnded { … }`.
  private func gestureAction(_ gesture: Value, _ call: CallExpression, _ scope: Scope) -> Value? {
    switch gesture {
    case .unknown, .closure: break
    default: return nil
    }
    guard call.arguments.count == 1, case .closure = call.arguments[0].value.kind else {
      return nil
    }
    return evaluate(call.arguments[0].value, scope)
  }
}
