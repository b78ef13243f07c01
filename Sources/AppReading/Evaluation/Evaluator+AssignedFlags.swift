import SwiftParsing

/// Conditions over what an action has set before: `isLoggedIn = true` and then `if !isLoggedIn { … } else { … }`, as where
/// each action calls one function that chooses what is shown.
extension Evaluator {
  /// Notes what an assignment sets a state to.
  func note(_ value: Value, in place: StatePlace, _ found: inout EffectCollection) {
    found.given[index.shared(place)] = nil
    switch value {
    case .boolean, .enumCase: found.assigned[index.shared(place)] = value
    default: found.assigned[index.shared(place)] = nil
    }
  }

  /// Whether conditions hold by what the action has set before; nil if that does not say it.
  func check(
    _ conditions: [Condition], assigned: [StatePlace: Value], _ scope: Scope
  ) -> Bool? {
    guard !assigned.isEmpty else { return nil }
    var holds: Bool? = true
    for condition in conditions {
      guard let answer = decide(condition, assigned: assigned, scope) else {
        holds = nil
        continue
      }
      if !answer { return false }
    }
    return holds
  }

  private func decide(
    _ condition: Condition, assigned: [StatePlace: Value], _ scope: Scope
  ) -> Bool? {
    switch condition {
    case .expression(let expression): decide(expression, assigned: assigned, scope)
    // `if let selection`
    case .binding(_, let expression):
      value(of: expression, assigned: assigned, scope) == .nothing ? false : nil
    case .matching, .availability: nil
    }
  }

  private func decide(
    _ expression: Expression, assigned: [StatePlace: Value], _ scope: Scope
  ) -> Bool? {
    switch expression.kind {
    case .prefix("!", let operand): return decide(operand, assigned: assigned, scope).map { !$0 }
    case .tuple(let elements) where elements.count == 1:
      return decide(elements[0].value, assigned: assigned, scope)
    case .binary(let left, "&&", let right):
      let answers = [left, right].map { decide($0, assigned: assigned, scope) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .binary(let left, "||", let right):
      let answers = [left, right].map { decide($0, assigned: assigned, scope) }
      return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    case .binary(let left, "!=", let right) where right.kind == .nothing:
      return value(of: left, assigned: assigned, scope).map { $0 != .nothing }
    case .binary(let left, "==", let right):
      guard let known = value(of: left, assigned: assigned, scope) else { return nil }
      if right.kind == .nothing { return known == .nothing }
      switch (known, evaluate(right, scope)) {
      case (.nothing, .boolean), (.nothing, .enumCase): return false
      case (.boolean(let first), .boolean(let second)): return first == second
      case (.enumCase(let first), .enumCase(let second)): return first.name == second.name
      default: return nil
      }
    default:
      guard case .boolean(let flag)? = value(of: expression, assigned: assigned, scope) else {
        return nil
      }
      return flag
    }
  }

  private func value(
    of expression: Expression, assigned: [StatePlace: Value], _ scope: Scope
  ) -> Value? {
    switch evaluate(expression, scope) {
    case .unknown(_, let place?): assigned[index.shared(place)]
    case .object(let object):
      (object.state ?? place(of: expression, scope)).flatMap { assigned[index.shared($0)] }
    default: nil
    }
  }
}
