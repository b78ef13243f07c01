/// The audit of what follows from scenes alone.
package struct SceneAudit {
  /// Finds what a misspelled name was probably meant to be, among candidates.
  package typealias Nearest = (_ name: String, _ candidates: [String]) -> String?

  private let scenes: [Scene]
  private let ids: [String]
  private let maxDepth: Int?
  private let explained: Set<String>
  private let nearest: Nearest

  /// Creates the audit of some scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, in the order of the manifest.
  ///   - ids: The ids of all screens, those that are not reached included.
  ///   - maxDepth: How many steps may lead from a tab's root to a screen; nil means any number.
  ///   - explained: The ids of the screens of which the app's own types told what is wrong with their links.
  ///   - nearest: Finds the name that is offered for one that there is not.
  package init(
    _ scenes: [Scene], ids: [String], maxDepth: Int?, explained: Set<String> = [],
    nearest: @escaping Nearest
  ) {
    self.scenes = scenes
    self.ids = ids
    self.maxDepth = maxDepth
    self.explained = explained
    self.nearest = nearest
  }

  /// What is wrong.
  ///
  /// - Complexity: that of a ``FlowGraph``.
  package var findings: [AuditFinding] {
    let graph = FlowGraph(scenes)
    return SameStateRule.findings(in: scenes)
      + SharedLinkRule.findings(in: scenes)
      + NoLinkRule.findings(in: scenes, explained: explained)
      + DanglingLinkRule.findings(in: graph, ids: ids, nearest: nearest)
      + TabWithoutScreenRule.findings(in: graph)
      + (maxDepth.map { TooDeepRule.findings(in: graph, maxDepth: $0) } ?? [])
      + NoEntryRule.findings(in: graph) + DeadEndRule.findings(in: scenes)
  }
}
