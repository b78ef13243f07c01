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
    if isList(name, of: values, closure) || isLibraryList(name, of: values, closure) {
      return rows(closure, of: values, scope, place)
    }
    // `WithViewStore(store) { viewStore in … }` passes its store on.
    let given = name == "WithViewStore" ? values.prefix(1).map(\.value) : givenItem(name, values)
    bind(closure.parameters, to: given, in: &scope)
    // Views that the evaluator does not know count only where the closure is known to make views, as that of a library's view
    // which makes a known one. A library's router shows one of several pages, though.
    scope.buildsViews =
      isBuilder(name)
      || name.startsUppercase && !name.includes("Rout") && makesKnownView(closure.body, scope)
    return run(closure.body, &scope).views
  }

  /// Whether one of some statements is a view of SwiftUI or of the app, also in a branch of a condition.
  private func makesKnownView(_ statements: [Statement], _ scope: Scope) -> Bool {
    statements.contains { statement in
      guard case .expression(var expression) = statement.kind else { return false }
      while true {
        switch expression.kind {
        case .call(let call): expression = call.callee
        case .member(let base?, _): expression = base
        case .generic(let inner, _): expression = inner
        case .name(let name):
          return ViewNames.all.contains(name)
            || index.resolve(name, from: scope.type, in: scope.file).map(index.isView) ?? false
        case .condition(let condition):
          return condition.clauses.contains { makesKnownView($0.body, scope) }
            || makesKnownView(condition.otherwise ?? [], scope)
        case .choice(let choice):
          return choice.cases.contains { makesKnownView($0.body, scope) }
        default: return false
        }
      }
    }
  }

  /// Whether a view of the framework makes something of each element, `List(jars) { Text($0.name) }`.
  private func isList(
    _ name: String, of values: [LabelledValue], _ closure: ClosureValue
  ) -> Bool {
    guard ["List", "Table", "OutlineGroup", "Picker"].contains(name) else { return false }
    // What a list without data contains may have closures of its own with `$0`.
    return !closure.parameters.isEmpty
      || name != "Picker" && values.contains { $0.label == nil } && index.usesElement(closure)
  }

  /// Whether a view of a library is given a known list and makes something of each element, `FlowLayout(tags) { Text($0) }`.
  private func isLibraryList(
    _ name: String, of values: [LabelledValue], _ closure: ClosureValue
  ) -> Bool {
    guard name.startsUppercase, !ViewNames.all.contains(name), closure.parameters.count < 2,
      case .array(let elements)? = values.first(where: { $0.label == nil })?.value
    else { return false }
    return !elements.isEmpty && (index.usesElement(closure) || !usesList(closure))
  }

  /// Whether a closure treats its parameter as a list, `{ names in ForEach(names) { … } }`.
  private func usesList(_ closure: ClosureValue) -> Bool {
    guard let name = closure.parameters.first else { return true }
    let source = index.sources[Int(closure.place.file)]
    return closure.body.contains { statement in
      ["ForEach(\(name)", "\(name).count", "\(name).indices", "\(name)["].contains {
        source.contains($0, in: statement.range, ignoringCase: false)
      }
    }
  }

  private static let builders: Set<String> = [
    "sheet", "fullScreenCover", "popover", "overlay", "background", "toolbar", "Group", "AnyView",
  ]

  private func isBuilder(_ name: String) -> Bool {
    ViewNames.all.contains(name) || Self.builders.contains(name)
  }
}
