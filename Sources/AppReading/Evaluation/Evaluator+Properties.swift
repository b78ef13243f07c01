import SwiftParsing

extension Evaluator {
  /// A property of a value, evaluated if it is computed; nil if no declaration has the name.
  func property(
    _ name: String, of value: Value, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    switch value {
    case .object(let object):
      if let given = given(name, of: object) { return given }
      if let known = object.properties[name] {
        return read(known, of: object, named: name, expression, scope)
      }
      if object.type.hasPrefix("[") { return arrayMember(name, of: object) }
      // That of a store of one of several features, of The Composable Architecture.
      if name == "case", index.isEnum(object.type), isReducer(object.type) { return value }
      guard let member = index.members(name, of: object.type).written.usedAsValue else {
        if let state = macroState(name, of: object.type) { return state }
        guard let state = stateType(ofReducer: object.type) else { return nil }
        let current = ObjectValue(type: state, isUnknown: true)
        return property(name, of: .object(current), expression, scope)
      }
      return witnessViews(
        name, of: value, expression, scope, { property(name, of: $0, expression, scope) })
        ?? stored(member, named: name, of: value, expression, scope)
    case .enumCase(let enumCase):
      guard let type = enumCase.type else { return nil }
      if index.isPageValue(type) {
        return pageValue(enumCase, isShallow: scope.isShallow)
          .flatMap { property(name, of: .object($0), expression, scope) }
      }
      if let member = index.members(name, of: type, areStatic: false).first {
        return stored(member, named: name, of: value, expression, scope)
      }
      if name == "case", isReducer(type) { return value }
      return name == "rawValue" ? rawValue(enumCase) : nil
    case .views(let nodes):
      // A property in an extension of `View`, or of the view's own type.
      let types = nodes.count == 1 ? [Self.typeName(nodes[0]), "View"] : ["View"]
      for type in types {
        if let member = index.ownMembers(name, of: type).first {
          return stored(member, named: name, of: value, expression, scope)
        }
      }
      return nil
    case .text:
      guard let member = index.ownMembers(name, of: "String").written.first else { return nil }
      return stored(member, named: name, of: value, expression, scope)
    default: return nil
    }
  }

  private func arrayMember(_ name: String, of array: ObjectValue) -> Value? {
    // Pages are drawn with elements of the lists that are not known, so none of these is empty.
    if name == "isEmpty", assumesInitialState { return .boolean(false) }
    guard name == "first" || name == "last",
      case .object(var element)? = elementValue(of: array.type)
    else { return nil }
    element.isOptional = true
    // That of a stack of pages is the page that is shown.
    if index.isEnum(element.type), let list = array.state {
      element.state = StatePlace(type: list.type, property: "\(list.property).\(name)")
    }
    return .object(element)
  }

  /// The name of the type of a view.
  static func typeName(_ node: ViewNode) -> String {
    switch node.kind {
    case .framework(let name), .own(let name), .unknown(let name): name
    case .group, .choice, .loop: "View"
    }
  }

  /// The value of a declared variable or function.
  ///
  /// - Parameters:
  ///   - member: The declaration.
  ///   - name: Its name.
  ///   - receiver: The value whose member it is; a type for a static one, nil for a global one.
  ///   - expression: The expression that reads it.
  ///   - scope: The scope of that expression.
  func stored(
    _ member: AppIndex.Member, named name: String, of receiver: Value?,
    _ expression: Expression, _ scope: Scope
  ) -> Value {
    let type = receiver.flatMap(ownType)
    var inner = Scope(
      names: [:], receiver: receiver, type: type, file: member.file, isShallow: scope.isShallow)
    if case .type? = receiver { inner.receiver = nil }
    switch member.declaration.kind {
    case .function(let function):
      var closure = ClosureValue(
        parameters: function.parameters.map { $0.name ?? "_" },
        body: namingView(function.body ?? [], of: function.result, inner),
        captured: inner.captured, enclosingType: type, place: member.place)
      closure.parameterTypes = function.parameters.map { parameter in
        parameter.type.valueName.flatMap { index.resolve($0, from: type) }
      }
      return .closure(closure)
    case .variable(let variable):
      if let getter = variable.getter {
        return computed(getter, variable, named: name, member, inner)
          ?? unknown(expression, scope)
      }
      if let value = constant(variable, named: name, member, of: receiver, inner) { return value }
      return storedValue(variable, named: name, member, inner, expression, scope)
    default: return unknown(expression, scope)
    }
  }

  /// The full name of the type whose members a value has.
  func ownType(_ value: Value) -> String? {
    switch value {
    case .object(let object): object.type
    case .enumCase(let enumCase): enumCase.type
    case .type(let type): type
    case .views: "View"
    case .text: "String"
    default: nil
    }
  }

  private func computed(
    _ getter: [Statement], _ variable: VariableDeclaration, named name: String,
    _ member: AppIndex.Member, _ scope: Scope
  ) -> Value? {
    guard !getter.isEmpty else {
      return variable.type.map { unknownValue(of: $0, source: name, from: scope.type) }
    }
    var scope = scope
    scope.buildsViews = Self.isViewType(variable.type, member.declaration)
    let frame = Frame.getter(scope.type ?? "", name)
    if case .views? = scope.receiver {
      return result(of: getter, variable, named: name, frame, scope)
    }
    let values = scope.receiver.map { [LabelledValue("self", $0)] } ?? []
    let outcome = remembered(frame, at: member.place, isShallow: scope.isShallow, values) {
      .value(result(of: getter, variable, named: name, frame, scope))
    }
    guard case .value(let value) = outcome else { return nil }
    return value
  }

  /// The result of a getter of the app in its own scope; nil if that is not known.
  private func result(
    of getter: [Statement], _ variable: VariableDeclaration, named name: String, _ frame: Frame,
    _ outer: Scope
  ) -> Value? {
    var scope = outer
    let body = namingView(getter, of: variable.type, scope)
    let outcome = inside(frame) { run(body, &scope) }
    guard let result = outcome?.result else {
      return scope.buildsViews ? .views([]) : nil
    }
    if outcome?.isOneOfManyTexts == true { return nil }
    if case .unknown(let source, _) = result, let type = variable.type {
      // The name says more than `switch self { … }`.
      if type.name != "String" || source.contains("{") {
        return unknownValue(of: type, source: name, from: scope.type)
      }
    }
    guard let type = variable.type else { return result }
    var value = typed(result, as: type, from: scope.type)
    if isListToCome(value, of: name, in: scope.type, from: getter) {
      return unknownValue(of: type, source: name, from: scope.type)
    }
    if outcome?.mayBeNothing == true, case .optional = type {
      value = optional(value, of: type, from: scope.type)
    }
    return outcome?.isDoubtful == true ? anyCase(of: value) : value
  }

  /// Any case of an enum where `if … { return .loaded(x) }; return .loading` gave one of them; other values stay.
  func anyCase(of value: Value) -> Value {
    guard case .enumCase(let one) = value, !assumesInitialState else { return value }
    if let full = one.type { return .object(ObjectValue(type: full)) }
    // Of a `Result`.
    return one.name == "success" || one.name == "failure" ? .unknown("result", nil) : value
  }

  /// A value that may also be `nil`; an empty list then decides no conditions.
  private func optional(_ value: Value, of type: TypeSyntax, from outer: String?) -> Value {
    switch value {
    case .object(var object):
      object.isOptional = true
      return .object(object)
    case .array([]): return unknownValue(of: type, source: "[]", from: outer)
    default: return value
    }
  }

  private func storedValue(
    _ variable: VariableDeclaration, named name: String, _ member: AppIndex.Member,
    _ inner: Scope, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let value = environmentValue(of: member.declaration, variable, inner) { return value }
    if variable.type == nil, let value = wrappedValue(of: member.declaration, inner) {
      return value
    }
    // A variable may begin with itself.
    let initial = { [self] in
      inside(.getter(inner.type ?? "", name)) { initialValue(of: variable, named: name, inner) }
        ?? unknown(expression, scope)
    }
    if isState(member.declaration, variable, of: inner.type) {
      let place = StatePlace(type: inner.type ?? "", property: name)
      if let views = heldViews(in: place, variable, isShallow: inner.isShallow) { return views }
      let assumesInitial = assumesInitialState
      defer { assumesInitialState = assumesInitial }
      if assumesInitial {
        let value = initial()
        if !isContentToCome(value, of: name, in: inner.type) {
          return modelState(value, in: inner.type)
        }
        assumesInitialState = false
      }
      // The instance that is made when it is first asked for, with the actions that it is given there.
      if member.declaration.modifiers.contains("lazy"), variable.type != nil {
        let value = initial()
        if case .object(let object) = value, index.types[object.type]?.keyword == .objectClass {
          return value
        }
      }
      if let type = specialized(variable.type, inner), variable.value == nil || type.name != nil {
        let unknown = unknownValue(
          of: type, source: source(expression.range, scope), from: inner.type)
        switch unknown {
        case .unknown(let text, nil): return .unknown(text, place)
        case .object(var object) where index.isEnum(object.type) && object.state == nil:
          object.state = place
          return .object(object)
        default: return variable.value == nil ? withMadeParts(unknown, of: name, inner) : unknown
        }
      }
      return stateValue(initial(), at: place, expression, scope)
    }
    if variable.value != nil {
      let value = initial()
      // What a type keeps for its instances is there sooner or later, `static var handled: URL?`.
      if value == .nothing, !variable.isConstant, member.declaration.modifiers.contains("static"),
        let type = variable.type
      {
        return unknownValue(of: type, source: source(expression.range, scope), from: inner.type)
      }
      // What another page has made, and passes on, has its contents.
      if assumesInitialState, case .object(let object)? = inner.receiver, object.isUnknown,
        isContentToCome(value, of: name, in: object.type, isPassed: true)
      {
        assumesInitialState = false
        defer { assumesInitialState = true }
        return stateValue(
          value, at: StatePlace(type: object.type, property: name), expression, scope)
      }
      guard case .object(let object)? = inner.receiver, object.isUnknown, !variable.isConstant
      else { return value }
      if assumesInitialState { return withContentToCome(value) }
      guard
        value.isChangeable || isStructure(value)
          || value.isCase && (isReducerState(object.type) || value.isOfSteps)
      else { return value }
      if case .optional? = variable.type, case .object(var content) = value {
        content.isOptional = true
        return .object(content)
      }
      return stateValue(
        value, at: StatePlace(type: object.type, property: name), expression, scope)
    }
    guard let type = specialized(variable.type, inner) else { return unknown(expression, scope) }
    return unknownValue(of: type, source: source(expression.range, scope), from: inner.type)
  }
}
