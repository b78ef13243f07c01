import Scenes
import Testing

@testable import Wireframes

@Suite("Clipped titles") struct ClippedTitleRuleTests {
  private static let long = "A page whose title is longer than it should be"

  private func findings(in scenes: [Scene]) -> [AuditFinding] {
    AuditRule.clippedTitle.findings(AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil })
  }

  private func screens(_ pages: [Page], layers: [Layer] = []) -> [String] {
    let scene = Scene(
      id: "screen", tabs: [TabItem("Home")], selectedTab: 0, pages: pages, layers: layers)
    return findings(in: [scene]).flatMap(\.screens)
  }

  @Test("A title that fits is not reported")
  func fits() {
    #expect(screens([Page("Home")]) == [])
    #expect(screens([Page("Home"), Page("A title of a common length")]) == [])
  }

  @Test("A title that fits in the bar may be too long as a large title")
  func large() {
    let title = "A title of a common length"
    #expect(screens([Page(title)]) == ["screen"])
    #expect(screens([Page(title, titleDisplay: .inline, blocks: [])]) == [])
  }

  @Test("Buttons in the bar reduce the space for the title")
  func buttons() {
    let page = { (labels: [String]) in
      Page("A title of a common length", trailing: labels.map { BarButton($0) }, blocks: [])
    }
    #expect(screens([Page("Home"), page([])]) == [])
    #expect(screens([Page("Home"), page(["Duplicate", "Save"])]) == ["screen"])
  }

  private func reasons(tabs: [TabItem], _ scenes: [Scene]) -> [String] {
    let scenes = scenes.map { scene in
      var scene = scene
      scene.tabs = tabs
      return scene
    }
    return findings(in: scenes).map { finding in
      (finding.screens + [finding.reason, finding.remedy]).joined(separator: " | ")
    }
  }

  @Test("A clipped tab title is reported once, without a screen")
  func tabs() {
    let scenes = ["a", "b"].map { Scene(id: $0, tabs: [], selectedTab: 0, pages: [Page("Home")]) }
    let tabs = ["Home", "Recommendations", "Me", "Extraordinarily long title", "Last"].map {
      TabItem($0, icon: "house")
    }
    #expect(reasons(tabs: Array(tabs.prefix(3)), scenes) == [])
    #expect(
      reasons(tabs: tabs, scenes) == [
        "the title of the tab 'Recommendations' is cut off on a display 375 points wide"
          + " | choose a shorter title",
        "the title of the tab 'Extraordinarily long title' is cut off on a display 375 points wide"
          + " | choose a shorter title",
      ])
  }

  @Test("A tab behind More, or below a cover, has no clipped title")
  func hiddenTabs() {
    let long = TabItem("Extraordinarily long title")
    let tabs = ["A", "B", "C", "D"].map { TabItem($0) } + [long, TabItem("F")]
    let scene = Scene(id: "a", tabs: [], selectedTab: 0, pages: [Page("Home")])
    #expect(reasons(tabs: tabs, [scene]) == [])
    var covered = scene
    covered.layers = [Layer(style: .fullScreenCover, pages: [Page("Cover")])]
    let bar = [long] + tabs.prefix(4)
    #expect(reasons(tabs: bar, [scene]).count == 1)
    #expect(reasons(tabs: bar, [covered]) == [])
  }

  @Test("A clipped button of a confirmation is reported for its screen")
  func choices() {
    let label = "Delete the recipe with all of its pictures and notes"
    let scenes = ["Delete", label].map { label in
      Scene(
        id: label.count > 10 ? "long" : "short", tabs: [], selectedTab: 0, pages: [Page(Self.long)],
        confirmation: ConfirmationCard(
          title: "Delete?",
          choices: [.init(label, role: .destructive), .init("Keep", role: .cancel)]))
    }
    #expect(
      reasons(tabs: [TabItem("Home")], scenes) == [
        "long | the button '\(label)' is cut off on a display 375 points wide"
          + " | choose a shorter label"
      ])
  }

  @Test("Only the top page counts: the pages below have their own screens")
  func below() {
    let layer = Layer(style: .mediumSheet, pages: [Page("Edit")])
    #expect(screens([Page(Self.long)], layers: [layer]) == [])
    #expect(
      screens([Page("Home")], layers: [Layer(style: .largeSheet, pages: [Page(Self.long)])])
        == ["screen"])
    #expect(
      screens([Page(Self.long)], layers: [Layer(style: .largeSheet, pages: [Page(Self.long)])])
        == ["screen"])
  }
}
