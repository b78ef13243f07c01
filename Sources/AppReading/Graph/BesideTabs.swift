extension [ViewNode] {
  /// The modifiers by which views beside the tabs lead on that are no pages themselves, as a view that waits for links:
  /// what they present and what they do by themselves, each with the full name of the view that has it.
  func waysOn(of owner: String, depth: Int = 0) -> [(modifiers: [ViewNode.Modifier], owner: String)]
  {
    guard depth < 8 else { return [] }
    return flatMap { view -> [(modifiers: [ViewNode.Modifier], owner: String)] in
      let inner = view.owner(inside: owner)
      let own = view.modifiers.filter { Presentation.isPresentation($0) || $0.isEvent }
      let nested = view.contents.flatMap { $0.views.waysOn(of: inner, depth: depth + 1) }
      return (own.isEmpty ? [] : [(own, owner)]) + nested
    }
  }
}

extension ViewNode.Modifier {
  /// Whether the modifier runs something without a person doing anything with the view.
  fileprivate var isEvent: Bool {
    name == "task" || name.hasPrefix("on") && !isGesture
  }
}
