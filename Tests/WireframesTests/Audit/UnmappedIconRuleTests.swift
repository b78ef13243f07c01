import PlainText
import Scenes
import Testing

@testable import Wireframes

@Suite("Unknown icons") struct UnmappedIconRuleTests {
  @Test(
    "The nearest known name is suggested, with its variants",
    arguments: [
      ("hous", "did you mean 'house'?"), ("hous.fil", "did you mean 'house.fill'?"),
      ("hous.fill", "did you mean 'house.fill'?"), ("haert.fill", "did you mean 'heart.fill'?"),
      ("envelop.badge.shield.half.filled", "did you mean 'envelope'?"),
      ("house.fil", "did you mean 'house.fill'?"), ("house.fjll", "did you mean 'house.fill'?"),
      ("circle.hexagongrid", "nothing, if SF Symbols has it: only the picture lacks it"),
      ("person.badge.shield.checkmark", "nothing, if SF Symbols has it: only the picture lacks it"),
      ("zzyzx", "choose the name of another SF Symbol"),
      ("zzyzx.fill", "choose the name of another SF Symbol"),
      ("", "choose the name of another SF Symbol"), (".", "choose the name of another SF Symbol"),
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
