package import Scenes

extension AuditRule {
  /// Finds controls that a screen reader calls the same although they lead to different screens.
  package static let sameLabel: Self = AuditRule(
    "same-label", .warning, "controls with one label lead to different screens"
  ) { subject in
    ScreenUses(of: subject.scenes, ambiguous).map { control, screens, first in
      let targets = control.targets.map { "'\($0)'" }.joined(separator: " and ")
      var finding = AuditFinding(
        .sameLabel, screens: screens,
        reason: "a screen reader says '\(control.name)' for controls that lead to \(targets)",
        remedy: "give each a label that says where it leads")
      finding.place = first.topPage?.place(of: control.label, .shown)
      return finding
    }
  }

  /// Controls of which a screen reader says the same.
  private struct Controls: Hashable {
    let label: String
    /// The label with the value.
    let name: String
    /// The ids of the screens that they lead to.
    var targets: [String] = []
  }

  private static func ambiguous(in scene: Scene) -> [Controls] {
    var names: [String] = []
    var controls: [String: Controls] = [:]
    for control in AccessibleTree(scene).elements.flatMap(\.flattened) {
      guard let label = control.label, let target = control.leadsTo else { continue }
      let name = [label, control.value].compactMap { $0 }.joined(separator: ", ")
      if controls[name] == nil { names.append(name) }
      var same = controls[name] ?? Controls(label: label, name: name)
      if !same.targets.contains(target) { same.targets.append(target) }
      controls[name] = same
    }
    return names.compactMap { controls[$0] }.filter { $0.targets.count > 1 }
  }
}
