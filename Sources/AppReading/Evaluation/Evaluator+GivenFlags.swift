import SwiftParsing

/// Booleans that views are given and that a state decides, `Row(size.title, isSelected: model.size == size)`.
///
/// The source does not say which row is selected, but which one is at first, so that only that one is drawn with a mark.
extension Evaluator {
  /// The value of an argument of a view or of a function that makes one; of a comparison with what it is at first.
  func givenFlag(_ value: Value, _ expression: Expression, _ scope: Scope) -> Value {
    guard case .unknown(let source, nil) = value, !assumesInitialState, expression.asksForValue,
      let holds = initially(expression, scope) ?? (isWithOneOfMany(expression, scope) ? false : nil)
    else { return value }
    return .unknown(source, .comparison(holds))
  }

  /// Whether something that is not known is compared with a value that is, or searched for one: of several rows one at most
  /// has the same one.
  private func isWithOneOfMany(_ expression: Expression, _ scope: Scope) -> Bool {
    let parts: [Expression]
    switch expression.kind {
    case .binary(let left, "==", let right): parts = [left, right]
    case .call(let call): parts = call.arguments.map(\.value)
    default: return false
    }
    return parts.contains { part in
      switch evaluate(part, scope) {
      case .enumCase, .number, .text: true
      default: false
      }
    }
  }

  /// What a Boolean is at first that the view around an expression is given; nil for other expressions.
  func initialFlag(_ expression: Expression, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .name, .member(_?, _): break
    default: return nil
    }
    guard case .unknown(_, let place?) = evaluate(expression, scope) else { return nil }
    return place.comparison
  }
}

extension StatePlace {
  /// The place of a comparison, which no type of the app has: it says only what the comparison is at first.
  fileprivate static func comparison(_ holds: Bool) -> StatePlace {
    StatePlace(type: "", property: holds ? "true at first" : "false at first")
  }

  /// Whether the comparison holds at first; nil for other places.
  fileprivate var comparison: Bool? {
    guard type.isEmpty else { return nil }
    return self == .comparison(true) ? true : self == .comparison(false) ? false : nil
  }
}

extension Expression {
  /// Whether it compares values, or looks for one in a list.
  fileprivate var asksForValue: Bool {
    switch kind {
    case .binary(_, "==", _), .binary(_, "!=", _): true
    case .call(let call): call.callee.lastName == "contains" && call.arguments.count == 1
    default: false
    }
  }
}
