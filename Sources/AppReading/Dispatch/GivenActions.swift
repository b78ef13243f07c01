/// Closures that the value of a page has, `.address(onNext: { push(.payment) })`.
extension DispatchReader {
  /// A case of which only the closures are known that it is given, also in instances; nil if it is given none.
  ///
  /// Whatever else it is given stays unknown, since another page may give it something else.
  func onlyActions(of value: EnumValue) -> EnumValue? {
    guard let type = value.type, let record = index.enumCase(value.name, of: type),
      record.parameters.count == value.payload.count
    else { return nil }
    var given = value
    var hasActions = false
    for (number, parameter) in record.parameters.enumerated() {
      if let actions = given.payload[number].value.actions {
        given.payload[number].value = actions
        hasActions = true
      } else {
        given.payload[number] = unknown(parameter, in: type)
      }
    }
    return hasActions ? given : nil
  }
}

extension Value {
  /// The closure that the value is, or an instance with only its closures known; nil for values without closures.
  fileprivate var actions: Value? {
    switch self {
    case .closure: return self
    case .object(var object):
      object.properties = object.properties.filter {
        if case .closure = $0.value { true } else { false }
      }
      object.isUnknown = true
      return object.properties.isEmpty ? nil : .object(object)
    default: return nil
    }
  }
}
