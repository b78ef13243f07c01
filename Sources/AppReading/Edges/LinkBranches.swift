/// What a link leads to when a condition is all of its destination: `if isNew { Welcome() } else { Home() }`.
extension [ViewNode] {
  /// The cases of an enum by which the condition chooses that is all that the views are, with what is shown for each.
  var shownCases: [(type: String, name: String, views: [ViewNode])] {
    guard let node = onlyBranching else { return [] }
    let type = node.switchedEnum
    return node.contents.flatMap { content in
      let names = type == nil ? [] : CaseBranches.caseNames(in: content.label ?? "")
      return names.map { (type ?? "", $0, content.views) } + content.views.shownCases
    }
  }

  /// What the views may be: the branches of the condition that is all that they are, the drawn one first; else
  /// themselves.
  var alternatives: [[ViewNode]] {
    guard let node = onlyBranching else { return [self] }
    let drawn = node.drawnBranch
    let branches =
      node.contents.filter { $0 == drawn } + node.contents.filter { $0 != drawn }
    return branches.filter { !$0.views.isEmpty }.flatMap(\.views.alternatives).map { views in
      guard !node.modifiers.isEmpty else { return views }
      return [
        ViewNode(
          .group, contents: [ViewNode.Content(nil, views)], modifiers: node.modifiers,
          place: node.place)
      ]
    }
  }

  /// The views for any text where the condition that is all that they are asks for a certain one,
  /// `if feed.name == "Saved" { SavedView() } else { FeedView() }`; else themselves.
  var withoutSpecialText: [ViewNode] {
    guard let node = onlyBranching, node.kind == .choice, node.contents.count == 2,
      node.contents[0].label?.contains(" == \"") == true, node.contents[1].label == "else",
      node.modifiers.isEmpty
    else { return self }
    return node.contents[1].views
  }

  /// The condition, or the group around one, that is all that the views are.
  private var onlyBranching: ViewNode? {
    guard count == 1 else { return nil }
    return switch self[0].kind {
    case .choice, .group, .framework("Group"), .framework("AnyView"): self[0]
    default: nil
    }
  }
}
