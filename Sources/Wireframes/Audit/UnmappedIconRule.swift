package import Scenes
import Typography

extension AuditRule {
  /// Finds unknown icons, which are drawn as a neutral mark.
  package static let unmappedIcon: Self = AuditRule(
    "unmapped-icon", .warning, "an icon is unknown and drawn as a neutral mark"
  ) { subject in
    let uses = ScreenUses(of: subject.scenes, \.icons) { !IconCatalog.isMapped($0) }
    let bases = uses.isEmpty ? [] : IconCatalog.names
    let names = bases + bases.filter { !$0.hasSuffix(".fill") }.map { $0 + ".fill" }
    return uses.map { icon, screens in
      AuditFinding(
        .unmappedIcon, screens: screens,
        reason: "the icon '\(icon)' is not known, and a neutral mark is drawn",
        remedy: suggestion(for: icon, in: names, subject.nearest).map { "did you mean '\($0)'?" }
          ?? "choose the name of another SF Symbol")
    }
  }

  /// The known name nearest to an icon's name or, since variants have countless names, to its base.
  private static func suggestion(
    for icon: String, in names: [String], _ nearest: AuditSubject.Nearest
  ) -> String? {
    if let name = nearest(icon, names) { return name }
    let base = icon.prefix { $0 != "." }
    return base.count < icon.count ? nearest(String(base), names) : nil
  }
}
