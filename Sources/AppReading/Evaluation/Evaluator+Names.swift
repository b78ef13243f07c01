import SwiftParsing

extension Evaluator {
  /// The value of a name.
  func value(of name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if let value = scope.names[name] { return value }
    if let written = LabelledName(name) {
      return function(written, of: scope.receiver, expression, scope)
        ?? value(of: written.base, expression, scope)
    }
    switch name {
    case "self":
      // In a static function it is the type.
      return scope.receiver ?? scope.type.map(Value.type) ?? unknown(expression, scope)
    case "Self": return scope.type.map(Value.type) ?? unknown(expression, scope)
    default: break
    }
    if name.hasPrefix("$") {
      return projection(String(name.dropFirst()), scope) ?? unknown(expression, scope)
    }
    if let receiver = scope.receiver,
      let value = property(name, of: receiver, expression, scope)
    {
      return value
    }
    if let value = outerMember(name, expression, scope) { return value }
    if let type = genericArgument(name, scope) { return .type(type) }
    if let type = index.resolve(name, from: scope.type, in: scope.file) { return .type(type) }
    if let global = index.global(name, in: scope.file) {
      return stored(global, named: name, of: nil, expression, scope)
    }
    if name.startsUppercase { return .type(name) }
    return unknown(expression, scope)
  }

  /// The one of several functions of a value that has the labels.
  private func function(
    _ name: LabelledName, of receiver: Value?, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    guard let receiver else { return nil }
    for type in receiverTypes(receiver) {
      let functions = index.members(name.base, of: type).filter(\.declaration.isFunction)
      if functions.count > 1, let found = bestFit(functions, name.labels) {
        return stored(found, named: name.base, of: receiver, expression, scope)
      }
    }
    return nil
  }

  /// A static member of the type around an expression, or of the types around that.
  private func outerMember(_ name: String, _ expression: Expression, _ scope: Scope) -> Value? {
    var outer = scope.type
    while let type = outer {
      if let value = staticMember(name, of: type, expression, scope) { return value }
      outer = type.outerName
    }
    return nil
  }

  /// The binding of a property, `$isShown`.
  func projection(_ name: String, _ scope: Scope) -> Value? {
    if let local = scope.names[name] {
      if case .binding = local { return local }
      return .binding(StatePlace(type: scope.type ?? "", property: name), local)
    }
    guard case .object(let object)? = scope.receiver else { return nil }
    return binding(to: name, of: object)
  }

  /// The binding of a property of an object.
  func binding(to name: String, of object: ObjectValue) -> Value {
    if let given = given(name, of: object) {
      return .binding(StatePlace(type: object.type, property: name), given)
    }
    if case .binding(let place, let value)? = object.properties[name] {
      return .binding(place, value)
    }
    let initial: Value
    if let known = object.properties[name] {
      initial = known
    } else if let member = index.members(name, of: object.type).first,
      case .variable(let variable) = member.declaration.kind
    {
      var scope = Scope(
        names: [:], receiver: .object(object), type: object.type, file: member.file)
      scope.isShallow = true
      let value = initialValue(of: variable, named: name, scope)
      // An empty list says nothing of its elements, which are the argument of a generic parameter.
      let type = specialized(variable.type, scope)
      initial =
        value == .array([]) && type != variable.type
        ? type.map { unknownValue(of: $0, source: name, from: object.type) } ?? value : value
    } else if let state = stateType(ofReducer: object.type),
      !index.members(name, of: state).isEmpty
    {
      return binding(to: name, of: ObjectValue(type: state))
    } else {
      initial = .unknown(name, nil)
    }
    return .binding(StatePlace(type: object.type, property: name), initial)
  }

  /// The value that a stored property begins with.
  func initialValue(
    of variable: VariableDeclaration, named name: String, _ scope: Scope
  ) -> Value {
    if let expression = variable.value {
      let value = evaluate(expression, scope)
      return variable.type.map { typed(value, as: $0, from: scope.type) } ?? value
    }
    if assumesInitialState, let value = wrapped(in: variable, named: name, scope) { return value }
    guard let type = specialized(variable.type, scope) else { return .unknown(name, nil) }
    if case .optional(let inner) = type, assumesInitialState || inner.name == nil {
      return .nothing
    }
    return unknownValue(of: type, source: name, from: scope.type)
  }

  /// The value that a property wrapper begins with, `@Stored("key", defaultValue: true)`.
  private func wrapped(
    in variable: VariableDeclaration, named name: String, _ scope: Scope
  ) -> Value? {
    guard let type = scope.type, let member = index.members(name, of: type).first else {
      return nil
    }
    let labels = ["wrappedValue", "defaultValue", "default", "initialValue"]
    for attribute in member.declaration.attributes {
      if let value = settingDefault(attribute) { return value }
      // No field has the focus at first.
      if attribute.name == "FocusState", variable.type?.name == "Bool" { return .boolean(false) }
    }
    for argument in member.declaration.attributes.lazy.flatMap({ $0.arguments ?? [] }) {
      guard let label = argument.label, labels.contains(label) else { continue }
      let value = evaluate(argument.value, scope)
      return variable.type.map { typed(value, as: $0, from: scope.type) } ?? value
    }
    return nil
  }

  /// The member of an expression.
  func member(
    _ base: Expression?, _ name: String, _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard let base else {
      return .enumCase(EnumValue(type: nil, name: name))
    }
    // `self.$isShown`
    if name.hasPrefix("$"), base.kind == .name("self"), case .object(let object)? = scope.receiver {
      return binding(to: String(name.dropFirst()), of: object)
    }
    let value = evaluate(base, scope)
    // `TabView(selection: viewStore.$tab)`
    if name.hasPrefix("$"), case .object(let store) = value, stateType(ofReducer: store.type) != nil
    {
      return binding(to: String(name.dropFirst()), of: store)
    }
    // `TabView(selection: Bindable(model).tab)`
    if case .object(let object) = value, case .call(let call) = base.kind,
      case .name("Bindable") = call.callee.kind
    {
      return binding(to: name, of: object)
    }
    if case .enumCase(let table) = value, table.isTextTable {
      return textTable(table).flatMap { member(name, of: .type($0), expression, scope) }
        ?? .enumCase(EnumValue(type: nil, name: name))
    }
    // `currentStep = .done.id` with `var id: Self { self }`
    if name == "id", case .enumCase(let value) = value, value.type == nil {
      return .enumCase(value)
    }
    let written = LabelledName(name)
    if let written, let found = function(written, of: value, expression, scope) { return found }
    let name = written?.base ?? name
    if let found = member(name, of: value, expression, scope) {
      return beginning(of: found, with: value, base, scope) {
        member(name, of: $0, expression, scope)
      }
    }
    // A store of which only actions are sent.
    if name == "stateless", case .object = value { return value }
    // Pages are those of a phone.
    if name == "userInterfaceIdiom" { return .enumCase(EnumValue(type: nil, name: "phone")) }
    if name == "isiOSAppOnMac" || name == "isMacCatalystApp" { return .boolean(false) }
    if case .type("EditMode") = value { return .enumCase(EnumValue(type: nil, name: name)) }
    // Of an `EditMode`.
    if name == "isEditing", case .enumCase(let mode) = value, mode.type == nil {
      return .boolean(mode.name != "inactive")
    }
    return unknown(expression, scope)
  }

  /// The member of a value; nil if it is not known.
  func member(
    _ name: String, of value: Value, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    switch value {
    case .binding(let place, let inner):
      // It is what it begins with or something else, as a list that is filled later.
      if name == "wrappedValue" { return stateValue(inner, at: place, expression, scope) }
      if let bound = bound(name, to: value) { return bound }
      guard case .object(let object) = inner, !object.type.hasPrefix("[") else {
        return .binding(
          StatePlace(type: place.type, property: "\(place.property).\(name)"),
          member(name, of: inner, expression, scope) ?? .unknown(name, nil))
      }
      return binding(to: name, of: object)
    case .type(let type):
      if name == "self" { return value }
      if name == "init", isView(type) { return .closure(initializer(of: type, expression, scope)) }
      return staticMember(name, of: type, expression, scope)
        ?? nestedType(name, of: type, scope)
        ?? (type.hasPrefix("LocalizedStringResource")
          ? symbolText(EnumValue(type: nil, name: name)) : generatedText(name, of: type))
        ?? sharedInstance(name, of: type)
    case .views: return name == "body" ? value : property(name, of: value, expression, scope)
    case .array(let elements): return member(name, of: elements)
    case .tuple(let elements):
      if let pairs = elements.pairs { return member(name, ofPairs: pairs) }
      return elements.element(name)
    case .text(let text):
      // Of a localized text.
      if name == "key" { return value }
      if name == "isEmpty", let plain = text.plain { return .boolean(plain.isEmpty) }
      if let own = property(name, of: value, expression, scope), own.isKnown { return own }
      return changed(text, name).map(Value.text)
    case .nothing: return .nothing
    default: return property(name, of: value, expression, scope)
    }
  }

  /// The instance of a type of a framework that the app extends, `UserDefaults.standard`.
  private func sharedInstance(_ name: String, of type: String) -> Value? {
    guard ["current", "default", "main", "shared", "standard"].contains(name),
      let extended = index.types[type], !extended.isDeclared
    else { return nil }
    return .object(ObjectValue(type: type, isUnknown: true))
  }

  private func nestedType(_ name: String, of type: String, _ scope: Scope) -> Value? {
    guard name.startsUppercase || index.isDeclared("\(type).\(name)") else { return nil }
    if isGeneratedTexts(type) { return .type("\(type).\(name)") }
    // An associated type is that of the only type that conforms to the protocol.
    let found =
      index.resolve("\(type).\(name)", from: scope.type) ?? associatedType(name, of: type)
      ?? index.resolve("\(index.implementation(of: type)).\(name)", from: scope.type)
    // The states of `@Reducer enum Path` are made by the macro, one for each case.
    if found == nil, name == "State", index.isEnum(type),
      index.types[type]?.attributes.contains("Reducer") == true
    {
      return .type(type)
    }
    return .type(found ?? "\(type).\(name)")
  }

  private func member(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "isEmpty": .boolean(elements.isEmpty)
    case "count": .number(String(elements.count))
    case "indices": .array(elements.indices.map { .number(String($0)) })
    case "first": elements.first ?? .nothing
    case "last": elements.last ?? .nothing
    default: nil
    }
  }

  /// A static property, a case or a function of a type.
  func staticMember(
    _ name: String, of type: String, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    if let found = index.enumCase(name, of: type) {
      return .enumCase(EnumValue(type: type, name: found.name))
    }
    if let member = index.members(name, of: type, areStatic: true).first {
      return stored(member, named: name, of: .type(type), expression, scope)
    }
    if name == "allCases", let cases = index.types[type]?.cases, !cases.isEmpty,
      cases.allSatisfy(\.parameters.isEmpty)
    {
      return .array(cases.map { .enumCase(EnumValue(type: type, name: $0.name)) })
    }
    return nil
  }
}
