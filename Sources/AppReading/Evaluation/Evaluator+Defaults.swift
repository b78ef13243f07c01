import SwiftParsing

/// The values that keys of an app have until something sets them.
extension Evaluator {
  /// What is known of an environment value that the app declares: what the app sets around its first page, its first
  /// value or its type; nil if none is known.
  func ownEnvironmentValue(_ name: String) -> Value? {
    let declared = index.members(name, of: "EnvironmentValues").first
    guard let declared, case .variable(let variable) = declared.declaration.kind else {
      return nil
    }
    let around = environmentAroundRoot
    if let binding = around.bindings[name] { return binding }
    switch around.ofAll[name] {
    case .some(let given) where given.isPlain:
      return variable.type.map { typed(given, as: $0, from: nil) } ?? given
    // What the views around all pages do for them, `.environment(\.openPlayer) { isPlayerShown = true }`.
    case .closure(let action)?: return .closure(action)
    // Of an instance only the type matters, and what is nothing by now is there to be set.
    case .some: break
    case nil:
      if assumesInitialState, let value = environmentDefault(name),
        value != .nothing || index.mainType != nil && !around.ofSome.contains(name)
      {
        return value
      }
    }
    guard let type = variable.type,
      case .object(var object) = unknownValue(of: type, source: name, from: nil)
    else { return nil }
    // A style of the app's own, which makes the views of a control: that of all pages, or the one that most have.
    if index.types[object.type]?.keyword == .structure,
      case .object(let style)? = around.ofAll[name] ?? environmentDefault(name),
      style.type == object.type
    {
      object.properties.merge(style.properties.filter { $0.value.isFunction }) { known, _ in known }
    }
    return .object(object)
  }

  /// What an environment value of the app is by default; nil if that is not known.
  private func environmentDefault(_ name: String) -> Value? {
    guard let member = index.members(name, of: "EnvironmentValues").first,
      case .variable(let variable) = member.declaration.kind
    else { return nil }
    let scope = Scope(names: [:], receiver: nil, type: "EnvironmentValues", file: member.file)
    if let value = variable.value {
      let found = evaluate(value, scope)
      return variable.type.map { typed(found, as: $0, from: nil) } ?? found
    }
    // `get { self[Key.self] }`
    guard let getter = variable.getter, getter.count == 1, let shown = getter[0].resultExpression,
      case .subscripted(_, let arguments) = shown.kind, arguments.count == 1,
      case .type(let key) = evaluate(arguments[0].value, scope)
    else { return nil }
    return staticMember("defaultValue", of: key, shown, scope)
  }

  /// The first value of a key of stored settings, `@Default(.appearance)` with a static
  /// `Key(…, default: .system)` in an extension of `Defaults.Keys`; nil if that is not known.
  func settingDefault(_ attribute: Attribute) -> Value? {
    guard attribute.name == "Default", let argument = attribute.arguments?.first,
      argument.label == nil, let names = argument.value.memberChain, let last = names.last
    else { return nil }
    let type = (["Defaults", "Keys"] + names.dropLast()).joined(separator: ".")
    guard let member = index.members(last, of: type, areStatic: true).first,
      case .variable(let variable) = member.declaration.kind,
      let made = variable.value ?? variable.getter?.first?.resultExpression,
      case .call(let call) = made.kind,
      let value = call.arguments.first(where: { $0.label == "default" })?.value
    else { return nil }
    let scope = Scope(names: [:], receiver: nil, type: type, file: member.file)
    let found = evaluate(value, scope)
    guard case .named(let components)? = variable.type,
      let stored = components.last?.arguments.first
    else { return found }
    return typed(found, as: stored, from: type)
  }

  /// The object that a property wrapper of the app gives, `@Router var router`; nil for other wrappers.
  func wrappedValue(of declaration: Declaration, _ scope: Scope) -> Value? {
    for attribute in declaration.attributes {
      guard let type = index.resolve(attribute.name, from: scope.type),
        index.types[type]?.attributes.contains("propertyWrapper") == true
      else { continue }
      let wrapper = Value.object(ObjectValue(type: type, isUnknown: true))
      let inner = Scope(names: [:], receiver: wrapper, type: type, file: scope.file)
      let expression = Expression(.nothing, ByteRange(0, 0))
      guard case .object(let object)? = property("wrappedValue", of: wrapper, expression, inner),
        object.type != type
      else { continue }
      return .object(object)
    }
    return nil
  }

  /// The list that a state of another view is at first; nil if that is not known.
  ///
  /// Other states change as soon as the page is shown; a list of filters or sections stays.
  func initialList(at place: StatePlace) -> Value? {
    guard case .array(let elements)? = initialValue(at: place), !elements.isEmpty else {
      return nil
    }
    return .array(elements)
  }

  /// What a state of a view is at first, to which another view has a binding; nil if that is not known.
  func initialState(at place: StatePlace) -> Value? {
    guard isView(place.type),
      let member = index.members(place.property, of: place.type).first,
      member.declaration.attributes.contains(where: { $0.name == "State" }),
      let value = initialValue(at: place), value.isKnown || value == .nothing
    else { return nil }
    return value
  }

  /// What a variable of a view model begins with that nothing in its type changes, `var hint = "Your name"`; nil for others.
  ///
  /// The variables of other classes are data.
  func initialLabel(at place: StatePlace) -> Value? {
    guard let type = index.types[place.type], type.keyword == .objectClass,
      ["Model", "VM", "Presenter"].contains(where: place.type.hasSuffix),
      !type.attributes.contains("Model"), !isWritten(place.property, in: place.type)
    else { return nil }
    return initialValue(at: place)
  }

  private func initialValue(at place: StatePlace) -> Value? {
    guard let member = index.members(place.property, of: place.type).first,
      case .variable(let variable) = member.declaration.kind
    else { return nil }
    let receiver = Value.object(ObjectValue(type: place.type))
    let scope = Scope(names: [:], receiver: receiver, type: place.type, file: member.file)
    let before = assumesInitialState
    assumesInitialState = true
    defer { assumesInitialState = before }
    let frame = Frame.getter(place.type, place.property)
    return inside(frame) { initialValue(of: variable, named: place.property, scope) }
  }

  /// The state that a macro adds to a class with an enum `State`, whose first value is `initial`.
  func macroState(_ name: String, of type: String) -> Value? {
    guard name == "state", let states = index.resolve("\(type).State", from: nil),
      index.enumCase("initial", of: states) != nil
    else { return nil }
    return assumesInitialState
      ? .enumCase(EnumValue(type: states, name: "initial")) : .object(ObjectValue(type: states))
  }
}

extension Value {
  /// Whether it is a case, a truth value, a number or a text.
  fileprivate var isPlain: Bool {
    switch self {
    case .enumCase, .boolean, .number, .text: true
    default: false
    }
  }
}

extension Expression {
  /// The names of a chain of implicit members, `.Player.Overlay.slider`.
  fileprivate var memberChain: [String]? {
    guard case .member(let base, let name) = kind else { return nil }
    guard let base else { return [name] }
    return base.memberChain.map { $0 + [name] }
  }
}

extension Value {
  /// Whether it is a function.
  fileprivate var isFunction: Bool { if case .closure = self { true } else { false } }
}
