import SwiftParsing

/// Views that a modifier of the app makes visible for one value of a state, as the pages of a tab bar of its own:
/// `HomeView().tab(.home, selection: $tab)` of `content.opacity(selection == tab ? 1 : 0)`.
extension Evaluator {
  /// What marks views that a call of `opacity` makes visible at times.
  func marks(
    of call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> [ViewNode.Modifier] {
    let fade = ViewNode.Modifier(ViewNode.fadeMark, place: place)
    switch call.arguments.first?.value.kind {
    case .ternary?: return [fade] + (selectionMark(of: call, place, scope).map { [$0] } ?? [])
    case .name(let name)? where scope.names[name] == nil && isState(name, of: scope.type):
      return [fade]
    default: return []
    }
  }

  /// Whether a view has a state of its own with a name.
  private func isState(_ name: String, of type: String?) -> Bool {
    type.flatMap { index.ownMembers(name, of: $0).first }?
      .declaration.attributes.contains { $0.name == "State" } ?? false
  }

  /// What marks such a view; nil for other calls of `opacity`.
  ///
  /// Its first argument is a binding with the state and the value; `title` and `icon` are texts that the value has.
  private func selectionMark(
    of call: CallExpression, _ place: SourcePlace, _ scope: Scope
  ) -> ViewNode.Modifier? {
    guard let comparison = call.arguments.first?.value.visibleComparison(where: \.isComparison),
      case .binary(let left, _, let right) = comparison.kind
    else { return nil }
    let known = [(left, right), (right, left)].lazy.compactMap { state, value in
      self.boundPlace(of: state, scope).map { ($0, value) }
    }
    guard let (state, value) = known.first else { return nil }
    let selected = evaluate(value, scope)
    var arguments = [LabelledValue(nil, .binding(state, selected))]
    for (label, names) in [("title", Self.titles), ("icon", Self.icons)] {
      let text = names.lazy.compactMap { name in
        self.member(name, of: selected, value, scope).flatMap { $0.isText ? $0 : nil }
      }.first
      if let text { arguments.append(LabelledValue(label, text)) }
    }
    return ViewNode.Modifier(ViewNode.selectionMark, arguments: arguments, place: place)
  }

  /// The state that a binding of a modifier or function is to; nil for other expressions.
  private func boundPlace(of expression: Expression, _ scope: Scope) -> StatePlace? {
    switch expression.kind {
    case .name(let name):
      var value = scope.names[name]
      if value == nil, case .object(let object)? = scope.receiver {
        value = object.properties[name]
      }
      guard case .binding(let state, _)? = value else { return nil }
      return state
    case .member(let base?, "wrappedValue"): return boundPlace(of: base, scope)
    default: return nil
    }
  }

  private static let titles = ["title", "name", "label", "text"]
  private static let icons = [
    "icon", "iconName", "systemImage", "symbol", "image", "imageName", "systemName",
  ]
}

extension ViewNode {
  /// The name of the modifier of a view that a modifier of the app makes visible for one value of a state; no source has it.
  static let selectionMark = "visible for a value"
  /// The name of the modifier of a view that a condition makes visible.
  static let fadeMark = "visible at times"

  /// The state that makes the view visible, with the value and the item of a tab bar; nil for other views.
  var selectedLayer: (state: StatePlace, value: Value, title: String?, icon: String?)? {
    guard let mark = modifiers.last(where: { $0.name == Self.selectionMark }),
      case .binding(let state, let value)? = mark.argument(nil)
    else { return nil }
    func text(_ label: String) -> String? {
      if case .text(let text)? = mark.argument(label) { text.plain } else { nil }
    }
    return (state, value, text("title"), text("icon"))
  }

  /// The view without what makes it visible for a value only.
  var asVisible: ViewNode {
    var view = self
    view.modifiers.removeAll { $0.name == Self.selectionMark || $0.name == "opacity" }
    return view
  }
}
