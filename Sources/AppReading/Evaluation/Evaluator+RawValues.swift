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

  /// The case some places after one that is not known in a list of the cases of an enum, `steps[index + 1]` or
  /// `steps[steps.index(after: index)]`, of which steps that are not needed may be left out; nil for other elements.
  func neighbour(in list: Value, at arguments: [Argument]) -> Value? {
    guard arguments.count == 1, let count = arguments[0].value.stepsFromIndex,
      let type = listedEnum(list), index.isEnum(type)
    else { return nil }
    return .object(
      ObjectValue(
        type: type, properties: [ObjectValue.stepsKey: .number(String(count))], isOptional: true))
  }

  /// The enum of whose cases a list is, of all in their order as far as that is known; nil for other lists.
  private func listedEnum(_ list: Value) -> String? {
    switch list {
    case .array(let elements):
      guard case .enumCase(let first)? = elements.first, let type = first.type,
        let all = index.enumCases(of: type), all.count == elements.count
      else { return nil }
      let areAll = zip(all, elements).allSatisfy { known, element in
        if case .enumCase(let value) = element { value.name == known.name } else { false }
      }
      return areAll ? type : nil
    // Those of all that are needed; the elements of a state may have another order.
    case .object(let object) where object.state == nil:
      if case .object(let element)? = elementValue(of: object.type) { return element.type }
      return nil
    default: return nil
    }
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

extension Expression {
  /// How many places a number is after that of an element, `1` of `index + 1` and `index(after: index)`; nil for others.
  fileprivate var stepsFromIndex: Int? {
    switch kind {
    case .binary(let left, let sign, let right):
      // What is so many places from the end of a list is no neighbour.
      guard case .name = left.kind, sign == "+" || sign == "-",
        case .number(let digits) = right.kind, let count = Int(digits)
      else { return nil }
      return sign == "+" ? count : -count
    case .call(let call):
      guard case .member(_, "index") = call.callee.kind, call.arguments.count == 1 else {
        return nil
      }
      return ["after": 1, "before": -1][call.arguments[0].label ?? ""]
    default: return nil
    }
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
