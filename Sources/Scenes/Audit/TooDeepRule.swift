/// Finds screens that lie deeper in the app than a limit.
enum TooDeepRule {
  static func findings(in graph: FlowGraph, maxDepth: Int) -> [AuditFinding] {
    graph.nodes.filter { $0.depth > maxDepth }.map { node in
      AuditFinding(
        .tooDeep, screens: [node.id],
        reason: "its depth is \(node.depth), and may be at most \(maxDepth)",
        wayOut: "shorten the way, or raise '--max-depth'")
    }
  }
}
