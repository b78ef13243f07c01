extension AuditRule {
  /// Finds screens of a tab that the app's list of tabs does not have.
  package static let unlistedTab: Self = AuditRule(
    "unlisted-tab", .error, "a path's tab is not in 'allCases'"
  ) { subject in
    let unlisted = subject.scenes.filter { $0.selectedTab == nil && $0.hasTabBar }
    // The root page identifies the tab.
    var order: [Page] = []
    var screens: [Page: [String]] = [:]
    for scene in unlisted {
      guard let root = scene.pages.first else { continue }
      if screens[root] == nil { order.append(root) }
      screens[root, default: []].append(scene.id)
    }
    return order.map { root in
      AuditFinding(
        .unlistedTab, screens: screens[root] ?? [],
        reason: "the tab '\(root.code ?? root.title)' is not in 'allCases', so no tab is selected",
        remedy: "add it to 'allCases'; 'tabsInBar' decides which tabs are in the tab bar")
    }
  }
}
