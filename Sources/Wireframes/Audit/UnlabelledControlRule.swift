package import Scenes

extension AuditRule {
  /// Finds controls of which a screen reader says only what kind they are.
  package static let unlabelledControl: Self = AuditRule(
    "unlabelled-control", .warning, "a screen reader has no label for a control"
  ) { subject in
    ScreenUses(of: subject.scenes, unlabelled, where: { _ in true }).map { control, screens in
      AuditFinding(
        .unlabelledControl, screens: screens, reason: "a screen reader has no label for \(control)",
        remedy: "give it a label; a bar button with an icon does not draw it")
    }
  }

  private static func unlabelled(in scene: Scene) -> [String] {
    AccessibleTree(scene).elements.flatMap { part in
      part.flattened.filter { $0.role.isControl && $0.label == nil }.map { control in
        let icon = control.icon.map { " with the icon '\($0)'" } ?? ""
        return "a \(control.role.words)\(icon) in the \(part.role.words)"
      }
    }
  }
}
