package import Scenes

extension AuditRule {
  /// Finds controls of which a screen reader says only what kind they are.
  package static let unlabelledControl: Self = AuditRule(
    "unlabelled-control", .warning, "a screen reader has no label for a control"
  ) { subject in
    ScreenUses(of: subject.scenes, unlabelled).map { control, screens, first in
      var finding = AuditFinding(
        .unlabelledControl, screens: screens,
        reason: "a screen reader has no label for \(control.words)", remedy: control.remedy)
      finding.place = control.icon.flatMap { first.topPage?.place(ofControl: $0) }
      return finding
    }
  }

  private static func unlabelled(in scene: Scene) -> [UnlabelledControl] {
    AccessibleTree(scene).elements.flatMap { part in
      part.flattened.filter { $0.role.isControl && $0.label == nil }.map { control in
        UnlabelledControl(role: control.role, icon: control.icon, part: part.role)
      }
    }
  }
}

extension Page {
  /// The place in source of a control that has only an icon, of which the label is the name as a rule.
  fileprivate func place(ofControl icon: String) -> String? {
    place(of: icon, .shown) ?? place(of: icon, .icon)
  }
}

/// A control without a label.
private struct UnlabelledControl: Hashable {
  let role: AccessibleElement.Role
  let icon: String?
  /// The part of the screen that it is in.
  let part: AccessibleElement.Role

  var words: String {
    let icon = icon.map { " with the icon '\($0)'" } ?? ""
    return "a \(role.words)\(icon) in the \(part.words)"
  }

  var remedy: String {
    switch role {
    case .textField, .secureField, .searchField: "give it a placeholder that says what to enter"
    case .button where icon != nil: "give it a label; it is not drawn beside an icon"
    default: "give it a label"
    }
  }
}
