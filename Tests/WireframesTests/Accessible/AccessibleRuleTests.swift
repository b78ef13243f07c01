import Scenes
import Testing

@testable import Wireframes

@Suite("Audits of what a screen reader says") struct AccessibleRuleTests {
  private func findings(_ rule: AuditRule, _ pages: Page...) -> [AuditFinding] {
    let scenes = pages.enumerated().map { index, page in
      Scene(id: "s\(index)", tabs: [], selectedTab: nil, pages: [page])
    }
    return rule.findings(AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil })
  }

  @Test("A control without a label is named by its icon and its place")
  func unlabelled() {
    let page = Page("Home", trailing: [BarButton("plus", icon: "plus"), BarButton("Sort")]) {
      InputField("")
      Row("")
    }
    let found = findings(.unlabelledControl, page, page)
    #expect(
      found.map(\.reason) == [
        "a screen reader has no label for a button with the icon 'plus' in the navigation bar",
        "a screen reader has no label for a text field in the content",
      ])
    #expect(found.map(\.screens) == [["s0", "s1"], ["s0", "s1"]])
  }

  @Test("Controls with one label that lead to different screens are found")
  func sameLabel() {
    let page = Page("Home") {
      Row("Edit", leadsTo: "name")
      Row("Edit", leadsTo: "photo")
      Row("Edit", value: "4", leadsTo: "number")
      Row("Show", leadsTo: "all")
      ActionButton("Show", leadsTo: "all")
      ActionButton("Edit")
    }
    #expect(
      findings(.sameLabel, page).map(\.reason) == [
        "a screen reader says 'Edit' for controls that lead to 'name' and 'photo'"
      ])
  }

  @Test("A page of pictures without labels is found")
  func silentPicture() {
    let found = findings(
      .silentPicture, Page("Photo") { ImagePlaceholder() },
      Page("Photo") { ImagePlaceholder(label: "A pie") },
      Page("Photo") {
        ImagePlaceholder()
        Paragraph("A pie")
      }, Page("Photo"), Page("Photo") {})
    #expect(found.map(\.screens) == [["s0"]])
  }

  @Test("What a layer hides is not checked")
  func hidden() {
    var scene = Scene(
      id: "s", tabs: [], selectedTab: nil, pages: [Page("Home") { ActionButton("") }])
    scene.layers = [Layer(style: .largeSheet, pages: [Page("Edit") { Row("Name") }])]
    let subject = AuditSubject([scene], ids: ["s"]) { _, _ in nil }
    #expect(AuditRule.unlabelledControl.findings(subject).isEmpty)
  }
}
