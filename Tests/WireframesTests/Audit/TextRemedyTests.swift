import Scenes
import Testing

@testable import Wireframes

@Suite("What makes a cut text fit") struct TextRemedyTests {
  private func remedies(_ pages: Page..., variant: String = "standard") throws -> [String] {
    let scenes = pages.enumerated().map { index, page in
      Scene(id: "s\(index)", tabs: [], selectedTab: nil, pages: [page])
    }
    let variant = try Variant(name: variant)
    return TextAudit(translations: Translations()).misfits(of: scenes, in: variant).map(\.remedy)
  }

  private static let title = "The shopping list for the weekend"

  @Test("An inline title may fit as a large one, and without the actions beside it")
  func title() throws {
    let actions = [BarButton("Share it"), BarButton("Duplicate"), BarButton("Delete it")]
    let short = Page(
      "Shopping for two", titleDisplay: .inline, trailing: actions, blocks: [])
    let found = try remedies(short)
    #expect(found.count == 1)
    #expect(
      found.allSatisfy {
        $0.contains("show it as a large title, or move the actions of the bar into a menu")
      }, "\(found)")
    // Too long for a large title and even without actions.
    let long = Page(
      Self.title + " and all of next week", titleDisplay: .inline, trailing: actions, blocks: [])
    #expect(try remedies(long).allSatisfy { $0.hasPrefix("shorten it by") })
    // One action cannot be collected.
    let single = Page(
      Self.title, titleDisplay: .inline, trailing: [BarButton("Duplicate")], blocks: [])
    #expect(try remedies(single) == ["shorten it by 1 character"])
  }

  @Test("A large title may fit inline")
  func largeTitle() throws {
    #expect(
      try remedies(Page(Self.title, blocks: [])) == [
        "show it inline in the bar, or shorten it by 10 characters"
      ])
  }

  @Test("A text of the bar may be an icon")
  func barButton() throws {
    let page = Page("T", trailing: [BarButton("Duplicate the list")], blocks: [])
    #expect(
      try remedies(page) == ["shorten it by 2 characters, or show an icon instead"])
  }

  @Test("A value may fit below its title, but not below a subtitle")
  func value() throws {
    let row = Row("Shopping list for the weekend", value: "Thursday, 4 September 2025")
    #expect(
      try remedies(Page("T", blocks: [.row(row)])) == [
        "show the value below the title, or shorten it by 8 characters",
        "show the value below the title, or let it wrap to 2 lines, or shorten it by 10 characters",
      ])
    var full = row
    full.subtitle = "Of two people"
    #expect(
      try remedies(Page("T", blocks: [.row(full)])) == [
        "shorten it by 8 characters", "let it wrap to 2 lines, or shorten it by 10 characters",
      ])
  }

  @Test("A label, a button or a header may wrap, a segment may not")
  func wrapping() throws {
    let text = "A text that is longer than a line on a telephone"
    #expect(
      try remedies(
        Page("T") {
          ActionButton(text)
          ListSection(text) { Row(text, icon: "star") }
          SegmentedControl(["Each " + text, "B"])
        }) == [
          "let it wrap to 2 lines, or shorten it by 5 characters",
          "let it wrap to 2 lines, or shorten it by 4 characters",
          "let it wrap to 2 lines, or shorten it by 11 characters",
          "shorten it by 25 characters",
        ])
    let endless = Array(repeating: text, count: 6).joined(separator: " ")
    #expect(try remedies(Page("T") { Row(endless) }).allSatisfy { $0.hasPrefix("shorten it by") })
  }

  @Test("A remedy must help on every screen")
  func screens() throws {
    let text = "Thursday, 4 September 2025, 10:30"
    #expect(
      try remedies(
        Page("A", blocks: [.row(Row(Self.title, value: text))]),
        Page("B", blocks: [.row(Row(Self.title, subtitle: "Of two", value: text))])
      ).allSatisfy { !$0.contains("below the title") })
    #expect(
      try remedies(Page("A", blocks: [.row(Row(Self.title, value: text))])).allSatisfy {
        $0.hasPrefix("show the value below the title")
      })
  }
}
