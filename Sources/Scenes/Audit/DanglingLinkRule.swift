extension AuditRule {
  /// Finds rows, cards and buttons that name a screen that does not exist.
  package static let danglingLink: Self = AuditRule(
    "dangling-link", .error, "a row, card or button names an unknown screen"
  ) { subject in
    let graph = subject.graph
    // A screen that cannot be reached is reported by another rule.
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
        reason: "'\(link.label)' leads to '\(link.target)', which is not a screen",
        remedy: subject.nearest(link.target, subject.ids).map { "did you mean '\($0)'?" }
          ?? "link to a screen of the manifest, or add '\(link.target)' to the manifest")
    }
  }
}
