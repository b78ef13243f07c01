extension AuditRule {
  /// Finds deep links that open another screen, belong to two screens, or are missing.
  ///
  /// This file checks the scenes. Whether a link opens its screen is checked with the app's router.
  package static let deepLink: Self = AuditRule(
    "deep-link", .error, "a link opens another state; a warning if none"
  ) { subject in
    shared(in: subject.scenes) + missing(in: subject.scenes, explained: subject.explained)
  }

  private static func shared(in scenes: [Scene]) -> [AuditFinding] {
    let linked = scenes.indices.filter { scenes[$0].link != nil }
    let groups = Dictionary(grouping: linked) { scenes[$0].link }
    return groups.sorted { $0.value[0] < $1.value[0] }.compactMap { link, group in
      // Screens with the same state are reported by another rule.
      guard let link, Set(group.map { SceneState(scenes[$0]) }).count > 1 else { return nil }
      return AuditFinding(
        .deepLink, screens: group.map { scenes[$0].id },
        reason: "'\(link)' is the deep link of all of them",
        remedy: "put what differs in their paths into the link")
    }
  }

  private static func missing(in scenes: [Scene], explained: Set<String>) -> [AuditFinding] {
    // An app without any deep links does not need them.
    guard !explained.isEmpty || scenes.contains(where: { $0.link != nil }) else { return [] }
    return scenes.filter { $0.link == nil && !explained.contains($0.id) }.map { scene in
      AuditFinding(unlinked: scene.id, remedy: "give it a link, as other screens have")
    }
  }
}

extension AuditFinding {
  /// Creates the finding that a screen has no deep link.
  ///
  /// - Parameters:
  ///   - id: The id of the screen.
  ///   - cause: Why it has none, if known.
  ///   - remedy: How to fix it.
  package init(unlinked id: String, cause: String? = nil, remedy: String) {
    let reason = "no deep link leads here" + (cause.map { ": \($0)" } ?? "")
    self.init(.deepLink, .warning, screens: [id], reason: reason, remedy: remedy)
  }
}
