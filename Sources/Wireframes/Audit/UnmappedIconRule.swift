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
    return uses.map { icon, screens, first in
      let base = String(icon.prefix { $0 != "." })
      let name = [icon, base].lazy
        .compactMap { word in
          subject.nearest(word, names).flatMap { $0.isMeant(by: word) ? $0 : nil }
        }
        .first
      var finding = AuditFinding(
        .unmappedIcon, screens: screens,
        reason: "the icon '\(icon)' is not known, and a neutral mark is drawn",
        remedy: name.map { "did you mean '\($0)'?" }
          ?? "check the name; an icon of SF Symbols that the tool cannot draw can stay")
      finding.place = first.place(of: icon, .icon)
      return finding
    }
  }
}

extension String {
  /// Whether a name that is near this one is a slip, and not the name of another icon that begins like it.
  fileprivate func isMeant(by name: String) -> Bool {
    let start = zip(self, name).prefix { $0 == $1 }.count
    if start < Swift.min(count, name.count) { return true }
    return abs(count - name.count) <= 1
  }
}
