import Navigation
import Scenes
import Testing

@testable import Wireframes

@Suite("What source says for a screen reader") struct AccessibleDescriptionTests {
  private func lines(_ blocks: any BlockConvertible...) -> [String] {
    blocks.map(\.block.drawing).accessibleElements.flatMap { $0.lines() }
  }

  @Test("A hidden block, card or bar button is not read")
  func hidden() {
    #expect(lines(Row("Pie").accessible(isHidden: true), Row("Cake")) == [#"text "Cake""#])
    let cards = [CardGrid.Card("Pie").accessible(isHidden: true), CardGrid.Card("Cake")]
    #expect(lines(CardGrid(cards)) == [#"text "Cake""#])
    let buttons = [BarButton("Sort").accessible(isHidden: true), BarButton("Share")]
    #expect(lines(ButtonRow(buttons)) == [#"button "Share""#])
    let section = ListSection("Pies") { Row("Apple") }.accessible(isHidden: true)
    #expect(lines(section).isEmpty)
  }

  @Test("A label, a value and a hint replace what is shown")
  func texts() {
    let row = Row("Pie", subtitle: "Sweet", value: "4", leadsTo: "pie")
    #expect(
      lines(row.accessible(label: "Apple pie", hint: "Opens it")) == [
        #"button "Apple pie", value "4", hint "Opens it" → pie"#
      ])
    #expect(
      lines(row.accessible(value: "4 stars")) == [#"button "Pie, Sweet", value "4 stars" → pie"#])
    #expect(lines(row.accessible(value: "")) == [#"button "Pie, Sweet" → pie"#])
    #expect(lines(ImagePlaceholder().accessible(label: "A pie")) == [#"image "A pie""#])
  }

  @Test(
    "Traits change what kind of element is said",
    arguments: [
      (Paragraph("A").accessible(traits: [.header]), #"heading 2 "A""#),
      (Paragraph("A").accessible(headingLevel: 3), #"heading 3 "A""#),
      (Paragraph("A", style: .title).accessible(headingLevel: 1), #"heading 1 "A""#),
      (Paragraph("A", style: .title).accessible(removedTraits: [.header]), #"text "A""#),
      (Paragraph("A").accessible(traits: [.button]), #"button "A""#),
      (Paragraph("A").accessible(traits: [.link]), #"link "A""#),
      (Paragraph("A").accessible(traits: [.image]), #"image "A""#),
      (Paragraph("A").accessible(traits: [.toggle]), #"toggle "A""#),
      (Paragraph("A").accessible(traits: [.searchField]), #"search field "A""#),
      (Paragraph("A").accessible(traits: [.selected]), #"text "A", selected"#),
    ])
  func traits(block: Paragraph, line: String) {
    #expect(lines(block) == [line])
  }

  @Test("A control keeps its kind, and can also be a heading")
  func controls() {
    #expect(lines(ActionButton("A").accessible(traits: [.header])) == [#"button "A", heading"#])
    #expect(lines(ActionButton("A").accessible(removedTraits: [.button])) == [#"text "A""#])
    #expect(lines(ActionButton("A").accessible(traits: [.link])) == [#"link "A""#])
    let row = Row("A", accessory: .toggle(isOn: true))
    #expect(lines(row.accessible(traits: [.button])) == [#"toggle "A", value "on""#])
    #expect(
      lines(Row("A", accessory: .checkmark).accessible(removedTraits: [.selected]))
        == [#"text "A""#])
  }

  @Test("A combined block is one element, an ignored one says only what source gives it")
  func children() {
    let section = ListSection("Pies") {
      Row("Apple", value: "4", leadsTo: "apple")
      Paragraph("Sweet.")
    }
    #expect(
      lines(section.accessible(children: .combine)) == [
        #"button "Pies, Apple, Sweet.", value "4" → apple"#
      ])
    #expect(
      lines(
        ListSection {
          ActionButton("Buy")
          ActionButton("Sell")
        }.accessible(children: .combine)) == [#"text "Buy, Sell", actions "Buy" "Sell""#])
    #expect(lines(section.accessible(children: .ignore)) == ["text (no label)"])
    #expect(
      lines(section.accessible(label: "Two pies", children: .ignore)) == [#"text "Two pies""#])
  }

  @Test("A label of several elements is that of a group")
  func group() {
    let control = SegmentedControl(["Day", "Week"])
    #expect(
      lines(control.accessible(label: "Span", hint: "Changes the chart")) == [
        #"group "Span""#, #"  segment "Day", 1 of 2, selected"#, #"  segment "Week", 2 of 2"#,
      ])
    #expect(lines(control.accessible(children: .contain)).count == 2)
  }

  @Test("A higher priority is read earlier, also among rows on a card that nobody reads")
  func priority() {
    let page = Page("Home") {
      Paragraph("Story")
      Row("Low").accessible(sortPriority: -1)
      Row("High").accessible(sortPriority: 2)
      ListSection("Own") { Row("Inside").accessible(sortPriority: 5) }
    }
    let scene = Scene(id: "home", tabs: [], selectedTab: nil, pages: [page])
    let content = AccessibleTree(scene).lines.filter { $0.hasPrefix("  ") }.dropFirst()
    #expect(
      Array(content) == [
        #"  text "High""#, #"  text "Story""#, #"  heading 2 "Own""#, #"  text "Inside""#,
        #"  text "Low""#,
      ])
  }

  @Test("Rows with circles and rows with an open menu keep their descriptions")
  func states() {
    var page = Page("Home") {
      Row("Pie", menu: [MenuItem("Share")]).accessible(label: "Apple pie", sortPriority: 1)
    }
    page.states = [.editing]
    let row = page.shown.parts.map(\.drawing).withoutCards
    #expect(row.accessibleElements.map(\.label) == ["Apple pie"])
    #expect(row.map(\.sortPriority) == [1])
  }
}
