import SwiftParsing

/// Dictionaries whose literal is known, which are tuples of pairs here.
extension Evaluator {
  /// The keys, the values or whether there are none; nil for other members.
  func member(_ name: String, ofPairs pairs: [KeyedValue]) -> Value? {
    switch name {
    case "keys": .array(pairs.map(\.key))
    case "values": .array(pairs.map(\.value))
    case "isEmpty": .boolean(pairs.isEmpty)
    case "count": .number(String(pairs.count))
    default: nil
    }
  }

  /// What a call of a member of a dictionary gives, `names.sorted { $0.key < $1.key }`; nil for other calls.
  func dictionaryCall(
    _ name: String, _ pairs: [KeyedValue], _ call: CallExpression, _ scope: Scope
  ) -> Value? {
    switch name {
    case "sorted":
      return .array((pairs.sorted ?? pairs).map(\.pair))
    case "map", "compactMap", "flatMap", "filter", "enumerated":
      return arrayCall(name, pairs.map(\.pair), call, scope)
    default: return nil
    }
  }

  /// The dictionary of `Dictionary(grouping: items, by: \.kind)`, the keys in the order of the elements; nil if a key is not
  /// known.
  func grouped(_ call: CallExpression, _ scope: Scope) -> Value? {
    guard call.arguments.count == 2, call.arguments[0].label == "grouping",
      case .array(let elements) = evaluate(call.arguments[0].value, scope), !elements.isEmpty
    else { return nil }
    let function = evaluate(call.arguments[1].value, scope)
    var groups: [(key: Value, elements: [Value])] = []
    for element in elements {
      guard let key = apply(function, to: element, call.arguments[1].value, scope), key.isSimple
      else { return nil }
      if let number = groups.firstIndex(where: { $0.key.isSame(as: key) }) {
        groups[number].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    return .tuple(
      groups.map { LabelledValue(nil, KeyedValue(key: $0.key, value: .array($0.elements)).pair) })
  }

  /// The value for a key, `names["de"]` and `names["de", default: "German"]`; nil if the key is not known.
  func element(
    ofPairs pairs: [KeyedValue], _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard let argument = arguments.first, argument.label == nil else { return nil }
    let key = evaluate(argument.value, scope)
    guard key.isSimple, pairs.allSatisfy(\.key.isSimple) else { return nil }
    if let found = pairs.first(where: { $0.key.isSame(as: key) }) { return found.value }
    let other = arguments.dropFirst().first { $0.label == "default" }
    return other.map { evaluate($0.value, scope) } ?? .nothing
  }
}

/// A key of a dictionary with its value.
struct KeyedValue {
  var key: Value
  var value: Value

  /// What a loop over the dictionary gets.
  var pair: Value { .tuple([LabelledValue("key", key), LabelledValue("value", value)]) }
}

extension [KeyedValue] {
  /// The pairs in the order of their keys; nil if that is not known.
  var sorted: [KeyedValue]? {
    guard let order = map(\.key).ascending else { return nil }
    return order.map { self[$0] }
  }
}

extension [Value] {
  /// The numbers of the elements in ascending order, of texts or of numbers; nil if that is not known.
  var ascending: [Int]? {
    let texts = compactMap { if case .text(let text) = $0 { text.plain } else { nil } }
    if texts.count == count { return texts.indices.sorted { texts[$0] < texts[$1] } }
    let numbers = compactMap { if case .number(let number) = $0 { Double(number) } else { nil } }
    return numbers.count == count ? numbers.indices.sorted { numbers[$0] < numbers[$1] } : nil
  }
}

extension [LabelledValue] {
  /// The pairs of a dictionary; nil for other tuples.
  var pairs: [KeyedValue]? {
    let found = compactMap { element -> KeyedValue? in
      guard element.label == nil, case .tuple(let parts) = element.value, parts.count == 2,
        parts[0].label == "key", parts[1].label == "value"
      else { return nil }
      return KeyedValue(key: parts[0].value, value: parts[1].value)
    }
    return found.count == count && count > 0 ? found : nil
  }
}
