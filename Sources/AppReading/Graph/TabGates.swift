/// Tabs that show the same page until somebody has logged in or chosen something: in each of several tabs
/// `if isSignedIn { InboxView() } else { SignInView() }`, in either order.
struct TabGates {
  let index: AppIndex
  let evaluator: any Evaluating

  /// The tabs with the pages that several of them begin with after the page that is the tab's alone.
  func last(in tabs: [TabReading.Tab]) -> [TabReading.Tab] {
    var tabs = tabs
    // A tab may ask for one thing after the other.
    for _ in 0..<3 {
      let shown = tabs.map { type(of: $0.views) }
      let counts = shown.reduce(into: [:]) { $0[$1, default: 0] += $1 == nil ? 0 : 1 }
      var isChanged = false
      for number in tabs.indices {
        guard let gate = shown[number], counts[gate, default: 0] > 1,
          let views = moving(gate, in: tabs[number].views, depth: 0)
        else { continue }
        tabs[number].views = views
        isChanged = true
      }
      if !isChanged { break }
    }
    return tabs
  }

  /// The views with a page at the end of the condition that shows it first; nil if no condition does.
  private func moving(_ gate: String, in views: [ViewNode], depth: Int) -> [ViewNode]? {
    guard depth < 12, let number = views.firstIndex(where: { type(of: [$0]) == gate }) else {
      return nil
    }
    var views = views
    var node = views[number]
    if node.kind == .choice {
      let first = node.contents.firstIndex { type(of: $0.views) == gate }
      guard let first,
        node.contents.dropFirst(first + 1).contains(where: { type(of: $0.views) ?? gate != gate })
      else { return nil }
      node.contents.append(node.contents.remove(at: first))
      // It says what the first branch is shown instead of.
      node.arguments.removeAll { $0.label == ViewNode.insteadLabel }
    } else {
      guard let content = node.contents.first, node.isOfFramework,
        let inner = moving(gate, in: content.views, depth: depth + 1)
      else { return nil }
      node.contents[0].views = inner
    }
    views[number] = node
    return views
  }

  private func type(of views: [ViewNode]) -> String? {
    ShownView(views, index: index, evaluator: evaluator).type
  }
}

extension ViewNode {
  fileprivate var isOfFramework: Bool {
    switch kind {
    case .framework, .group: true
    case .own, .loop, .choice, .unknown: false
    }
  }
}

extension [ViewNode] {
  /// The views of a tab without the branches that show the page of another tab: `if isPaired { DeviceView() } else { HomeView() }`.
  func withoutBranches(with pages: Set<String>) -> [ViewNode] {
    guard count == 1 else { return self }
    var view = self[0]
    switch view.kind {
    case .choice:
      let own = view.contents.filter { content in
        content.views.onlyOwn?.typeName.map { !pages.contains($0) } ?? true
      }
      return own.count == 1 && own[0].views.onlyOwn != nil ? own[0].views : self
    case .group where view.contents.count == 1:
      view.contents[0].views = view.contents[0].views.withoutBranches(with: pages)
      return [view]
    default: return self
    }
  }
}
