extension Evaluator {
  /// A choice whose first branch is drawn: the one that the page begins with, unless that only says that it loads.
  ///
  /// - Parameters:
  ///   - first: The number of the branch that the page begins with.
  ///   - rejected: The numbers of those that it does not begin with.
  func choice(
    _ branches: [(String, [ViewNode])], prefers first: Int?, insteadOf rejected: Set<Int> = [],
    _ place: SourcePlace
  ) -> ViewNode {
    var contents = branches.map { ViewNode.Content($0.0, $0.1) }
    var position = first ?? 0
    let full = contents.indices.filter { !Self.isTrivial(contents[$0].views) }
    if !full.contains(position),
      let better = full.first(where: { !rejected.contains($0) }) ?? full.first
    {
      // An `if` without `else` that is false at first stays away.
      if first == nil || !contents[position].views.isEmpty { position = better }
    } else if Self.isProgress(contents[position].views),
      let nothing = contents.firstIndex(where: { $0.views.isEmpty })
    {
      // `if isLoading { ProgressView() }` is over sooner or later.
      position = nothing
    }
    contents.insert(contents.remove(at: position), at: 0)
    return ViewNode(.choice, contents: contents, place: place)
  }

  /// Whether views are one sign of progress.
  private static func isProgress(_ views: [ViewNode]) -> Bool {
    views.count == 1 && isTrivial(views)
      && (views[0].kind == .framework("ProgressView")
        || views[0].contents.contains { isProgress($0.views) })
  }

  /// Whether views show nothing but progress.
  private static func isTrivial(_ views: [ViewNode]) -> Bool {
    views.allSatisfy { node in
      switch node.kind {
      case .framework(let name):
        ["ProgressView", "EmptyView", "Color", "Spacer"].contains(name)
          || (name == "Text" && node.argument(nil) == .text(PartialText([], isLocalized: true)))
          || (["VStack", "HStack", "ZStack", "Group", "Section"].contains(name)
            && node.contents.allSatisfy { isTrivial($0.views) })
      case .group, .loop: node.contents.allSatisfy { isTrivial($0.views) }
      case .own, .choice, .unknown: false
      }
    }
  }
}
