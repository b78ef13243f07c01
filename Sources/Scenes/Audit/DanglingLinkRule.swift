extension AuditRule {
  /// Finds rows, cards and buttons that name a screen that does not exist.
  package static let danglingLink: Self = AuditRule(
    "dangling-link", .error, "a row, card or button names no screen"
  ) { subject in
    let graph = subject.graph
    // A screen that is not reached is a finding of its own.
    let known = Set(subject.ids)
    let dangling = graph.danglingLinks.filter { !known.contains($0.link.target) }
    var order: [DeclaredLink] = []
    var sources: [DeclaredLink: [String]] = [:]
    for link in dangling {
      let source = graph.nodes[link.source].id
      if sources[link.link] == nil { order.append(link.link) }
      if sources[link.link]?.last != source { sources[link.link, default: []].append(source) }
    }
    return order.map { link in
      AuditFinding(
        .danglingLink, screens: sources[link] ?? [],
        reason: "'\(link.label)' leads to '\(link.target)', which is no screen",
        remedy: subject.nearest(link.target, subject.ids).map { "did you mean '\($0)'?" }
          ?? "let it lead to a screen, or add '\(link.target)' to the manifest")
    }
  }
}
