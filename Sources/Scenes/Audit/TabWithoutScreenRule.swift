extension AuditRule {
  /// Finds tabs that no screen shows.
  package static let tabWithoutScreen: Self = AuditRule(
    "tab-without-screen", .error, "no screen shows the tab"
  ) { subject in
    let graph = subject.graph
    let shown = Set(graph.nodes.map(\.tab))
    return graph.tabs.indices.filter { !shown.contains($0) }.map { tab in
      AuditFinding(
        .tabWithoutScreen, screens: [],
        reason: "no screen shows the tab '\(graph.tabs[tab].title)'",
        remedy: "add a screen for the root page of the tab")
    }
  }
}
