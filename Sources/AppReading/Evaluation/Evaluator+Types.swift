import SwiftParsing

extension Evaluator {
  /// The generic types of frameworks that hold elements of their last argument's type.
  private static let collections: Set<String> = [
    "Array", "ArraySlice", "Set", "OrderedSet", "IdentifiedArrayOf", "ContiguousArray",
    "FetchedResults", "List",
  ]

  /// The types of texts.
  static let texts: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
  ]

  /// A value of a type of which nothing else is known.
  func unknownValue(of type: TypeSyntax, source: String, from outer: String?) -> Value {
    if let only = index.implementation(ofComposition: type, from: outer) {
      return .object(ObjectValue(type: only, isUnknown: true))
    }
    switch type {
    case .optional(let inner):
      guard case .object(var object) = unknownValue(of: inner, source: source, from: outer) else {
        return .unknown(source, nil)
      }
      object.isOptional = true
      return .object(object)
    case .array(let element):
      guard let name = element.name,
        let full = index.resolve(name, from: outer) ?? index.extendedType(name)
      else { return .unknown(source, nil) }
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
      let object = ObjectValue(type: index.implementation(of: full), isUnknown: true)
      return .object(specialized(object, by: last.arguments, from: outer))
    }
    if name == "Text" {
      // A view of which only the words are not known.
      let place = outer.flatMap { index.types[$0]?.place } ?? SourcePlace(file: 0, offset: 0)
      let text = LabelledValue(nil, .text(PartialText([.hole(source)])))
      return .views([ViewNode(.framework("Text"), arguments: [text], place: place)])
    }
    if let extended = index.extendedType(name) {
      return .object(ObjectValue(type: extended, isUnknown: true))
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
    // `.init(initialState: …)`, and the child state for which a sheet has a store.
    if case .named(let components) = type, let reducer = reducer(ofStore: components, from: outer) {
      return .object(ObjectValue(type: reducer))
    }
    switch value {
    case .enumCase(let enumCase) where enumCase.type == nil:
      if case .array = type, let list = staticList(enumCase.name) { return list }
      guard let name = type.name else { return value }
      guard let full = index.resolve(name, from: outer) else {
        return made(enumCase, as: name) ?? value
      }
      return specialized(typed(enumCase, as: full), as: type, from: outer)
    case .object: return specialized(value, as: type, from: outer)
    case .tuple(let elements): return .tuple(labelled(elements, as: type, from: outer))
    case .array(let elements):
      switch type {
      case .array(let element):
        return .array(elements.map { typed($0, as: element, from: outer) })
      case .optional(let inner): return typed(value, as: inner, from: outer)
      case .named(let components):
        if let element = components.last?.arguments.last {
          return .array(elements.map { typed($0, as: element, from: outer) })
        }
        // A name for a type of lists.
        guard case .array(let element)? = index.structural(type, from: outer) else { return value }
        return .array(elements.map { typed($0, as: element, from: outer) })
      default: return value
      }
    case .text(var text):
      if type.name == "String" { text.isLocalized = false }
      return .text(text)
    case .unknown(let source, nil):
      if let chained = chained(source, as: type, from: outer) { return chained }
      switch unknownValue(of: type, source: source, from: outer) {
      case .object(let object): return .object(object)
      case .views(let views): return .views(views)
      default: return value
      }
    default: return value
    }
  }

  /// A list that the app adds to arrays, `extension [Section] { static let all = … }`; nil if there is none.
  private func staticList(_ name: String) -> Value? {
    guard let member = index.members(name, of: "Array", areStatic: true).first else { return nil }
    let expression = Expression(.name(name), ByteRange(0, 0))
    let scope = Scope(names: [:], receiver: nil, type: "Array", file: member.file)
    return stored(member, named: name, of: .type("Array"), expression, scope)
  }

  /// The value of a link, also one to which the app gives a name, `extension Hashable { static var jars: JarsRoute { … } }`.
  func linkedValue(_ value: Value) -> Value {
    guard case .enumCase(let named) = value, named.type == nil else { return value }
    let members = index.members(named.name, of: "Hashable", areStatic: true)
    if let function = bestFit(members, named.payload.map(\.label)) {
      return invoke(function, receiver: .type("Hashable"), named.payload) ?? value
    }
    guard let member = members.first else { return value }
    let expression = Expression(.name(named.name), ByteRange(0, 0))
    let scope = Scope(names: [:], receiver: nil, type: "Hashable", file: member.file)
    let found = stored(member, named: named.name, of: .type("Hashable"), expression, scope)
    guard case .variable(let variable) = member.declaration.kind, let type = variable.type else {
      return found
    }
    return typed(found, as: type, from: nil)
  }

  /// The elements of a tuple with the types and labels of its type, which may have a name of its own.
  private func labelled(
    _ elements: [LabelledValue], as type: TypeSyntax, from outer: String?
  ) -> [LabelledValue] {
    guard case .tuple(let types, let labels)? = index.structural(type, from: outer),
      labels.count == elements.count
    else { return elements }
    return zip(elements, zip(types, labels)).map { element, declared in
      LabelledValue(
        element.label ?? declared.1, typed(element.value, as: declared.0, from: outer))
    }
  }

  private func typed(_ value: EnumValue, as type: String) -> Value {
    if let found = index.enumCase(value.name, of: type) {
      let needed = found.parameters.count { $0.value == nil }
      // A static function of the same name takes fewer values.
      if value.payload.count < needed, let made = madeByFunction(value, as: type) { return made }
      var value = value
      value.type = type
      value.payload = zip(value.payload, padded(found.parameters, to: value.payload.count)).map {
        element, parameter in
        guard let parameter else { return element }
        return LabelledValue(
          element.label ?? parameter.label, typed(element.value, as: parameter.type, from: type))
      }
      value.payload += defaults(of: found, from: value.payload.count, in: type)
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
    return made(value, as: type) ?? madeByFunction(value, as: type) ?? .enumCase(value)
  }

  /// What a static function of a type makes, `.circled("plus")`.
  private func madeByFunction(_ value: EnumValue, as type: String) -> Value? {
    let functions = index.members(value.name, of: type, areStatic: true)
      .filter { $0.declaration.function?.result != nil }
    guard let member = bestFit(functions, value.payload.map(\.label)) else { return nil }
    // One without arguments may make sample data.
    guard !value.payload.isEmpty || index.isEnum(type) else { return nil }
    return invoke(member, receiver: .type(type), value.payload)
  }

  /// The value of a chain of implicit members, `.icons.general`, whose first one is a static property of a type.
  private func chained(_ source: String, as type: TypeSyntax, from outer: String?) -> Value? {
    guard source.utf8.first == UInt8(ascii: "."), let name = type.name else { return nil }
    let parts = source.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count < 6, parts.allSatisfy(\.isIdentifier),
      let full = index.resolve(name, from: outer),
      let first = index.members(String(parts[0]), of: full, areStatic: true).first
    else { return nil }
    let scope = Scope(names: [:], receiver: nil, type: full, file: first.file)
    let expression = Expression(.nothing, ByteRange(0, 0))
    var value = stored(first, named: String(parts[0]), of: .type(full), expression, scope)
    for part in parts.dropFirst() {
      guard let next = member(String(part), of: value, expression, scope) else { return nil }
      value = next
    }
    return value
  }

  /// What `.init(…)` makes of a type; nil if that is not known.
  private func made(_ value: EnumValue, as type: String) -> Value? {
    guard value.name == "init" else {
      guard Self.texts.contains(type) else { return nil }
      return textFunction(value, of: type)
        ?? (type.hasPrefix("Localized") ? symbolText(value) : nil)
    }
    if Self.texts.contains(type), let first = value.payload.first,
      case .text(var text) = first.value
    {
      if first.label == "localized" { text.isLocalized = true }
      return .text(first.label == "localized" ? localized(text) : text)
    }
    // The app may extend it.
    if type == "Binding" { return binding(value.payload, source: ".init") }
    guard let record = index.types[type] else { return nil }
    if isView(type) || index.isRepresentable(type) { return nil }
    if record.keyword == .enumeration { return .object(ObjectValue(type: type)) }
    return .object(object(type, arguments: value.payload))
  }

  /// The associated values that a case has where a call gives fewer.
  private func defaults(
    of record: EnumCaseRecord, from count: Int, in type: String
  ) -> [LabelledValue] {
    guard count == 0 else { return [] }
    let scope = Scope(names: [:], receiver: nil, type: type, file: record.place.file)
    return record.parameters.compactMap { parameter in
      parameter.value.map {
        LabelledValue(
          parameter.label, typed(evaluate($0, scope), as: parameter.type, from: type))
      }
    }
  }

  private func padded(_ parameters: [Parameter], to count: Int) -> [Parameter?] {
    (0..<count).map { parameters.indices.contains($0) ? parameters[$0] : nil }
  }
}

extension Substring {
  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
