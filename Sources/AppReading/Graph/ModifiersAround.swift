extension [ViewNode] {
  /// The modifiers of the views around a view, outermost first, each with the full name of the view that has it, and what
  /// the views beside it lead to; nil if it is not among the views.
  func modifiers(
    around node: ViewNode, owner: String, depth: Int = 0
  ) -> [(modifiers: [ViewNode.Modifier], owner: String)]? {
    guard depth < 16 else { return nil }
    for view in self {
      if view.kind == node.kind, view.place == node.place { return [] }
      let inner = view.owner(inside: owner)
      for content in view.contents {
        guard
          let rest = content.views.modifiers(around: node, owner: inner, depth: depth + 1)
        else { continue }
        let beside = content.views.filter { !$0.contains(node) }
        return [(view.modifiers, owner)] + beside.waysOn(of: inner) + rest
      }
    }
    return nil
  }

  /// The full names of the app's views around a view; none if it is not among the views.
  func types(around node: ViewNode, depth: Int = 0) -> [String] {
    guard depth < 16, let view = first(where: { $0.contains(node) }) else { return [] }
    let inner = view.contents.map { $0.views.types(around: node, depth: depth + 1) }
    let isNode = view.kind == node.kind && view.place == node.place
    let own = isNode ? nil : view.ownName
    return [own].compactMap(\.self) + inner.flatMap(\.self)
  }

  /// The views beside a view and over it, also further out; none if it is not among the views.
  func beside(_ node: ViewNode, depth: Int = 0) -> [ViewNode] {
    guard depth < 16, contains(where: { $0.contains(node) }) else { return [] }
    return flatMap { view in
      guard view.contains(node) else { return [view] }
      if view.kind == node.kind, view.place == node.place { return [] }
      let over = view.modifiers.filter { ["overlay", "safeAreaInset"].contains($0.name) }
      return view.contents.flatMap { $0.views.beside(node, depth: depth + 1) }
        + over.flatMap(\.contents).flatMap(\.views)
    }
  }

  /// The conditions around a view, outermost first, each with its owner and the branches that do not have the view.
  func alternatives(
    to node: ViewNode, owner: String, depth: Int = 0
  ) -> [(choice: ViewNode, branches: [ViewNode.Content], owner: String)] {
    guard depth < 16, let view = first(where: { $0.contains(node) }) else { return [] }
    if view.kind == node.kind, view.place == node.place { return [] }
    let inner = view.owner(inside: owner)
    guard let content = view.contents.first(where: { $0.views.contains { $0.contains(node) } })
    else { return [] }
    let rest = content.views.alternatives(to: node, owner: inner, depth: depth + 1)
    guard view.kind == .choice else { return rest }
    return [(view, view.contents.filter { $0 != content }, owner)] + rest
  }

  /// What the views around a view, inside of the same stack, add to its bars: titles, toolbars and searches; also what tabs
  /// in a stack add themselves.
  func bars(around node: ViewNode) -> [ViewNode.Modifier] {
    guard let found = path(to: node, depth: 0), found.isInStack else { return [] }
    return found.bars
  }

  private func path(
    to node: ViewNode, depth: Int
  ) -> (bars: [ViewNode.Modifier], isInStack: Bool)? {
    guard depth < 16 else { return nil }
    for view in self {
      if view.kind == node.kind, view.place == node.place {
        let isTabs = view.kind == .framework("TabView")
        return (isTabs ? view.modifiers.filter(\.isOfBars) : [], false)
      }
      for content in view.contents {
        guard let found = content.views.path(to: node, depth: depth + 1) else { continue }
        // Modifiers of a stack itself are outside of it.
        if found.isInStack || view.isStackOfPages { return (found.bars, true) }
        return (found.bars + view.modifiers.filter(\.isOfBars), false)
      }
    }
    return nil
  }
}

extension ViewNode.Modifier {
  fileprivate var isOfBars: Bool {
    ["toolbar", "navigationTitle", "navigationBarTitle", "navigationBarItems", "searchable"]
      .contains(name)
  }
}

extension ViewNode {
  /// Whether it is a stack of pages.
  var isStackOfPages: Bool {
    kind == .framework("NavigationStack") || kind == .framework("NavigationView")
  }

  /// Whether it is a stack or has one inside, so that it is a page of its own.
  var hasStackOfPages: Bool {
    isStackOfPages || contents.contains { $0.views.contains(where: \.hasStackOfPages) }
  }

  /// Whether a view is this one or inside of it.
  func contains(_ node: ViewNode) -> Bool {
    kind == node.kind && place == node.place
      || contents.contains { $0.views.contains { $0.contains(node) } }
  }
}
