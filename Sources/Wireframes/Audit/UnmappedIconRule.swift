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
    let families = Set(bases.map(\.family))
    return uses.map { icon, screens, first in
      var finding = AuditFinding(
        .unmappedIcon, screens: screens,
        reason: "the icon '\(icon)' is not known, and a neutral mark is drawn",
        remedy: remedy(for: icon, in: names, families, subject.nearest))
      finding.place = first.place(of: icon, .icon)
      return finding
    }
  }

  private static func remedy(
    for icon: String, in names: [String], _ families: Set<Substring>,
    _ nearest: AuditSubject.Nearest
  ) -> String {
    let name = nearest(icon, names)
    if families.contains(icon.family) {
      // SF Symbols has countless names that begin like a known one, so only a slip of one letter is a mistake.
      if let name, name.differsByOneLetter(from: icon) { return "did you mean '\(name)'?" }
      return "nothing, if SF Symbols has it: only the picture lacks it"
    }
    if let name = name ?? nearest(String(icon.family), names) { return "did you mean '\(name)'?" }
    return "choose the name of another SF Symbol"
  }
}

extension String {
  /// The first word of the name of an icon, which its variants have in common.
  fileprivate var family: Substring { prefix { $0 != "." } }

  /// Whether one letter is added, left out or replaced.
  fileprivate func differsByOneLetter(from other: String) -> Bool {
    let (longest, shortest) = (Swift.max(count, other.count), Swift.min(count, other.count))
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    return longest - shortest <= 1 && start + end >= longest - 1
  }
}
