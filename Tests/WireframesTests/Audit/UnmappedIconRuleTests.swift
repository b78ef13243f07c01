import PlainText
import Scenes
import Testing

@testable import Wireframes

@Suite("Unknown icons") struct UnmappedIconRuleTests {
  private static let other =
    "check the name; an icon of SF Symbols that the tool cannot draw can stay"

  @Test(
    "The nearest known name is suggested, with its variants",
    arguments: [
      ("hous", "did you mean 'house'?"), ("hous.fil", "did you mean 'house.fill'?"),
      ("hous.fill", "did you mean 'house.fill'?"), ("haert.fill", "did you mean 'heart.fill'?"),
      ("envelop.badge.shield.half.filled", "did you mean 'envelope'?"),
      // A name of SF Symbols that begins like another one.
      ("trashcan", other),
      ("zzyzx", other), ("zzyzx.fill", other), ("", other), (".", other),
    ])
  func suggestion(icon: String, remedy: String) {
    let scene = Scene(
      id: "a", tabs: [TabItem("Home", icon: icon)], selectedTab: 0, pages: [Page("Home")])
    let subject = AuditSubject([scene], ids: ["a"]) { NearestName.of($0, in: $1) }
    let findings = AuditRule.unmappedIcon.findings(subject)
    #expect(findings.map(\.remedy) == [remedy])
    let reason = "the icon '\(icon)' is not known, and a neutral mark is drawn"
    #expect(findings.map(\.reason) == [reason])
  }
}
