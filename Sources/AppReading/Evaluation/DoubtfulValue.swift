/// Values that a function returns on only some of its paths.
extension Value {
  /// Whether it is a tuple with a text, `("Listed", "eye.fill")`.
  var hasTexts: Bool {
    if case .tuple(let elements) = self { elements.contains { $0.value.isText } } else { false }
  }

  /// A tuple or instance without what another `return` may have given instead, `(nil, error)`; the same value for others.
  var withoutKnownParts: Value {
    switch self {
    case .tuple(var parts):
      for number in parts.indices where parts[number].value.decidesBranch {
        parts[number].value = .unknown(parts[number].label ?? "", nil)
      }
      return .tuple(parts)
    case .object(var object):
      for (name, value) in object.properties
      where name != ObjectValue.stepsKey && (value.decidesBranch || value == .array([])) {
        object.properties[name] = .unknown(name, nil)
      }
      return .object(object)
    default: return self
    }
  }

  /// Whether a condition on the value is known to hold or not.
  private var decidesBranch: Bool { self == .nothing || isBooleanOrNumber }

  var isBooleanOrNumber: Bool {
    switch self {
    case .boolean, .number: true
    default: false
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
