import SwiftParsing

/// Calls of the members of lists, and of values that may be `nil`.
extension Evaluator {
  /// What `map` makes of a value, or of one that may be `nil`: then views are drawn as in `if let`.
  func mapped(
    _ name: String, _ value: Value, _ call: CallExpression, _ scope: Scope
  ) -> Value? {
    guard name == "map" || name == "flatMap", call.arguments.count == 1,
      case .closure(let closure) = evaluate(call.arguments[0].value, scope)
    else { return nil }
    if value.isThere { return invoke(closure, arguments: [value]) }
    let views = loopViews(closure, unwrapped(value), scope)
    // `name.map { String($0) }` makes no view.
    guard views.contains(where: { if case .unknown = $0.kind { false } else { true } }) else {
      switch invoke(closure, arguments: [unwrapped(value)]) {
      case .object(var object):
        object.isOptional = true
        return .object(object)
      // `value.map { (title: title, value: $0) }`
      case .tuple(let elements): return .tuple(elements)
      default: return nil
      }
    }
    guard case .member(let base?, _) = call.callee.kind else { return nil }
    let condition = "let … = " + source(base.range, scope)
    return .views([
      choice([(condition, views), ("else", [])], prefers: nil, scope.place(call.callee.range))
    ])
  }

  /// The property of a list whose elements are pairs with their number, `topics.enumerated()`.
  private static let numberedElements = "enumerated()"

  /// What a loop gets of a list of which only the type of its elements is known.
  func loopElement(of list: ObjectValue) -> Value? {
    guard let element = elementValue(of: list.type) else { return nil }
    guard list.properties[Self.numberedElements] != nil else { return element }
    return .tuple([
      LabelledValue("offset", .unknown("offset", nil)), LabelledValue("element", element),
    ])
  }

  /// The pairs of two known lists, `zip(names, icons)`; nil for other lists.
  func zipped(_ call: CallExpression, _ scope: Scope) -> Value? {
    let lists = call.arguments.compactMap { argument -> [Value]? in
      if case .array(let elements) = evaluate(argument.value, scope) { elements } else { nil }
    }
    guard lists.count == 2, call.arguments.count == 2 else { return nil }
    return .array(
      zip(lists[0], lists[1]).map { first, second in
        .tuple([LabelledValue(nil, first), LabelledValue(nil, second)])
      })
  }

  func arrayCall(
    _ name: String, _ elements: [Value], _ call: CallExpression, _ scope: Scope
  ) -> Value? {
    switch name {
    case "first", "last", "filter":
      guard let fitting = elements.fitting({ test($0, by: call, scope) }) else {
        return name == "filter" ? .array(elements) : nil
      }
      if name == "filter" {
        // Samples of which none fits: the list of a page may have other elements.
        if fitting.isEmpty, !assumesInitialState, case .object(let sample)? = elements.first {
          return .object(ObjectValue(type: "[\(sample.type)]"))
        }
        return .array(fitting)
      }
      return (name == "first" ? fitting.first : fitting.last) ?? .nothing
    case "sorted" where call.arguments.isEmpty:
      return .array(elements.ascending.map { $0.map { elements[$0] } } ?? elements)
    case "sorted", "reversed", "shuffled": return .array(elements)
    case "prefix", "suffix", "dropFirst", "dropLast":
      return .array(part(name, of: elements, by: call, scope))
    case "joined": return joined(elements, by: call, scope)
    case "enumerated":
      return .array(
        elements.enumerated().map {
          .tuple([
            LabelledValue("offset", .number(String($0.offset))),
            LabelledValue("element", $0.element),
          ])
        })
    case "map", "compactMap", "flatMap":
      guard let argument = call.arguments.first else { return nil }
      let function = evaluate(argument.value, scope)
      let results = elements.compactMap { apply(function, to: $0, argument.value, scope) }
      guard results.count == elements.count else { return nil }
      switch name {
      case "map": return .array(results)
      case "compactMap": return .array(results.filter { $0 != .nothing }.map(unwrapped))
      default:
        let parts = results.compactMap { result -> [Value]? in
          if case .array(let elements) = result { elements } else { nil }
        }
        return parts.count == results.count ? .array(parts.flatMap(\.self)) : nil
      }
    case "formatted": return listed(elements, call, scope)
    case "contains":
      guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
      else { return nil }
      let value = evaluate(argument.value, scope)
      if value.isSimple, elements.contains(where: value.isSame) { return .boolean(true) }
      let isKnown = elements.isEmpty || value.isSimple && elements.allSatisfy(\.isSimple)
      return isKnown ? .boolean(false) : nil
    default: return nil
    }
  }

  /// Whether the closure that a call is given holds for an element; nil if that is not known.
  private func test(_ element: Value, by call: CallExpression, _ scope: Scope) -> Bool? {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      [nil, "where"].contains(argument.label),
      case .boolean(let holds)? = apply(
        evaluate(argument.value, scope), to: element, argument.value, scope)
    else { return nil }
    return holds
  }

  /// What a closure or a key path, `\.name`, makes of a value; nil for other functions.
  func apply(
    _ function: Value, to element: Value, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    switch function {
    case .closure(let closure): return invoke(closure, arguments: [element])
    case .keyPath(let path):
      var value = element
      for name in path.split(whereSeparator: { ".?!".contains($0) }) where name != "self" {
        guard let part = member(String(name), of: value, expression, scope) else { return nil }
        value = part
      }
      return value
    default: return nil
    }
  }

  /// The text of `["A", "B"].formatted(.list(type: .or))` in English; nil if an element is not known.
  private func listed(_ elements: [Value], _ call: CallExpression, _ scope: Scope) -> Value? {
    let words = elements.compactMap { value -> String? in
      if case .text(let text) = value { text.plain } else { nil }
    }
    guard words.count == elements.count, let last = words.last, call.arguments.count == 1,
      case .enumCase(let format) = evaluate(call.arguments[0].value, scope), format.name == "list",
      case .enumCase(let type)? = format.payload.first(where: { $0.label == "type" })?.value
    else { return nil }
    let rest = words.dropLast()
    let comma = rest.count > 1 ? "," : ""
    let text = rest.isEmpty ? last : rest.joined(separator: ", ") + comma + " \(type.name) " + last
    return .text(PartialText([.known(text)]))
  }

  func arrayCall(
    _ name: String, _ array: ObjectValue, _ call: CallExpression, _ scope: Scope
  ) -> Value? {
    switch name {
    case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast":
      return .object(array)
    case "enumerated":
      var numbered = array
      numbered.properties[Self.numberedElements] = .boolean(true)
      return .object(numbered)
    case "first", "last":
      guard case .object(var element)? = elementValue(of: array.type) else { return nil }
      element.isOptional = true
      return .object(element)
    default: return nil
    }
  }
}

extension [Value] {
  /// The elements for which a test holds; nil if that is not known of one of them.
  fileprivate func fitting(_ test: (Value) -> Bool?) -> [Value]? {
    var found: [Value] = []
    for element in self {
      guard let holds = test(element) else { return nil }
      if holds { found.append(element) }
    }
    return found
  }
}

extension Value {
  /// Whether another simple value is the same if, and only if, it is equal.
  var isSimple: Bool {
    switch self {
    case .number, .boolean: true
    case .text(let text): text.plain != nil
    case .enumCase(let value): value.payload.isEmpty
    default: false
    }
  }

  /// Whether it is the same simple value; the type of a case such as `.open` may not be known.
  func isSame(as other: Value) -> Bool {
    guard case .enumCase(let first) = self, case .enumCase(let second) = other else {
      return self == other
    }
    let isOneType = first.type == nil || second.type == nil || first.type == second.type
    return isOneType && first.name == second.name && second.payload.isEmpty
  }

  /// Whether it is certainly not `nil`.
  fileprivate var isThere: Bool {
    switch self {
    case .text, .number, .boolean, .enumCase: true
    case .object(let object): !object.isOptional
    default: false
    }
  }
}
