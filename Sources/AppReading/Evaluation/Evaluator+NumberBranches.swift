import SwiftParsing

/// Branches of actions that a number decides, as that of a step: `if step == 0 { dismiss() } else { step -= 1 }`.
extension Evaluator {
  /// The numbers of a state for which one condition holds, `step == 2` or `step < 3`; nil for other conditions, and for a
  /// state that the action has changed before.
  func numberBranch(
    of condition: Condition, _ scope: Scope, _ changed: ChangedStates
  ) -> StateBranch? {
    guard case .expression(let whole) = condition,
      case .binary(let left, let sign, let right) = whole.withoutParentheses.kind,
      case .number(let text) = right.kind, let number = Int(text), (0...Self.mostSteps) ~= number,
      case .unknown(_, let state?) = evaluate(left, scope), !changed.mayHave(state)
    else { return nil }
    let (numbers, isForOthers): (Range<Int>, Bool)
    switch sign {
    case "==": (numbers, isForOthers) = (number..<number + 1, false)
    case "!=": (numbers, isForOthers) = (number..<number + 1, true)
    case "<": (numbers, isForOthers) = (0..<number, false)
    case "<=": (numbers, isForOthers) = (0..<number + 1, false)
    case ">": (numbers, isForOthers) = (0..<number + 1, true)
    case ">=": (numbers, isForOthers) = (0..<number, true)
    default: return nil
    }
    return StateBranch(
      state: state, type: Self.numberType, cases: Set(numbers.map(String.init)),
      isForOthers: isForOthers)
  }

  /// The numbers of a state for which one of several conditions holds that must all hold, `step == 2 && isValid`; nil if none
  /// is about a number.
  func numberBranch(
    ofAll conditions: [Condition], _ scope: Scope, _ changed: ChangedStates
  ) -> StateBranch? {
    conditions.lazy.flatMap { condition -> [Expression] in
      if case .expression(let whole) = condition { whole.joinedConditions } else { [] }
    }.compactMap { self.numberBranch(of: .expression($0), scope, changed) }.first
  }

  /// The numbers of a state for which the branch of a `switch` runs; nil unless all patterns are numbers.
  func numberBranch(
    _ patterns: [SwitchSyntax.Guarded], isForOthers: Bool, _ subject: Value,
    _ changed: ChangedStates
  ) -> StateBranch? {
    guard case .unknown(_, let state?) = subject, !changed.mayHave(state) else { return nil }
    let numbers = patterns.map(\.pattern.number)
    guard !numbers.contains(nil), !numbers.isEmpty else { return nil }
    return StateBranch(
      state: state, type: Self.numberType, cases: Set(numbers.compactMap(\.self)),
      isForOthers: isForOthers)
  }

  /// The type of a branch that a number decides.
  private static let numberType = "Int"
  /// More steps than any assistant has.
  private static let mostSteps = 100
}

extension Expression {
  /// The conditions that `&&` joins.
  fileprivate var joinedConditions: [Expression] {
    let plain = withoutParentheses
    guard case .binary(let left, "&&", let right) = plain.kind else { return [plain] }
    return left.joinedConditions + right.joinedConditions
  }
}

extension Pattern {
  /// The number that the pattern matches; nil for other patterns.
  fileprivate var number: String? {
    guard case .expression(let expression) = self, case .number(let text) = expression.kind else {
      return nil
    }
    return text
  }
}
