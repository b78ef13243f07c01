import SwiftParsing

/// What the parts of an instance may be instead of what they are, which goes with the instance to whoever gets it:
/// `let display = Display(title: item.isNew ? "New" : "Old", note: item.isLate ? "Late" : nil)`.
extension Evaluator {
  /// Notes in a new instance of a structure what its properties may be instead of what they are given.
  func noteOthers(
    _ arguments: [Argument], _ given: [LabelledValue], in object: inout ObjectValue, _ scope: Scope
  ) {
    guard scope.buildsViews || scope.notesTexts,
      index.types[object.type]?.keyword == .structure
    else { return }
    for (argument, given) in zip(arguments, given) {
      guard let label = argument.label, object.properties[label] == given.value else { continue }
      object.note(possibleValues(of: argument.value, as: given.value, scope), insteadOf: label)
      object.decideLater(label)
    }
  }

  /// Gives the instance that a local name has the parts of all that it may be.
  func enrich(_ name: String, isOptional: Bool, _ scope: inout Scope) {
    let others = scope.possibleValues(of: name).compactMap { value in
      if case .object(let object) = value { object } else { nil }
    }
    guard let type = others.first?.type, others.allSatisfy({ $0.type == type }),
      index.types[type]?.keyword == .structure, let value = scope.names[name]
    else { return }
    var object: ObjectValue
    switch value {
    case .object(let known) where known.type == type && known.state == nil: object = known
    case .unknown(_, nil):
      object = ObjectValue(type: type, isOptional: isOptional, isUnknown: true)
    default: return
    }
    for other in others { object.note(partsOf: other) }
    scope.names[name] = .object(object)
  }
}

extension ObjectValue {
  /// What is before the name of a property in the key of what it may be instead; no name in Swift has a space.
  private static let othersPrefix = "instead of "

  /// The texts and instances that a property may be instead of what it is.
  func others(of property: String) -> [Value] {
    if case .array(let values)? = properties[Self.othersPrefix + property] { values } else { [] }
  }

  /// Notes what a property may be instead of what it is.
  mutating func note(_ values: [Value], insteadOf property: String) {
    var kept = others(of: property)
    for value in values
    where kept.count < Evaluator.mostTexts && !kept.contains(value) && properties[property] != value
    {
      kept.append(value)
    }
    if !kept.isEmpty { properties[Self.othersPrefix + property] = .array(kept) }
  }

  /// Sets a property, of which nothing else is possible then.
  mutating func set(_ property: String, to value: Value) {
    properties[property] = value
    properties[Self.othersPrefix + property] = nil
  }

  /// Notes what another instance of the type has, which it may be.
  fileprivate mutating func note(partsOf other: ObjectValue) {
    for name in other.properties.keys.sorted() {
      if name.hasPrefix(Self.othersPrefix) {
        let property = String(name.dropFirst(Self.othersPrefix.count))
        note(other.others(of: property), insteadOf: property)
        decideLater(property)
      } else if let value = other.properties[name] {
        let isPart = if case .object(let part) = value { part.state == nil } else { value.isText }
        if isPart { note([value], insteadOf: name) }
        decideLater(name)
      }
    }
  }

  /// Makes a property unknown that is `nil` and may be something else.
  fileprivate mutating func decideLater(_ property: String) {
    if properties[property] == .nothing, !others(of: property).isEmpty {
      properties[property] = .unknown(property, nil)
    }
  }
}
