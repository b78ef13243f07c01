extension AuditRule {
  /// Finds screens that no other screen leads to.
  package static let noEntry: Self = AuditRule(
    "no-entry", .warning, "no screen leads to it, and nothing links to it"
  ) { subject in
    let graph = subject.graph
    let reached = Set(graph.edges.map(\.target))
    return graph.nodes.indices
      .filter { graph.nodes[$0].depth > 0 && !reached.contains($0) }
      .map { index in
        AuditFinding(
          .noEntry, screens: [graph.nodes[index].id],
          reason: "no other screen leads to it, by a step or a link",
          remedy: "add the screen from which it is opened")
      }
  }
}
