extension AuditRule {
  /// Finds screens that are deeper in the app than a limit.
  package static let tooDeep: Self = AuditRule(
    "too-deep", .error, "it has more steps than '--max-depth' allows"
  ) { subject in
    guard let maxDepth = subject.maxDepth else { return [] }
    return subject.graph.nodes.filter { $0.depth > maxDepth }.map { node in
      AuditFinding(
        .tooDeep, screens: [node.id],
        reason: "its depth is \(node.depth), and may be at most \(maxDepth)",
        remedy: "shorten the way, or raise '--max-depth'")
    }
  }
}
