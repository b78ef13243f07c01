import SwiftParsing

/// The conditions under which a computed property gives each case of an enum, as what an app begins with:
/// `if !session.isOpen { return .login }; return session.isNew ? .tour : .home`.
///
/// Only the first place that gives a case counts.
struct ComputedCases {
  /// A condition as written, and whether it holds.
  typealias Clause = (text: String, holds: Bool)

  /// The full name of the type that has the property.
  let owner: String
  /// The conditions of each case, in the order in which they are checked.
  private(set) var clauses: [String: [Clause]] = [:]

  private let source: AppSource

  /// Looks for the property; nil if it is none that chooses among cases.
  ///
  /// - Parameters:
  ///   - name: The property, `route` or `session.route`.
  ///   - owner: The full name of the view that asks for it.
  ///   - index: The app's declarations.
  init?(_ name: String, in owner: String, _ index: AppIndex) {
    guard let getter = index.getter(of: name, in: owner) else { return nil }
    self.owner = getter.owner
    source = index.sources[Int(getter.file)]
    _ = read(getter.body, after: [])
    guard clauses.count > 1 else { return nil }
  }

  /// Notes the cases that statements give.
  ///
  /// - Parameter conditions: What holds before them.
  /// - Returns: What holds after them; nil if nothing after them runs.
  private mutating func read(_ statements: [Statement], after conditions: [Clause]) -> [Clause]? {
    var conditions = conditions
    for statement in statements {
      if let result = statement.resultExpression {
        guard let passed = read(result, after: conditions) else { return nil }
        conditions = passed
      } else if case .guarding(let asked, let otherwise) = statement.kind {
        let text = text(of: asked)
        _ = read(otherwise, after: conditions + [(text, false)])
        conditions.append((text, true))
      } else if case .returning = statement.kind {
        return nil
      }
    }
    return conditions
  }

  /// Notes the cases that an expression gives.
  ///
  /// - Returns: What holds after it; nil if nothing after it runs.
  private mutating func read(_ result: Expression, after conditions: [Clause]) -> [Clause]? {
    switch result.kind {
    case .member(nil, let name):
      note(name, conditions)
      return nil
    case .call(let call):
      // A case with a payload.
      guard case .member(nil, let name) = call.callee.kind else { return conditions }
      note(name, conditions)
      return nil
    case .tuple(let elements) where elements.count == 1:
      return read(elements[0].value, after: conditions)
    case .ternary(let condition, let first, let second):
      let text = source.text(condition.range)
      _ = read(first, after: conditions + [(text, true)])
      _ = read(second, after: conditions + [(text, false)])
      return nil
    case .condition(let condition):
      var (failing, others) = (conditions, conditions)
      var ways: [[Clause]] = []
      for clause in condition.clauses {
        let text = text(of: clause.conditions)
        let way = read(clause.body, after: failing + [(text, true)])
        failing.append((text, false))
        if let way { ways.append(way) } else { others.append((text, false)) }
      }
      let last = condition.otherwise.map { read($0, after: failing) } ?? failing
      if let last { ways.append(last) }
      // Of several ways through the branches only what all have in common holds.
      return ways.count > 1 ? others : ways.first
    default: return conditions
    }
  }

  private mutating func note(_ name: String, _ conditions: [Clause]) {
    if clauses[name] == nil { clauses[name] = conditions }
  }

  /// Conditions as those of a branch are written, but for `let name = value`, which is `value != nil`.
  private func text(of conditions: [Condition]) -> String {
    let texts = conditions.map { condition in
      switch condition {
      case .expression(let expression): source.text(expression.range)
      case .matching(let pattern, let expression):
        source.text(expression.range) + " is " + pattern.label
      case .binding(_, let expression): source.text(expression.range) + " != nil"
      case .availability(let text): text
      }
    }
    return texts.map(\.withoutSelf).joined(separator: ", ")
  }
}
