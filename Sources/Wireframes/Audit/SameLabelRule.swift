package import Scenes

extension AuditRule {
  /// Finds controls that a screen reader calls the same although they lead to different screens.
  package static let sameLabel: Self = AuditRule(
    "same-label", .warning, "controls with one label lead to different screens"
  ) { subject in
    ScreenUses(of: subject.scenes, ambiguous, where: { _ in true }).map { reason, screens in
      AuditFinding(
        .sameLabel, screens: screens, reason: reason,
        remedy: "give each a label that says where it leads")
    }
  }

  private static func ambiguous(in scene: Scene) -> [String] {
    var names: [String] = []
    var targets: [String: [String]] = [:]
    for control in AccessibleTree(scene).elements.flatMap(\.flattened) {
      guard let label = control.label, let target = control.leadsTo else { continue }
      let name = [label, control.value].compactMap { $0 }.joined(separator: ", ")
      if targets[name] == nil { names.append(name) }
      if targets[name]?.contains(target) != true { targets[name, default: []].append(target) }
    }
    return names.compactMap { name in
      guard let targets = targets[name], targets.count > 1 else { return nil }
      let list = targets.map { "'\($0)'" }.joined(separator: " and ")
      return "a screen reader says '\(name)' for controls that lead to \(list)"
    }
  }
}
