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
    #expect(
      found.map(\.remedy) == [
        "give it a label; it is not drawn beside an icon",
        "give it a placeholder that says what to enter",
      ])
  }

  @Test("A finding about a page from source names the line of the control, not of the page")
  func places() {
    var (plus, edit) = (BarButton("plus", icon: "plus"), Row("Edit", leadsTo: "name"))
    (plus.source, edit.source) = ("Home.swift:7", "Home.swift:9")
    var page = Page("Home", trailing: [plus]) {
      ListSection { edit }
      Row("Edit", leadsTo: "photo")
      Row("Café ☕︎", icon: "zzyzx")
    }
    page.source = "Home.swift:3"
    #expect(findings(.unlabelledControl, page).map(\.place) == ["Home.swift:7"])
    #expect(findings(.sameLabel, page).map(\.place) == ["Home.swift:9"])
    // A row without a place of its own is in the page.
    #expect(findings(.unmappedIcon, page).map(\.place) == ["Home.swift:3"])
    let other = Page("Below", trailing: [BarButton("Add", icon: "plus")], blocks: [])
    let scene = Scene(id: "s", tabs: [], selectedTab: nil, pages: [other, page])
    let found = AuditRule.unlabelledControl.findings(
      AuditSubject([scene], ids: ["s"]) { _, _ in nil })
    #expect(found.map(\.place) == ["Home.swift:7"])
    page.source = nil
    #expect(findings(.unmappedIcon, page).map(\.place) == [nil])
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

  @Test("A picture that is all below a heading, or that has a value, needs a label")
  func speakingPicture() {
    let found = findings(
      .silentPicture,
      Page("Market") {
        Paragraph("Open today.")
        ListSection("The way") { ImagePlaceholder() }
        ImagePlaceholder().accessible(value: "40 %")
        ImagePlaceholder().accessible(hint: "Opens the plan")
        ImagePlaceholder().accessible(label: "The plan", hint: "Opens it")
      },
      Page("Market") {
        ListSection("The way") {
          ImagePlaceholder()
          Paragraph("Through the park.")
        }
        ImagePlaceholder().accessible(isHidden: true)
      })
    #expect(found.map(\.screens) == [["s0"], ["s0"]])
    #expect(
      found.map(\.reason) == [
        "a picture has the value '40 %', but no label",
        "a picture has the hint 'Opens the plan', but no label",
      ])
    let below = findings(
      .silentPicture,
      Page("Market") {
        Paragraph("Open today.")
        ListSection("The way") { ImagePlaceholder() }
      })
    #expect(
      below.map(\.reason) == [
        "all that is below the heading 'The way' is pictures of which a screen reader says nothing"
      ])
  }

  @Test("A heading that skips a level, and one with nothing below it, are found")
  func headingOrder() {
    let found = findings(
      .headingOrder,
      Page("Pies") {
        Paragraph("Sweet", style: .title)
        Paragraph("Apple").accessible(headingLevel: 4)
        Paragraph("Salty").accessible(headingLevel: 2)
        ListSection("Old") {}
        ListSection("New") { ImagePlaceholder().accessible(isHidden: true) }
        ListSection("Best") { Row("Apple pie") }
        ListSection("Quiet") {}.accessible(isHidden: true)
      },
      Page("Pies") {
        Paragraph("Sweet").accessible(headingLevel: 2)
        Paragraph("Apple").accessible(headingLevel: 3)
        Paragraph("Salty").accessible(headingLevel: 2)
      })
    #expect(found.map(\.screens) == [["s0"], ["s0"], ["s0"]])
    #expect(
      found.map(\.reason) == [
        "the heading 'Apple' has level 4, but the one before it, 'Sweet', has level 2",
        "a screen reader says nothing below the heading 'Old'",
        "a screen reader says nothing below the heading 'New'",
      ])
    #expect(found.first?.remedy == "give it level 3")
  }

  @Test("A reading order that jumps back up the display is found")
  func focusOrder() {
    let found = findings(
      .focusOrder,
      Page("Pie") {
        Paragraph("Story")
        Row("Price").accessible(sortPriority: 1)
        ListSection("Parts") {
          Row("Eggs")
          Row("Milk").accessible(sortPriority: 2)
        }
      },
      Page("Pie") {
        Paragraph("Story").accessible(sortPriority: 3)
        Row("Price").accessible(sortPriority: 2)
        Row("Note").accessible(isHidden: true, sortPriority: 9)
        SkeletonLines().accessible(sortPriority: 1)
        Row("End").accessible(sortPriority: 1)
      })
    #expect(found.map(\.screens) == [["s0"], ["s0"]])
    #expect(
      found.map(\.reason) == [
        "after 'Price', a screen reader jumps back up to 'Story'",
        "after 'Milk', a screen reader jumps back up to 'Eggs'",
      ])
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
