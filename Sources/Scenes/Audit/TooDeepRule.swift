extension AuditRule {
  /// Finds screens deeper in the app than a limit.
  package static let tooDeep: Self = AuditRule(
    "too-deep", .error, "it has more steps than '--max-depth' allows"
  ) { subject in
    guard let maxDepth = subject.maxDepth else { return [] }
    return subject.graph.nodes.filter { $0.depth > maxDepth }.map { node in
      AuditFinding(
        .tooDeep, screens: [node.id],
        reason: "its depth is \(node.depth), the limit is \(maxDepth)",
        remedy: "shorten the path, or raise '--max-depth'")
    }
  }
}
