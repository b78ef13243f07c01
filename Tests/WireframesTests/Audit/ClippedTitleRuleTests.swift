import Scenes
import Testing

@testable import Wireframes

@Suite("Clipped titles") struct ClippedTitleRuleTests {
  private static let long = "A page whose title is longer than it should be"

  private func screens(_ pages: [Page], layers: [Layer] = []) -> [String] {
    let scene = Scene(
      id: "screen", tabs: [TabItem("Home")], selectedTab: 0, pages: pages, layers: layers)
    return ClippedTitleRule.findings(in: [scene]).flatMap(\.screens)
  }

  @Test("A title that fits is none")
  func fits() {
    #expect(screens([Page("Home")]) == [])
    #expect(screens([Page("Home"), Page("A title of a common length")]) == [])
  }

  @Test("One that fits in the bar may be too long as a large title")
  func large() {
    let title = "A title of a common length"
    #expect(screens([Page(title)]) == ["screen"])
    #expect(screens([Page(title, titleDisplay: .inline, blocks: [])]) == [])
  }

  @Test("Buttons in the bar take the room of the title")
  func buttons() {
    let page = { (labels: [String]) in
      Page("A title of a common length", trailing: labels.map { BarButton($0) }, blocks: [])
    }
    #expect(screens([Page("Home"), page([])]) == [])
    #expect(screens([Page("Home"), page(["Duplicate", "Save"])]) == ["screen"])
  }

  @Test("Only the page on top counts: those below have screens of their own")
  func below() {
    let layer = Layer(style: .mediumSheet, pages: [Page("Edit")])
    #expect(screens([Page(Self.long)], layers: [layer]) == [])
    #expect(
      screens([Page("Home")], layers: [Layer(style: .largeSheet, pages: [Page(Self.long)])])
        == ["screen"])
  }
}
