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

extension [ViewNode] {
  /// The menus and cards among views that lie over tabs, as modifiers that present them, and the other views.
  func cards(
    of owner: String, _ index: AppIndex
  ) -> (cards: [ViewNode.Modifier], rest: [ViewNode]) {
    reduce(into: ([], [])) { found, view in
      let card = Presentation(overlay: view, owner: owner, isConditional: false, index: index)
      if let modifier = card?.asModifier {
        found.cards.append(modifier)
      } else {
        found.rest.append(view)
      }
    }
  }
}

extension Presentation {
  /// The modifier that presents the same as a condition over a page.
  fileprivate var asModifier: ViewNode.Modifier? {
    guard case .flag(let state) = cause, case .views(let views) = content else { return nil }
    return ViewNode.Modifier(
      "fullScreenCover",
      arguments: [LabelledValue("isPresented", .binding(state, .boolean(false)))],
      contents: [.init(nil, views)], place: place)
  }
}

extension ViewNode.Modifier {
  /// Whether the modifier runs something without a person doing anything with the view.
  fileprivate var isEvent: Bool {
    name == "task" || name.hasPrefix("on") && !isGesture
  }
}
