/// Finds tabs that no screen shows.
enum TabWithoutScreenRule {
  static func findings(in graph: FlowGraph) -> [AuditFinding] {
    let shown = Set(graph.nodes.map(\.tab))
    return graph.tabs.indices.filter { !shown.contains($0) }.map { tab in
      AuditFinding(
        .tabWithoutScreen, screens: [],
        reason: "no screen shows the tab '\(graph.tabs[tab].title)'",
        wayOut: "add a screen for the root page of the tab")
    }
  }
}
