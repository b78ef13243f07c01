import Scenes
import Testing

@testable import ScreensCLI

@Suite("Text of an audit") struct AuditTextTests {
  @Test(
    "How much was found is told with a comma before every three digits",
    arguments: [
      (0, 34, "nothing found in 34 screens"), (1, 1, "1 warning in 1 screen"),
      (1_234, 1_000, "1,234 warnings in 1,000 screens"),
    ])
  func summary(findings: Int, screens: Int, words: String) {
    let finding = AuditFinding(
      .sameState, .warning, screens: ["a"], reason: "why", remedy: "what")
    let audit = Audit(
      findings: Array(repeating: finding, count: findings), screens: screens, isStrict: false)
    #expect(AuditText(audit: audit, palette: Palette(isColored: false)).summary == words)
  }
}
