extension AuditRule {
  /// Finds deep links that lead elsewhere, lead to two screens, or are missing.
  ///
  /// Here is what the scenes show; whether a link leads back to its screen, the app's router shows.
  package static let deepLink: Self = AuditRule(
    "deep-link", .error, "a link opens another state; a warning if none"
  ) { subject in
    shared(in: subject.scenes) + missing(in: subject.scenes, explained: subject.explained)
  }

  private static func shared(in scenes: [Scene]) -> [AuditFinding] {
    let linked = scenes.indices.filter { scenes[$0].link != nil }
    let groups = Dictionary(grouping: linked) { scenes[$0].link }
    return groups.sorted { $0.value[0] < $1.value[0] }.compactMap { link, group in
      // Screens with one state are another rule's.
      guard let link, Set(group.map { ScenePlace(scenes[$0]) }).count > 1 else { return nil }
      return AuditFinding(
        .deepLink, screens: group.map { scenes[$0].id },
        reason: "'\(link)' is the link of each",
        remedy: "let the link tell in what their paths differ")
    }
  }

  private static func missing(in scenes: [Scene], explained: Set<String>) -> [AuditFinding] {
    // An app that links to nothing misses nothing.
    guard !explained.isEmpty || scenes.contains(where: { $0.link != nil }) else { return [] }
    return scenes.filter { $0.link == nil && !explained.contains($0.id) }.map { scene in
      AuditFinding(unlinked: scene.id, remedy: "give it a link, as other screens have")
    }
  }
}

extension AuditFinding {
  /// The finding that a screen has no deep link.
  ///
  /// - Parameters:
  ///   - id: The id of the screen.
  ///   - cause: Why, where more is known than that there is none.
  ///   - remedy: What to do about it.
  package init(unlinked id: String, cause: String? = nil, remedy: String) {
    let reason = "no deep link leads here" + (cause.map { ": \($0)" } ?? "")
    self.init(.deepLink, .warning, screens: [id], reason: reason, remedy: remedy)
  }
}
