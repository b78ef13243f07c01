package import Scenes
import Typography

extension AuditRule {
  /// Finds characters that are drawn as a box with their code point.
  package static let missingGlyph: Self = AuditRule(
    "missing-glyph", .warning, "a character is drawn as a box"
  ) { subject in
    let uses = ScreenUses(of: subject.scenes, \.texts) {
      !GlyphCoverage.scalarsWithoutGlyph(in: $0).isEmpty
    }
    return uses.map { text, screens, first in
      let scalars = GlyphCoverage.scalarsWithoutGlyph(in: text).map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      var finding = AuditFinding(
        .missingGlyph, screens: screens,
        reason:
          "there is no glyph for \(scalars.joined(separator: ", ")) in '\(TextHole.shown(text))'",
        remedy: "choose other characters, or accept the box in the picture")
      finding.place = first.place(of: text, .shown)
      return finding
    }
  }
}
