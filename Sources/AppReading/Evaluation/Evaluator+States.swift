import Scenes
import SwiftParsing

/// What is known of properties that change while the app runs.
extension Evaluator {
  /// What reading a state gives: its initial value only where that was asked for.
  func stateValue(
    _ initial: Value, at place: StatePlace, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if assumesInitialState { return initial }
    switch initial {
    case .object(var object):
      // What is not there yet may come.
      object.properties = object.properties.filter { $0.value != .nothing }
      // Another value may take the place of a structure, also of its constants.
      if isStructure(initial) {
        object.properties = object.properties.compactMapValues(inAnotherValue)
        object.properties.merge(changedCases(of: object.type, at: place)) { $1 }
        object.isUnknown = true
      }
      return .object(object)
    case .closure, .views: return initial
    case .enumCase(let value):
      // Which case it is changes; which enum does not.
      return value.type.map { .object(ObjectValue(type: $0, state: place)) }
        ?? .unknown(source(expression.range, scope), place)
    case .array(let elements):
      if case .object(let element)? = elements.first {
        return .object(ObjectValue(type: "[\(element.type)]", state: place))
      }
      if case .enumCase(let element)? = elements.first, let type = element.type {
        return .object(ObjectValue(type: "[\(type)]", state: place))
      }
      // The type of an empty list says what its elements will be.
      if elements.isEmpty, let type = index.type(of: place),
        case .object(var list) = unknownValue(of: type, source: "", from: place.type)
      {
        list.state = place
        return .object(list)
      }
      return .unknown(source(expression.range, scope), place)
    case .nothing:
      let text = source(expression.range, scope)
      guard let type = index.type(of: place),
        case .object(var object) = unknownValue(of: type, source: text, from: place.type),
        index.types[object.type]?.keyword == .structure
      else { return .unknown(text, place) }
      object.isOptional = true
      return .object(object)
    default: return .unknown(source(expression.range, scope), place)
    }
  }

  /// What is left of a property's value in another value of its type, also inside of structures; nil if nothing is.
  func inAnotherValue(_ value: Value) -> Value? {
    switch value {
    case .enumCase(let element): return element.type.map { .object(ObjectValue(type: $0)) }
    case .object(var object) where isStructure(value) && !object.isUnknown:
      object.properties = object.properties.compactMapValues(inAnotherValue)
      object.isUnknown = true
      return .object(object)
    default: return value.isChangeable ? nil : value
    }
  }

  /// A structure of which only the cases of enums may be other ones, also inside of structures.
  func withOpenCases(_ value: Value) -> Value {
    switch value {
    case .enumCase(let element):
      return element.type.map { .object(ObjectValue(type: $0)) } ?? value
    case .object(var object) where isStructure(value):
      object.properties = object.properties.mapValues(withOpenCases)
      return .object(object)
    default: return value
    }
  }

  /// The properties of a structure that are cases of enums and that the model which has it changes,
  /// `state.access = .open`: any of their cases.
  private func changedCases(of structure: String, at place: StatePlace) -> [String: Value] {
    guard index.types[place.type]?.keyword == .objectClass else { return [:] }
    var found: [String: Value] = [:]
    for member in index.storedProperties(of: structure) {
      guard case .variable(let variable) = member.declaration.kind, !variable.isConstant,
        let name = variable.names.first, let value = variable.value, value.isCase,
        !isFixed(name, of: place.type)
      else { continue }
      let scope = Scope(names: [:], receiver: nil, type: structure, file: member.file)
      guard case .enumCase(let first) = initialValue(of: variable, named: name, scope),
        let type = first.type
      else { continue }
      found[name] = .object(
        ObjectValue(type: type, state: StatePlace(type: structure, property: name)))
    }
    return found
  }

  /// The value of a property that was given to an initializer.
  func read(
    _ value: Value, of object: ObjectValue, named name: String, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    if assumesInitialState, case .unknown(_, let place?) = value,
      let initial = initialList(at: place)
    {
      return initial
    }
    guard let member = index.members(name, of: object.type).first else { return value }
    if member.declaration.attributes.contains(where: { $0.name == "Binding" }) {
      if case .binding(let place, let initial) = value {
        if assumesInitialState, let own = initialState(at: place) { return own }
        return stateValue(initial, at: place, expression, scope)
      }
      // Nobody changes `.constant(true)`.
      if case .boolean = value { return value }
    }
    guard !assumesInitialState, case .variable(let variable) = member.declaration.kind,
      isState(member.declaration, variable, of: object.type)
    else { return value }
    if isStructure(value), !scope.isAction, !isFixed(name, of: object.type) {
      return withOpenCases(value)
    }
    guard
      value.isChangeable
        || scope.isAction && isStructure(value) && !isFixed(name, of: object.type)
        || value.isCase
          && (isBegun(name, of: object.type)
            || variable.value != nil && !isFixed(name, of: object.type)
            || member.declaration.attributes.contains { $0.name == "State" }
            || value.isOfSteps)
    else { return value }
    return stateValue(value, at: StatePlace(type: object.type, property: name), expression, scope)
  }

  /// Whether a value is an instance of a structure of the app.
  func isStructure(_ value: Value) -> Bool {
    if case .object(let object) = value {
      index.types[object.type]?.keyword == .structure
    } else {
      false
    }
  }

  /// Whether an initializer of a model writes a case itself, `init() { page = .preloader }`, with which the property begins.
  func isBegun(_ name: String, of type: String) -> Bool {
    guard index.types[type]?.keyword == .objectClass else { return false }
    return index.ownMembers("init", of: type).contains { member in
      member.declaration.function?.body?.contains { $0.writesCase(to: name) } ?? false
    }
  }

  /// Whether the value of a stored property changes while the app runs.
  func isState(
    _ declaration: Declaration, _ variable: VariableDeclaration, of type: String?
  ) -> Bool {
    if variable.isConstant { return false }
    let wrappers = declaration.attributes.map(\.name).filter {
      $0.startsUppercase && !["ViewBuilder", "MainActor", "IBOutlet"].contains($0)
    }
    if wrappers == ["State"], variable.value == nil, variable.names.count == 1, let type,
      isCase(variable.type, in: type), isFixed(variable.names[0], of: type)
    {
      return false
    }
    if !wrappers.isEmpty { return true }
    guard let type, let record = index.types[type] else { return false }
    return record.keyword == .objectClass || record.keyword == .actor
  }

  /// A text that depends on a state's case, `mode.title`, as it is at first; other results stay.
  func beginning(
    of result: Value, with value: Value, _ base: Expression, _ scope: Scope,
    _ member: (Value) -> Value?
  ) -> Value {
    guard !assumesInitialState, case .unknown = result, case .object(let object) = value,
      index.types[object.type]?.keyword == .enumeration
    else { return result }
    assumesInitialState = true
    let initial = evaluate(base, scope)
    assumesInitialState = false
    guard case .enumCase = initial, let text = member(initial), case .text = text else {
      return result
    }
    return text
  }
}

extension Evaluator {
  /// Whether the values of a type are the cases of an enum of the app.
  private func isCase(_ type: TypeSyntax?, in outer: String) -> Bool {
    guard case .named? = type, let name = type?.name else { return false }
    return index.resolve(name, from: outer).map(index.isEnum) ?? false
  }
}

extension Value {
  /// Whether a state that an initializer gives this value may soon have another one; a text is a label as a rule.
  var isChangeable: Bool {
    switch self {
    case .boolean, .number, .nothing: true
    case .text(let text): text.plain?.isEmpty == true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }

  /// Whether it is a case of an enum.
  var isCase: Bool { if case .enumCase = self { true } else { false } }

  /// Whether it is a case of an enum that is called one of steps, one of which follows another.
  var isOfSteps: Bool {
    if case .enumCase(let value) = self { value.type?.namesSteps ?? false } else { false }
  }
}

extension String {
  /// Whether the name of an enum says that one of its cases follows another, as those of `SignUpFlow` and `OrderState`.
  var namesSteps: Bool {
    DerivedTitle.words(in: lastComponent).last.map(Self.stepWords.contains) ?? false
  }

  private static let stepWords: Set<String> = [
    "Flow", "Phase", "Stage", "State", "Step", "Steps",
  ]

  /// Whether the name of an enum says that its cases are pages, or ways to some.
  var namesPages: Bool {
    !Self.pageWords.isDisjoint(with: DerivedTitle.words(in: lastComponent))
  }

  private static let pageWords: Set<String> = [
    "Destination", "Link", "Navigation", "Page", "Place", "Route", "Screen", "Sheet", "Shortcut",
    "Tab", "Target",
  ]
}

extension Expression {
  /// Whether it looks like a case of an enum, `.open`, `Access.open` or `.item(id)`.
  var isCase: Bool {
    if case .call(let call) = kind { return call.callee.isCase }
    guard case .member(let base, let name) = kind else { return false }
    guard let base else { return true }
    // With a type before it, an upper-case name is as a rule a type's, `Page.Content`.
    if case .name(let type) = base.kind { return type.startsUppercase && !name.startsUppercase }
    return false
  }
}

extension Statement {
  /// Whether it is `name = .someCase` or `self.name = .someCase`.
  fileprivate func writesCase(to name: String) -> Bool {
    guard case .expression(let expression) = kind,
      case .binary(let left, "=", let right) = expression.kind,
      case .member(let base, _) = right.kind
    else { return false }
    if let base, case .name(let type) = base.kind, !type.startsUppercase { return false }
    return switch left.kind {
    case .name(let written): written == name
    case .member(let base?, let written): base.kind == .name("self") && written == name
    default: false
    }
  }
}
