import SwiftParsing

/// Cards that lie outside of the display until a Boolean holds: `MenuView().offset(x: isShown ? 0 : -width)`.
extension Evaluator {
  /// What marks a view that a call of `offset` moves in; nil for other calls.
  func slideMark(
    of call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode.Modifier? {
    guard let flag = call.arguments.lazy.compactMap({ $0.value.slidingFlag }).first,
      let state = evaluate(flag, scope).statePlace ?? self.place(of: flag, scope),
      // A page may move in by itself.
      initialState(at: state) != .boolean(true),
      !isSetWhenAppearing(flag, scope)
    else { return nil }
    return ViewNode.Modifier(
      ViewNode.slideMark, arguments: [LabelledValue(nil, .binding(state, .boolean(true)))],
      place: place)
  }
}

extension Expression {
  /// The Boolean in `isShown ? 0 : -width`; nil where the other place is not outside of the display.
  fileprivate var slidingFlag: Expression? {
    guard case .ternary(let flag, let shown, let hidden) = kind, shown.isNumber(0),
      hidden.isLength && !hidden.isPartOfLength || hidden.isLongNumber
    else { return nil }
    switch flag.kind {
    case .name, .member: return flag
    default: return nil
    }
  }

  /// Whether it is less than the whole of a length, as `height * 0.6`.
  private var isPartOfLength: Bool {
    switch kind {
    case .prefix(_, let operand): operand.isPartOfLength
    case .binary(let left, "*", let right):
      [left, right].contains { factor in
        guard case .number(let digits) = factor.kind else { return false }
        return (Double(digits) ?? 1) < 1
      }
    default: false
    }
  }

  /// Whether it is more than what moves a view a little while it appears.
  private var isLongNumber: Bool {
    switch kind {
    case .prefix("-", let operand): operand.isLongNumber
    case .number(let digits): Double(digits).map { $0 >= 300 } ?? false
    default: false
    }
  }
}

extension ViewNode {
  /// The name of the modifier of a view that a Boolean moves in from outside of the display; no source has it.
  static let slideMark = "moved in at times"

  /// The Boolean that moves the view in; nil for other views.
  var slidingState: StatePlace? { modifier(Self.slideMark)?.value?.statePlace }

  /// The view where it has moved in.
  var movedIn: ViewNode {
    var view = self
    view.modifiers.removeAll { $0.name == Self.slideMark || $0.name == "offset" }
    return view
  }
}
