import SwiftParsing

extension Evaluator {
  /// The case that `Page(rawValue: 1)` gives, or `nil` if no case has the value; nil if that is not known.
  func enumCase(of type: String, _ call: CallExpression, _ scope: Scope) -> Value? {
    guard call.arguments.count == 1, call.arguments[0].label == "rawValue",
      index.members("init", of: type).isEmpty, let cases = index.enumCases(of: type)
    else { return nil }
    guard let given = evaluate(call.arguments[0].value, scope).plainRawValue else {
      return neighbour(of: type, call.arguments[0].value)
    }
    for record in cases {
      let value = EnumValue(type: type, name: record.name)
      guard let raw = rawValue(value)?.plainRawValue else { return nil }
      if raw == given { return .enumCase(value) }
    }
    return .nothing
  }

  /// The case some steps after one that is not known, `Step(rawValue: step.rawValue + 1)`; nil for other raw values.
  private func neighbour(of type: String, _ raw: Expression) -> Value? {
    guard case .binary(_, let sign, let right) = raw.kind, sign == "+" || sign == "-",
      case .number(let digits) = right.kind, let count = Int(digits)
    else { return nil }
    let steps = Value.number(String(sign == "+" ? count : -count))
    return .object(
      ObjectValue(type: type, properties: [ObjectValue.stepsKey: steps], isOptional: true))
  }

  private static let integers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The raw value of a case: as written, else the name of the case, or a number counted on from the case before it.
  func rawValue(_ value: EnumValue) -> Value? {
    guard let type = value.type, let record = index.types[type],
      let found = index.enumCase(value.name, of: type)
    else { return nil }
    func written(_ expression: Expression) -> Value {
      evaluate(expression, Scope(names: [:], receiver: nil, type: type, file: found.place.file))
    }
    if let expression = found.rawValue { return written(expression) }
    let inherited = Set(record.inherited.compactMap(\.name))
    if inherited.contains("String") { return .text(PartialText([.known(found.name)])) }
    guard !inherited.isDisjoint(with: Self.integers),
      let number = record.cases.firstIndex(where: { $0.name == found.name })
    else { return nil }
    // Each counts on from the one before it.
    guard let first = record.cases[..<number].lastIndex(where: { $0.rawValue != nil }) else {
      return .number(String(number))
    }
    guard let expression = record.cases[first].rawValue,
      case .number(let start) = written(expression), let start = Int(start)
    else { return nil }
    return .number(String(start + number - first))
  }
}

extension Value {
  /// A whole number or a text as written; nil if not all of it is known.
  fileprivate var plainRawValue: String? {
    switch self {
    case .number(let number): Int(number).map(String.init)
    case .text(let text): text.plain
    default: nil
    }
  }
}

extension ObjectValue {
  /// The name under which a case that is not known has the number of steps from the one before; no property has it.
  static let stepsKey = "steps on"
}
