import SwiftParsing

/// The views of closures that a framework or a library is given.
extension Evaluator {
  /// The views that a closure makes, whatever it is for; none for an action.
  func trialViews(
    _ closure: ClosureValue, of name: String, _ values: [LabelledValue], _ outer: Scope
  ) -> [ViewNode] {
    var scope = Scope(closure)
    scope.isShallow = outer.isShallow
    scope.isOfLayers = name == "ZStack" || name == "Group" && outer.isOfLayers
    let place = closure.place
    if !closure.parameters.isEmpty || index.usesElement(closure),
      ["List", "Table", "OutlineGroup", "Picker"].contains(name)
        || isLibraryList(name, of: values, closure)
    {
      return rows(closure, of: values, scope, place)
    }
    // `WithViewStore(store) { viewStore in … }` passes its store on.
    let given = name == "WithViewStore" ? values.prefix(1).map(\.value) : givenItem(name, values)
    bind(closure.parameters, to: given, in: &scope)
    // Views that the evaluator does not know count only where the closure is known to make views.
    scope.buildsViews = isBuilder(name)
    return run(closure.body, &scope).views
  }

  /// Whether a view of a library is given a known list and makes something of each element, `FlowLayout(tags) { Text($0) }`.
  private func isLibraryList(
    _ name: String, of values: [LabelledValue], _ closure: ClosureValue
  ) -> Bool {
    guard name.startsUppercase, !ViewNames.all.contains(name), closure.parameters.count < 2,
      case .array(let elements)? = values.first(where: { $0.label == nil })?.value
    else { return false }
    return !elements.isEmpty
  }

  private static let builders: Set<String> = [
    "sheet", "fullScreenCover", "popover", "overlay", "background", "toolbar", "Group", "AnyView",
  ]

  private func isBuilder(_ name: String) -> Bool {
    ViewNames.all.contains(name) || Self.builders.contains(name)
  }
}
