import SwiftParsing

/// Views on top of each other of which a state makes one visible, `HomeView().opacity(tab == .home ? 1 : 0)`, or keeps the
/// others beside the screen, `HomeView().offset(x: tab == .home ? 0 : -width)`: the same as `if tab == .home { HomeView() }`,
/// with a modifier that marks the views.
extension Statement {
  /// The view as an `if` without `else`; nil unless its opacity or place depends on a comparison.
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
    guard let (visible, comparison) = expression.visibleLayer() else { return nil }
    return Statement(visible, if: comparison, at: range)
  }
}

extension Evaluator {
  /// The view that a function of the view's own makes as an `if` without `else`, where the function makes it visible for one
  /// of its arguments: `page(.home) { HomeView() }` of `content().opacity(tab == page ? 1 : 0)`.
  func visibleLayer(madeBy statement: Statement, _ scope: Scope) -> Statement? {
    guard case .expression(let made) = statement.kind, case .call(let call) = made.kind,
      case .name(let name) = call.callee.kind, let type = scope.type,
      let member = index.ownMembers(name, of: type).first, member.file == scope.file,
      let function = member.declaration.function, let body = function.body, body.count == 1,
      let (_, comparison) = body[0].resultExpression?.visibleLayer(where: \.isComparison),
      case .binary(let state, let sign, let compared) = comparison.kind,
      case .name(let parameter) = compared.kind,
      let argument = zip(function.parameters, call.arguments)
        .first(where: { $0.name == parameter && $0.label == $1.label })?.1
    else { return nil }
    let isShown = Expression(.binary(state, sign, argument.value), argument.value.range)
    return Statement(made.asLayer, if: isShown, at: statement.range)
  }
}

extension Evaluator {
  /// A view of the app as an `if` without `else`, which it is given the comparison for that makes it visible:
  /// `Layer(isVisible: tab == .home) { HomeView() }` with `content.opacity(isVisible ? 1 : 0)`.
  ///
  /// A condition that asks whether it was loaded, `if loaded.contains(.home)`, is left out.
  func visibleLayer(ofView statement: Statement, _ scope: Scope) -> Statement? {
    guard case .expression(let made) = statement.kind else { return nil }
    if case .condition(let condition) = made.kind {
      guard condition.otherwise == nil, condition.clauses.count == 1,
        condition.clauses[0].conditions.count == 1, condition.clauses[0].body.count == 1,
        case .expression(let asked) = condition.clauses[0].conditions[0],
        case .call(let call) = asked.kind, call.callee.lastName == "contains"
      else { return nil }
      return visibleLayer(ofView: condition.clauses[0].body[0], scope)
    }
    guard case .call(let call) = made.kind, case .name(let name) = call.callee.kind,
      call.arguments.contains(where: { $0.value.isComparedWithCase }),
      let type = index.resolve(name, from: scope.type, in: scope.file),
      let body = index.ownMembers("body", of: type).first,
      case .variable(let variable) = body.declaration.kind, let getter = variable.getter,
      getter.count == 1, let content = getter[0].resultExpression,
      let given = call.arguments.first(where: { argument in
        guard let label = argument.label, argument.value.isComparedWithCase else { return false }
        return content.visibleLayer(where: { $0.kind == .name(label) }) != nil
      })
    else { return nil }
    return Statement(made.asLayer, if: given.value, at: statement.range)
  }
}

extension Statement {
  /// An `if` without `else` around a view.
  fileprivate init(_ view: Expression, if isShown: Expression, at range: ByteRange) {
    let clause = IfSyntax.Clause(
      conditions: [.expression(isShown)], body: [Statement(.expression(view), view.range)])
    self.init(
      .expression(Expression(.condition(IfSyntax(clauses: [clause], otherwise: nil)), view.range)),
      range)
  }
}

extension Expression {
  /// The view with a mark.
  fileprivate var asLayer: Expression {
    let mark = Expression(.member(self, ViewNode.layerMark), range)
    return Expression(.call(CallExpression(callee: mark, arguments: [])), range)
  }

  /// The view with a mark instead of its opacity or place, and the comparison under which it is visible; nil for other
  /// expressions.
  fileprivate func visibleLayer(
    where isCase: (Expression) -> Bool = \.isComparedWithCase
  ) -> (view: Expression, comparison: Expression)? {
    guard case .call(var call) = kind, case .member(let base?, let name) = call.callee.kind else {
      return nil
    }
    let comparison =
      switch name {
      case "opacity": call.arguments.first?.value.visibleComparison(where: isCase)
      case "offset":
        call.arguments.compactMap { $0.value.placeComparison(where: isCase) }.first
      default: nil as Expression?
      }
    if let comparison {
      call.callee.kind = .member(base, ViewNode.layerMark)
      call.arguments = []
      return (Expression(.call(call), range), comparison)
    }
    guard let (inner, comparison) = base.visibleLayer(where: isCase) else { return nil }
    call.callee.kind = .member(inner, name)
    return (Expression(.call(call), range), comparison)
  }

  /// The comparison in `tab == .home ? 1 : 0`.
  func visibleComparison(where isCase: (Expression) -> Bool) -> Expression? {
    guard case .ternary(let comparison, let shown, let hidden) = kind,
      isCase(comparison), shown.isNumber(1), hidden.isNumber(0)
    else { return nil }
    return comparison
  }

  /// The comparison in `tab == .home ? 0 : -width`.
  private func placeComparison(where isCase: (Expression) -> Bool) -> Expression? {
    guard case .ternary(let comparison, let shown, let hidden) = kind,
      isCase(comparison), shown.isNumber(0), hidden.isLength
    else { return nil }
    return comparison
  }

  /// Whether it compares something with a case.
  fileprivate var isComparedWithCase: Bool { Condition.expression(self).comparison != nil }

  /// Whether it asks whether two values are equal.
  var isComparison: Bool {
    if case .binary(_, "==", _) = kind { true } else { false }
  }

  func isNumber(_ value: Double) -> Bool {
    if case .number(let digits) = kind { Double(digits) == value } else { false }
  }

  /// Whether it is a whole width or height, or a multiple: what lies so far away is not on the screen.
  var isLength: Bool {
    switch kind {
    case .name(let name), .member(_, let name): name == "width" || name == "height"
    case .prefix(_, let operand): operand.isLength
    case .binary(let left, "*", let right), .binary(let left, "+", let right):
      left.isLength || right.isLength
    default: false
    }
  }
}

/// A modifier that lays views over its content under a condition: `if isShown { ZStack { content; card } } else { content }`
/// is `ZStack { content; if isShown { card } }`.
extension [Statement] {
  /// The statements with the condition inside of the layers; the same ones if they are not written so.
  ///
  /// - Parameter content: The name of the content.
  func withConditionInside(over content: String) -> [Statement] {
    guard count == 1, case .expression(let expression) = self[0].kind,
      case .condition(let condition) = expression.kind, condition.clauses.count == 1,
      let otherwise = condition.otherwise, otherwise.count == 1, otherwise[0].isName(content),
      condition.clauses[0].body.count == 1,
      case .expression(let layers) = condition.clauses[0].body[0].kind,
      let changed = layers.layers(
        over: content, if: condition.clauses[0].conditions, at: expression.range)
    else { return self }
    return [Statement(.expression(changed), self[0].range)]
  }
}

extension Statement {
  /// Whether it is only a name.
  fileprivate func isName(_ name: String) -> Bool {
    if case .expression(let expression) = kind { expression.kind == .name(name) } else { false }
  }
}

extension Expression {
  /// A `ZStack` that begins with a content, also with modifiers, with a condition around its other layers; nil for other
  /// expressions.
  fileprivate func layers(
    over content: String, if conditions: [Condition], at place: ByteRange
  ) -> Expression? {
    guard case .call(var call) = kind else { return nil }
    if case .member(let base?, let name) = call.callee.kind {
      guard let inner = base.layers(over: content, if: conditions, at: place) else { return nil }
      call.callee.kind = .member(inner, name)
      return Expression(.call(call), range)
    }
    guard call.callee.kind == .name("ZStack"), let last = call.arguments.indices.last,
      case .closure(var closure) = call.arguments[last].value.kind, closure.body.count > 1,
      case .expression(let first) = closure.body[0].kind, first.firstName == content
    else { return nil }
    let clause = IfSyntax.Clause(conditions: conditions, body: Array(closure.body.dropFirst()))
    let condition = Expression(.condition(IfSyntax(clauses: [clause], otherwise: nil)), place)
    closure.body = [closure.body[0], Statement(.expression(condition), place)]
    call.arguments[last].value.kind = .closure(closure)
    return Expression(.call(call), range)
  }
}

extension ViewNode {
  /// The name of the modifier of a view that is one of several on top of each other; no source has it.
  static let layerMark = "visible layer"
}
