import Scenes
import Typography

/// Finds icons that no icon is known for, so that a neutral mark is drawn.
enum UnmappedIconRule {
  static func findings(in scenes: [Scene], nearest: SceneAudit.Nearest) -> [AuditFinding] {
    let uses = ScreenUses(of: scenes, \.icons) { !IconCatalog.isMapped($0) }
    let names = uses.isEmpty ? [] : IconCatalog.names
    return uses.map { icon, screens in
      AuditFinding(
        .unmappedIcon, screens: screens,
        reason: "the icon '\(icon)' is not known, and a neutral mark is drawn",
        wayOut: nearest(icon, names).map { "did you mean '\($0)'?" }
          ?? "choose the name of another SF Symbol")
    }
  }
}
