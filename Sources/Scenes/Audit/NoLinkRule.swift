/// Finds screens without a deep link in an app that has links.
enum NoLinkRule {
  /// What is wrong.
  ///
  /// - Parameter explained: The ids of the screens of which it is known why they have no link.
  static func findings(in scenes: [Scene], explained: Set<String>) -> [AuditFinding] {
    // An app that links to nothing misses nothing.
    guard !explained.isEmpty || scenes.contains(where: { $0.link != nil }) else { return [] }
    return scenes.filter { $0.link == nil && !explained.contains($0.id) }.map { scene in
      AuditFinding(unlinked: scene.id, wayOut: "give it a link, as other screens have")
    }
  }
}

extension AuditFinding {
  /// The finding that a screen has no deep link.
  ///
  /// - Parameters:
  ///   - id: The id of the screen.
  ///   - cause: Why, where more is known than that there is none.
  ///   - wayOut: What to do about it.
  package init(unlinked id: String, cause: String? = nil, wayOut: String) {
    let reason = "no deep link leads here" + (cause.map { ": \($0)" } ?? "")
    self.init(.deepLink, .warning, screens: [id], reason: reason, wayOut: wayOut)
  }
}
