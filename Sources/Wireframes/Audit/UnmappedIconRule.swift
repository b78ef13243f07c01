import Scenes
import Typography

/// Finds icons that no icon is known for, so that a neutral mark is drawn.
enum UnmappedIconRule {
  static func findings(in scenes: [Scene], nearest: SceneAudit.Nearest) -> [AuditFinding] {
    let uses = ScreenUses(of: scenes, \.icons) { !IconCatalog.isMapped($0) }
    let bases = uses.isEmpty ? [] : IconCatalog.names
    let names = bases + bases.filter { !$0.hasSuffix(".fill") }.map { $0 + ".fill" }
    return uses.map { icon, screens in
      AuditFinding(
        .unmappedIcon, screens: screens,
        reason: "the icon '\(icon)' is not known, and a neutral mark is drawn",
        wayOut: suggestion(for: icon, in: names, nearest).map { "did you mean '\($0)'?" }
          ?? "choose the name of another SF Symbol")
    }
  }

  /// The known name nearest to an icon's or, as names of variants are without number, to its base.
  private static func suggestion(
    for icon: String, in names: [String], _ nearest: SceneAudit.Nearest
  ) -> String? {
    if let name = nearest(icon, names) { return name }
    let base = icon.prefix { $0 != "." }
    return base.count < icon.count ? nearest(String(base), names) : nil
  }
}
