import PlainText
package import Scenes
import Wireframes

extension SceneSource {
  /// What is wrong with the manifest, by rule and then in the order of the screens.
  ///
  /// - Parameter maxDepth: How many steps may lead to a screen; nil means any number.
  @MainActor
  package func audit(maxDepth: Int?) async -> [AuditFinding] {
    var scenes: [Scene] = []
    var findings: [AuditFinding] = []
    for (_, scene) in self.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure(let error): findings.append(AuditFinding(error))
      }
    }
    let typed = await typedAudit()
    let explained = Set(typed.filter { $0.rule == .deepLink }.flatMap(\.screens))
    findings += typed
    findings +=
      SceneAudit(
        scenes, ids: ids, maxDepth: maxDepth, explained: explained, nearest: NearestName.of
      ).findings
    findings += DrawingAudit(scenes, nearest: NearestName.of).findings
    return AuditRule.allCases.flatMap { rule in findings.filter { $0.rule == rule } }
  }
}

extension AuditFinding {
  fileprivate init(_ unreached: UnreachedScreen) {
    self.init(
      .unreached, screens: [unreached.id],
      reason: "the router does not come here: \(unreached.reason)",
      wayOut: unreached.wayOut)
  }
}
