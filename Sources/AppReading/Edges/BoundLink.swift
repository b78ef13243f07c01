// Links that a state follows, too.
extension Presentation {
  /// Reads `NavigationLink(isActive:)` and `NavigationLink(tag:selection:)`; nil for other links.
  ///
  /// - Parameters:
  ///   - node: The link.
  ///   - views: What it shows.
  ///   - owner: The full name of the view that has it.
  ///   - isConditional: Whether it is in a branch of a condition.
  init?(boundLink node: ViewNode, showing views: [ViewNode], owner: String, isConditional: Bool) {
    let cause: Cause
    var content = Content.views(views)
    if let isActive = node.argument("isActive"), let choice = views.switchOverState,
      isActive.isAbout(choice.state)
    {
      // Whether it is shown follows from the state that decides what it shows.
      cause = .item(choice.state)
      content = .cases(choice.branches.views, of: nil)
    } else if case .binding(let place, _)? = node.argument("isActive") {
      cause = .flag(place)
    } else if case .binding(let place, _)? = node.argument("selection") {
      cause = .item(place)
    } else {
      return nil
    }
    self.init(
      kind: .push, cause: cause, content: content,
      modifier: ViewNode.Modifier("NavigationLink", arguments: node.arguments, place: node.place),
      owner: owner, isConditional: isConditional)
    // `NavigationLink(tag: .help, selection: $page)`
    if case .item = cause, case .enumCase(let tag)? = node.argument("tag") {
      shownCases = [tag.name]
    }
    decideByState()
  }
}

extension Value {
  /// Whether a binding is made from a state, `$page.isThere()`, and not one of its own.
  fileprivate func isAbout(_ state: StatePlace) -> Bool {
    guard case .binding(let place, _) = self else { return true }
    return place == state || place.property.hasPrefix(state.property + ".")
  }
}
