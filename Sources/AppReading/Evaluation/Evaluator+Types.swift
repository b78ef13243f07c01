import SwiftParsing

extension Evaluator {
  /// The generic types of frameworks that hold elements of their last argument's type.
  private static let collections: Set<String> = [
    "Array", "ArraySlice", "Set", "OrderedSet", "IdentifiedArrayOf", "ContiguousArray",
    "FetchedResults", "List",
  ]

  /// A value of a type of which nothing else is known.
  func unknownValue(of type: TypeSyntax, source: String, from outer: String?) -> Value {
    switch type {
    case .optional(let inner):
      guard case .object(var object) = unknownValue(of: inner, source: source, from: outer) else {
        return .unknown(source, nil)
      }
      object.isOptional = true
      return .object(object)
    case .array(let element):
      guard let name = element.name, let full = index.resolve(name, from: outer) else {
        return .unknown(source, nil)
      }
      return .object(ObjectValue(type: "[\(full)]"))
    case .some(let inner), .any(let inner):
      return unknownValue(of: inner, source: source, from: outer)
    case .named(let components):
      return unknownValue(named: components, type, source: source, from: outer)
    default: return .unknown(source, nil)
    }
  }

  private func unknownValue(
    named components: [TypeSyntax.Component], _ type: TypeSyntax, source: String,
    from outer: String?
  ) -> Value {
    guard let last = components.last, let name = type.name else { return .unknown(source, nil) }
    if let full = index.resolve(name, from: outer) {
      return .object(ObjectValue(type: index.implementation(of: full), isUnknown: true))
    }
    guard let argument = last.arguments.last else { return .unknown(source, nil) }
    if let reducer = reducer(ofStore: components, from: outer) {
      return .object(ObjectValue(type: reducer))
    }
    if Self.collections.contains(last.name) {
      return unknownValue(of: .array(argument), source: source, from: outer)
    }
    switch last.name {
    case "Binding":
      return .binding(
        StatePlace(type: outer ?? "", property: source),
        unknownValue(of: argument, source: source, from: outer))
    case "Optional":
      return unknownValue(of: .optional(argument), source: source, from: outer)
    default: return .unknown(source, nil)
    }
  }

  /// A value where a type is expected: an implicit member gets its enum, or is replaced by the static member.
  func typed(_ value: Value, as type: TypeSyntax, from outer: String?) -> Value {
    switch value {
    case .enumCase(let enumCase) where enumCase.type == nil:
      guard let name = type.name else { return value }
      guard let full = index.resolve(name, from: outer) else {
        return made(enumCase, as: name) ?? value
      }
      return typed(enumCase, as: full)
    case .array(let elements):
      switch type {
      case .array(let element):
        return .array(elements.map { typed($0, as: element, from: outer) })
      case .optional(let inner): return typed(value, as: inner, from: outer)
      case .named(let components):
        guard let element = components.last?.arguments.last else { return value }
        return .array(elements.map { typed($0, as: element, from: outer) })
      default: return value
      }
    case .text(var text):
      if type.name == "String" { text.isLocalized = false }
      return .text(text)
    case .unknown(let source, nil):
      let better = unknownValue(of: type, source: source, from: outer)
      if case .object = better { return better }
      return value
    default: return value
    }
  }

  private func typed(_ value: EnumValue, as type: String) -> Value {
    if let found = index.enumCase(value.name, of: type) {
      var value = value
      value.type = type
      value.payload = zip(value.payload, padded(found.parameters, to: value.payload.count)).map {
        element, parameter in
        guard let parameter else { return element }
        return LabelledValue(
          element.label ?? parameter.label, typed(element.value, as: parameter.type, from: type))
      }
      return .enumCase(value)
    }
    if let member = index.members(value.name, of: type, areStatic: true).first,
      case .variable(let variable) = member.declaration.kind
    {
      var scope = Scope(names: [:], receiver: nil, type: type, file: member.file)
      if let getter = variable.getter {
        let outcome = inside(.getter(type, value.name)) { run(getter, &scope) }
        return outcome?.result ?? .enumCase(value)
      }
      return variable.value.map { evaluate($0, scope) } ?? .enumCase(value)
    }
    return made(value, as: type) ?? .enumCase(value)
  }

  /// What `.init(…)` makes of a type; nil if that is not known.
  private func made(_ value: EnumValue, as type: String) -> Value? {
    guard value.name == "init" else { return nil }
    // The app may extend it.
    if type == "Binding" { return binding(value.payload, source: ".init") }
    guard let record = index.types[type] else { return nil }
    if isView(type) || index.isRepresentable(type) { return nil }
    if record.keyword == .enumeration { return .object(ObjectValue(type: type)) }
    return .object(object(type, arguments: value.payload))
  }

  private func padded(_ parameters: [Parameter], to count: Int) -> [Parameter?] {
    (0..<count).map { parameters.indices.contains($0) ? parameters[$0] : nil }
  }
}
