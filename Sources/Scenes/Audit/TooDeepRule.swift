/// Finds screens that lie deeper in the app than a limit.
enum TooDeepRule {
  static func findings(in graph: FlowGraph, maxDepth: Int) -> [AuditFinding] {
    graph.nodes.filter { $0.depth > maxDepth }.map { node in
      AuditFinding(
        .tooDeep, .error, screens: [node.id],
        reason: "\(node.depth) steps lead here, and only \(maxDepth) may",
        wayOut: "shorten the way, or raise '--max-depth'")
    }
  }
}
