import Scenes

extension GraphBuilder {
  /// Adds the edges from the pages that the app begins with while it loads something, where nothing in them leads on.
  ///
  /// Such a page has no controls and is left by itself. What comes instead of it is often known only to a library that has
  /// loaded a store or a user.
  func followLoading() {
    let roots = tabSelection.roots
    var bars: Set<Int> = []
    let pages = roots.filter { root in
      !root.isPassing && screens[root.key] != nil
        && root.bar.map { bars.insert($0).inserted } != false
    }
    let sources = Set(edges.map(\.source))
    for root in roots where root.isPassing && !sources.contains(root.key) {
      guard let screen = screens[root.key], screen.isLoading, let place = root.views.first?.place
      else { continue }
      for page in pages where page.isInstead(of: root) {
        add(
          Edge(
            source: root.key, target: page.key, kind: .tab, control: nil, place: place,
            isCertain: false))
      }
    }
  }
}

extension GraphBuilder.Screen {
  /// Whether the page is called one that loads something, or shows a sign of progress.
  fileprivate var isLoading: Bool {
    let name = view.lastComponent.lowercased()
    return ["load", "splash", "launch", "migrat", "progress", "wait"].contains(where: name.contains)
      || views.contains { $0.has("ProgressView") }
  }
}
