import SwiftParsing

extension Evaluator {
  /// An element of a value.
  func element(
    of value: Value, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch value {
    case .array(let elements):
      return slice(of: elements, arguments, scope) ?? element(of: elements, arguments, scope)
        ?? neighbour(in: value, at: arguments)
        ?? (elements.allSatisfy(\.hasContent) ? firstElement(expression, arguments, scope) : nil)
        ?? unknown(expression, scope)
    case .tuple(let elements):
      return elements.pairs.flatMap { element(ofPairs: $0, arguments, scope) }
        ?? unknown(expression, scope)
    case .object(let object) where object.type.hasPrefix("["):
      return object.state.flatMap { fixedElement(of: $0, arguments, scope) }
        ?? firstElement(expression, arguments, scope) ?? neighbour(in: value, at: arguments)
        ?? elementValue(of: object.type)
        ?? unknown(expression, scope)
    case .unknown(_, let state):
      return state.flatMap { fixedElement(of: $0, arguments, scope) }
        ?? firstElement(expression, arguments, scope) ?? unknown(expression, scope)
    case .object(let object):
      guard let member = index.members("subscript", of: object.type).first,
        case .subscripting(let function) = member.declaration.kind, let result = function.result
      else { return unknown(expression, scope) }
      if Self.isViewType(result, member.declaration) {
        // Parameters of subscripts have no labels.
        let given = zip(function.parameters, values(arguments, scope)).map {
          LabelledValue($0.label, $1.value)
        }
        return invoke(member, receiver: value, given, isShallow: scope.isShallow)
          ?? unknown(expression, scope)
      }
      return unknownValue(
        of: result, source: source(expression.range, scope), from: object.type)
    case .binding(let place, let inner):
      return .binding(place, element(of: inner, arguments, expression, scope))
    default: return unknown(expression, scope)
    }
  }

  /// An element of the list that a page is drawn with at first, in its views, by the number that its state begins with or that
  /// a loop over the list has, `ForEach(jars.indices, id: \.self) { Text(jars[$0].name) }`.
  private func firstElement(
    _ expression: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard !assumesInitialState, case .subscripted(let base, _) = expression.kind else { return nil }
    let isRow = !scope.isAction && arguments.first?.value.isLocalNumber(in: scope) == true
    guard scope.buildsViews || isRow else { return nil }
    assumesInitialState = true
    defer { assumesInitialState = false }
    guard case .array(let elements) = evaluate(base, scope),
      let element = element(of: elements, arguments, scope)
    else { return nil }
    // What a row is called stays; whether it is done, and how much it counts, changes.
    return isRow ? inAnotherValue(element) : element
  }

  /// An element of a state that begins with a list of cases and that its type does not change,
  /// `@Published var pages: [Page] = [.home, .search]`.
  private func fixedElement(
    of state: StatePlace, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard isFixed(state.property, of: state.type),
      case .array(let elements)? = initialList(at: state), elements.allSatisfy(\.isCase)
    else { return nil }
    return element(of: elements, arguments, scope)
  }

  /// The element of a list whose number is known.
  private func element(
    of elements: [Value], _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard case .number(let number)? = arguments.first.map({ evaluate($0.value, scope) }),
      let index = Int(number), elements.indices.contains(index)
    else { return nil }
    return elements[index]
  }

  /// The elements of a list in a range that is known, `days[0..<5]`, `days[..<5]` or `days[5...]`.
  private func slice(
    of elements: [Value], _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard arguments.count == 1 else { return nil }
    func number(_ expression: Expression) -> Int? {
      if case .number(let number) = evaluate(expression, scope) { Int(number) } else { nil }
    }
    let bounds: (low: Int?, high: Int?)
    switch arguments[0].value.kind {
    case .binary(let low, "..<", let high): bounds = (number(low), number(high))
    case .binary(let low, "...", let high): bounds = (number(low), number(high).map { $0 &+ 1 })
    case .prefix("..<", let high): bounds = (0, number(high))
    case .prefix("...", let high): bounds = (0, number(high).map { $0 &+ 1 })
    case .postfix(let low, "..."): bounds = (number(low), elements.count)
    default: return nil
    }
    guard let low = bounds.low, let high = bounds.high, low >= 0, low <= high,
      high <= elements.count
    else { return nil }
    return .array(Array(elements[low..<high]))
  }

  /// An unknown element of an array type in brackets.
  func elementValue(of type: String) -> Value? {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
    return .object(ObjectValue(type: String(type.dropFirst().dropLast()), isUnknown: true))
  }
}

extension Expression {
  /// Whether it names a local constant that is a number, as that of a loop.
  fileprivate func isLocalNumber(in scope: Scope) -> Bool {
    if case .name(let name) = kind, case .number? = scope.names[name] { true } else { false }
  }
}

extension Value {
  /// Whether it is an instance with views or what makes them, as the pages of a tab bar of the app's own.
  fileprivate var hasContent: Bool {
    guard case .object(let object) = self else { return false }
    return object.properties.values.contains { part in
      switch part {
      case .views: true
      case .closure(let closure): closure.parameters.isEmpty
      default: false
      }
    }
  }
}
