/// Finds deep links that stand for more than one screen.
enum SharedLinkRule {
  static func findings(in scenes: [Scene]) -> [AuditFinding] {
    let linked = scenes.indices.filter { scenes[$0].link != nil }
    let groups = Dictionary(grouping: linked) { scenes[$0].link }
    return groups.sorted { $0.value[0] < $1.value[0] }.compactMap { link, group in
      // Screens with one state are another rule's.
      guard let link, Set(group.map { ScenePlace(scenes[$0]) }).count > 1 else { return nil }
      return AuditFinding(
        .deepLink, screens: group.map { scenes[$0].id },
        reason: "'\(link)' is the link of each",
        wayOut: "let the link tell in what their paths differ")
    }
  }
}
