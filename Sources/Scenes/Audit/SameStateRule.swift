extension AuditRule {
  /// Finds screens with the same navigation state.
  package static let sameState: Self = AuditRule(
    "same-state", .error, "two screens show the same state"
  ) { subject in
    let scenes = subject.scenes
    let groups = Dictionary(grouping: scenes.indices) { SceneState(scenes[$0]) }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }.map { group in
      let scene = scenes[group[0]]
      let code = scene.pathCode
      let pages = scene.pages + scene.layers.flatMap(\.pages)
      if let title = scene.confirmation?.title, TextHole.isIn(title) {
        return AuditFinding(
          .sameState, .note, screens: group.map { scenes[$0].id },
          reason: "they look the same, since their title is only known when the app runs",
          remedy: "if they are the same screen, remove all but one")
      }
      guard !pages.contains(where: \.isAmbiguous) else {
        return AuditFinding(
          .sameState, .warning, screens: group.map { scenes[$0].id },
          reason: "they look the same, and '…' may replace what differs in their paths",
          remedy: "describe their pages differently")
      }
      return AuditFinding(
        .sameState, screens: group.map { scenes[$0].id },
        reason: code.map { "each is \($0)" } ?? "they show the same state",
        remedy: "remove all but one, or change their paths")
    }
  }
}
