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
    var before: [Clause] = []
    read(getter.body, after: &before)
    guard clauses.count > 1 else { return nil }
  }

  /// Notes the cases that statements give.
  ///
  /// - Parameter before: What holds before them; afterwards what holds after them.
  private mutating func read(_ statements: [Statement], after before: inout [Clause]) {
    for statement in statements {
      if let result = statement.resultExpression {
        read(result, after: &before)
      } else if case .guarding(let conditions, let otherwise) = statement.kind {
        let condition = text(of: conditions)
        var failing = before + [(condition, false)]
        read(otherwise, after: &failing)
        before.append((condition, true))
      }
    }
  }

  private mutating func read(_ result: Expression, after before: inout [Clause]) {
    switch result.kind {
    case .member(nil, let name):
      if clauses[name] == nil { clauses[name] = before }
    case .call(let call):
      // A case with a payload.
      if case .member(nil, let name) = call.callee.kind, clauses[name] == nil {
        clauses[name] = before
      }
    case .tuple(let elements) where elements.count == 1: read(elements[0].value, after: &before)
    case .ternary(let condition, let first, let second):
      let text = source.text(condition.range)
      var (met, failing) = (before + [(text, true)], before + [(text, false)])
      read(first, after: &met)
      read(second, after: &failing)
    case .condition(let condition):
      for clause in condition.clauses {
        let text = text(of: clause.conditions)
        var met = before + [(text, true)]
        read(clause.body, after: &met)
        before.append((text, false))
      }
      if let otherwise = condition.otherwise {
        var rest = before
        read(otherwise, after: &rest)
      }
    default: break
    }
  }

  /// Conditions as those of a branch are written.
  private func text(of conditions: [Condition]) -> String {
    let texts = conditions.map { condition in
      switch condition {
      case .expression(let expression), .matching(_, let expression): source.text(expression.range)
      case .binding(_, let expression): source.text(expression.range) + " != nil"
      case .availability(let text): text
      }
    }
    return texts.map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 }
      .joined(separator: ", ")
  }
}
