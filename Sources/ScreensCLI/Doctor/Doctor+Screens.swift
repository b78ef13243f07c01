import Harness
import PlainText
import Scenes
import Wireframes

extension Doctor {
  /// Whether each screen is reached, and whether all that it shows can be drawn.
  var screens: [Diagnosis] {
    let topic = "screens"
    guard !source.ids.isEmpty else {
      return [.problem(topic, "the manifest has none", advice: "add a case to its enum")]
    }
    var unreached: [String] = []
    var scenes: [Scene] = []
    for (id, scene) in source.scenes(where: { _ in true }) {
      switch scene {
      case .success(let scene): scenes.append(scene)
      case .failure: unreached.append(id)
      }
    }
    let subject = AuditSubject(scenes, ids: source.ids) { NearestName.of($0, in: $1) }
    return [reached(unreached)]
      + AuditRule.unmappedIcon.findings(subject).map { Self.diagnosis("icons", of: $0) }
      + AuditRule.missingGlyph.findings(subject).map { Self.diagnosis("texts", of: $0) }
  }

  private func reached(_ unreached: [String]) -> Diagnosis {
    let all = source.ids.count.of("screen", "screens")
    if unreached.isEmpty {
      let which = source.ids.count == 1 ? "which is" : "all"
      return .ok("screens", "\(all) of \(source.name), \(which) reached")
    }
    return .problem(
      "screens",
      "\(unreached.count) of \(all) of \(source.name) not reached: \(unreached.fewQuoted)",
      advice: "run '\(session.tool) audit' to see where the router stops")
  }

  /// What the audit says of icons and texts; the rest of it is about the app and not about the tool.
  private static func diagnosis(_ topic: String, of finding: AuditFinding) -> Diagnosis {
    .warning(topic, "\(finding.screens.fewQuoted): \(finding.reason)", advice: finding.remedy)
  }
}
