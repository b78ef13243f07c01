import SwiftParsing

/// Views on top of each other of which a state makes one visible, `HomeView().opacity(tab == .home ? 1 : 0)`: the same as
/// `if tab == .home { HomeView() }`, with a modifier that marks the views.
extension Statement {
  /// The view as an `if` without `else`; nil unless its opacity depends on a comparison.
  ///
  /// A condition that is only about one such view is left out: `if wasSelected { HomeView().opacity(…) }`.
  var asVisibleLayer: Statement? {
    guard case .expression(let expression) = kind else { return nil }
    if case .condition(let condition) = expression.kind {
      guard condition.otherwise == nil, condition.clauses.count == 1,
        condition.clauses[0].body.count == 1
      else { return nil }
      return condition.clauses[0].body[0].asVisibleLayer
    }
    guard let (visible, comparison) = expression.visibleLayer else { return nil }
    let clause = IfSyntax.Clause(
      conditions: [.expression(comparison)], body: [Statement(.expression(visible), visible.range)])
    let condition = Expression(
      .condition(IfSyntax(clauses: [clause], otherwise: nil)), expression.range)
    return Statement(.expression(condition), range)
  }
}

extension Expression {
  /// The view with a mark instead of its opacity, and the comparison under which it is visible; nil for other expressions.
  fileprivate var visibleLayer: (view: Expression, comparison: Expression)? {
    guard case .call(var call) = kind, case .member(let base?, let name) = call.callee.kind else {
      return nil
    }
    if name == "opacity", let comparison = call.arguments.first?.value.visibleComparison {
      call.callee.kind = .member(base, ViewNode.layerMark)
      call.arguments = []
      return (Expression(.call(call), range), comparison)
    }
    guard let (inner, comparison) = base.visibleLayer else { return nil }
    call.callee.kind = .member(inner, name)
    return (Expression(.call(call), range), comparison)
  }

  /// The comparison in `tab == .home ? 1 : 0`.
  private var visibleComparison: Expression? {
    guard case .ternary(let comparison, let shown, let hidden) = kind,
      Condition.expression(comparison).comparison != nil,
      case .number(let full) = shown.kind, Double(full) == 1,
      case .number(let none) = hidden.kind, Double(none) == 0
    else { return nil }
    return comparison
  }
}

extension ViewNode {
  /// The name of the modifier of a view that is one of several on top of each other; no source has it.
  static let layerMark = "visible layer"
}
