extension [ViewNode] {
  /// The modifiers of the views around a view, outermost first, each with the full name of the view that has it, and what
  /// the views beside it lead to; nil if it is not among the views.
  func modifiers(
    around node: ViewNode, owner: String, depth: Int = 0
  ) -> [(modifiers: [ViewNode.Modifier], owner: String)]? {
    guard depth < 16 else { return nil }
    for view in self {
      if view.kind == node.kind, view.place == node.place { return [] }
      var inner = owner
      if case .own(let type) = view.kind { inner = type }
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
}

extension [ViewNode] {
  /// The conditions around a view, outermost first, each with its owner and the branches that do not have the view.
  func alternatives(
    to node: ViewNode, owner: String, depth: Int = 0
  ) -> [(choice: ViewNode, branches: [ViewNode.Content], owner: String)] {
    guard depth < 16, let view = first(where: { $0.contains(node) }) else { return [] }
    if view.kind == node.kind, view.place == node.place { return [] }
    var inner = owner
    if case .own(let type) = view.kind { inner = type }
    guard let content = view.contents.first(where: { $0.views.contains { $0.contains(node) } })
    else { return [] }
    let rest = content.views.alternatives(to: node, owner: inner, depth: depth + 1)
    guard view.kind == .choice else { return rest }
    return [(view, view.contents.filter { $0 != content }, owner)] + rest
  }
}

extension ViewNode {
  /// Whether a view is this one or inside of it.
  fileprivate func contains(_ node: ViewNode) -> Bool {
    kind == node.kind && place == node.place
      || contents.contains { $0.views.contains { $0.contains(node) } }
  }
}
