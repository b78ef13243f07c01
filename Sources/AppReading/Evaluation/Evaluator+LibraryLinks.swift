import SwiftParsing

/// Links of libraries, as SwiftUI's own.
extension Evaluator {
  /// The view of SwiftUI that a link of a library is like, and how it would be called; nil for other views.
  func libraryLink(
    _ name: String, _ call: CallExpression, _ scope: Scope
  ) -> (view: String, call: CallExpression)? {
    name == "FlowLink" ? flowLink(call) : routeButton(name, call, scope)
  }

  /// A link of FlowStacks: a link, or a button that presents its value, `style: .sheet`.
  private func flowLink(_ call: CallExpression) -> (view: String, call: CallExpression) {
    guard let verb = call.showingVerb("style"), verb != "push",
      let value = call.arguments.first(where: { $0.label == "value" })
    else { return ("NavigationLink", call) }
    return ("Button", call.asButton(calling: verb, with: value, without: "style"))
  }

  /// A button that shows the page of a case, `NavigationButton(route: .sheet, destination: AppRoute.settings) { … }`.
  private func routeButton(
    _ name: String, _ call: CallExpression, _ scope: Scope
  ) -> (view: String, call: CallExpression)? {
    guard scope.buildsViews, !ViewNames.all.contains(name),
      ["Button", "Link"].contains(where: name.hasSuffix),
      ["navigat", "rout"].contains(where: name.lowercased().includes),
      var page = call.arguments.first(where: { ["destination", "to"].contains($0.label) })
    else { return nil }
    while case .tuple(let elements) = page.value.kind, elements.count == 1 {
      page.value = elements[0].value
    }
    guard isRoute(page.value, scope) else { return nil }
    let style = call.arguments.compactMap(\.label).first { ["route", "style"].contains($0) }
    let verb = style.flatMap(call.showingVerb) ?? "push"
    return ("Button", call.asButton(calling: verb, with: page, without: style))
  }

  /// Whether an expression is a case of one of the app's enums, also one of two that a condition chooses.
  private func isRoute(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .ternary(_, let first, let second) = expression.kind {
      return isRoute(first, scope) && isRoute(second, scope)
    }
    guard case .enumCase(let route) = evaluate(expression, scope) else { return false }
    return route.type != nil
  }
}

extension CallExpression {
  /// What shows a page in the way that an argument says, `style: .cover(withNavigation: true)`; nil if it says nothing.
  fileprivate func showingVerb(_ label: String) -> String? {
    var style = arguments.first { $0.label == label }?.value
    if case .call(let made)? = style?.kind { style = made.callee }
    guard case .member(_, let name)? = style?.kind else { return nil }
    switch name {
    case "push": return "push"
    case "cover", "fullScreenCover": return "presentCover"
    default: return name == "sheet" || name.hasPrefix("modal") ? "presentSheet" : nil
    }
  }

  /// The button that passes one of the arguments on to a function of a router.
  fileprivate func asButton(
    calling verb: String, with given: Argument, without style: String?
  ) -> CallExpression {
    let range = given.value.range
    // Nothing that an app declares has such a name.
    let callee = Expression(.name("\(verb) by a library"), range)
    let call = CallExpression(callee: callee, arguments: [Argument(nil, given.value)])
    let action = ClosureExpression(
      parameters: [], body: [Statement(.expression(Expression(.call(call), range)), range)])
    var button = self
    button.arguments.removeAll { $0.label == given.label || $0.label != nil && $0.label == style }
    button.arguments.insert(Argument("action", Expression(.closure(action), range)), at: 0)
    return button
  }
}
