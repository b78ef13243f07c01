import Scenes
import Testing
import Typography

@testable import Wireframes

@Suite("Fit of texts") struct TextFitTests {
  private static let title = "Einkaufsliste für das Wochenende bearbeiten"

  private static let translations = Translations(
    [
      Translations.Entry(
        key: "Edit Shopping List", file: "L.xcstrings", texts: ["de": TextForms(.text(title))]),
      Translations.Entry(
        key: "Shopping list notifications", file: "L.xcstrings",
        texts: ["de": TextForms(.text("Einkaufszettel-Benachrichtigungen"))]),
    ], sourceLanguage: "en")

  private func scene(_ page: Page, id: String = "edit", confirmation: ConfirmationCard? = nil)
    -> Scene
  {
    Scene(
      id: id, tabs: [TabItem("Home")], selectedTab: 0, pages: [page], confirmation: confirmation)
  }

  private func findings(_ scenes: [Scene], _ variant: String) throws -> [AuditFinding] {
    TextAudit(translations: Self.translations)
      .misfits(of: scenes, in: try Variant(name: variant))
  }

  @Test("a German title is cut by what its letters need beyond the bar of a small phone")
  func title() throws {
    let scene = scene(Page("Edit Shopping List", titleDisplay: .inline, blocks: []))
    // The advances of Inter Semibold, in units of an em of 2,816.
    let advances: [Character: Int] = [
      "E": 1711, "i": 734, "n": 1717, "k": 1602, "a": 1618, "u": 1713, "f": 1062, "s": 1546,
      "l": 734, "t": 1070, "e": 1669, " ": 699, "ü": 1713, "r": 1117, "d": 1775, "W": 2835,
      "o": 1712, "c": 1626, "h": 1726, "b": 1775,
    ]
    // The pairs "fs", "te" twice and "Wo".
    let kerning = -54 - 16 - 16 - 158
    let units = Self.title.reduce(kerning) { $0 + advances[$1, default: 0] }
    // The display without the margins of the bar and the gaps beside a title alone.
    let room = 375.0 - 2 * 16
    let missing = Double(units) * 17 / 2816 - room
    #expect((missing * 100).rounded() / 100 == 29.88)

    let finding = try #require(try findings([scene], "phone-se~de").first)
    #expect(
      finding.reason
        == "German '\(Self.title)' is cut by 30 pt in the navigation bar at phone-se")
    #expect(finding.remedy == "shorten it by 4 characters")
    #expect(finding.screens == ["edit"])
    #expect(
      finding.text
        == AuditFinding.TextDetails(
          text: Self.title, variant: "phone-se~de", locale: "de", part: "title",
          missingPoints: 29.88))
  }

  @Test("a label beside a toggle is cut as in the design")
  func label() throws {
    let scene = scene(
      Page(
        "Settings",
        blocks: [.row(Row("Shopping list notifications", accessory: .toggle(isOn: true)))]))
    #expect(
      try findings([scene], "phone-se~de").map(\.reason) == [
        "German 'Einkaufszettel-Benachrichtigungen' is cut by 31 pt in a label at phone-se"
      ])
  }

  @Test(
    "nothing is reported where nothing is cut",
    arguments: ["standard", "phone-se", "phone-max~de", "dark", "rtl"])
  func nothing(variant: String) throws {
    let scenes = [
      scene(Page("Edit Shopping List", titleDisplay: .inline, blocks: [])),
      scene(
        Page(
          "Settings",
          blocks: [.row(Row("Notifications", value: "On")), .button(ActionButton("OK"))])),
    ]
    #expect(try findings(scenes, variant) == [])
  }

  @Test(
    "each kind of text names its place",
    arguments: [
      (Page("T", blocks: [.row(Row("Title", value: long))]), "value"),
      (Page("T", blocks: [.row(Row(long))]), "label"),
      (Page("T", blocks: [.button(ActionButton(long))]), "button"),
      (Page("T", trailing: [BarButton(long)], blocks: []), "barButton"),
      (Page(long, blocks: []), "largeTitle"),
      (Page("T", blocks: [.section(ListSection(long) { Row("Row") })]), "header"),
    ])
  func parts(page: Page, part: String) throws {
    #expect(try findings([scene(page)], "standard").map(\.text?.part) == [part])
  }

  private static let long = "A text that is much longer than it should be on any telephone at all"

  @Test("a tab is reported once and without a screen")
  func tab() throws {
    var scenes = [scene(Page("A", blocks: []), id: "a"), scene(Page("B", blocks: []), id: "b")]
    for index in scenes.indices { scenes[index].tabs = [TabItem(Self.long), TabItem("B")] }
    let found = try findings(scenes, "standard")
    #expect(found.map(\.screens) == [[]])
    #expect(found.map(\.text?.part) == ["tab"])
  }

  @Test("a text on several screens is one finding, and pages below a layer have their own screens")
  func screens() throws {
    let page = Page("T", blocks: [.row(Row(Self.long))])
    let question = ConfirmationCard(title: "Sure?", choices: [.init("Yes")])
    let scenes = [
      scene(page, id: "a"), scene(page, id: "b"), scene(page, id: "c", confirmation: question),
    ]
    #expect(try findings(scenes, "standard").map(\.screens) == [["a", "b"]])
    var sheet = scene(page, id: "d")
    sheet.layers = [Layer(style: .mediumSheet, pages: [Page("Sheet", blocks: [])])]
    #expect(try findings([sheet], "standard") == [])
  }

  @Test("a paragraph may have as many lines as it needs, but no split word")
  func paragraph() throws {
    let words = Array(repeating: "word", count: 900).joined(separator: " ")
    let long = scene(Page("T", blocks: [.text(Paragraph(words))]))
    #expect(try findings([long], "standard") == [])
    let name = "Donaudampfschifffahrtsgesellschaftskapitänskajüte"
    let split = scene(Page("T", blocks: [.text(Paragraph(name))]))
    let finding = try #require(try findings([split], "standard").first)
    #expect(finding.reason.hasPrefix("'\(name)' has a word that is "))
    #expect(finding.reason.hasSuffix(" pt wider than the line in a paragraph at phone"))
  }

  @Test("recording what is cut changes no picture")
  func pictures() throws {
    let scene = scene(Page(Self.long, blocks: [.row(Row(Self.long))]))
    for item in Wireframe(scene).displayList.items {
      if case .text(let line, _, _) = item { #expect(line.misfit == nil) }
    }
  }

  @Test("texts without a translation are reported with key, language, file and screens")
  func missing() throws {
    let audit = TextAudit(
      translations: Translations(
        [
          Translations.Entry(key: "Done", file: "App/L.xcstrings", texts: [:]),
          Translations.Entry(
            key: "T", file: "App/L.xcstrings", texts: ["de": TextForms(.text("Titel"))]),
        ], sourceLanguage: "en"))
    let scenes = ["a", "b"].map {
      scene(Page("T", trailing: [BarButton("Done")], blocks: []), id: $0)
    }
    let variants = try ["de", "dark~de", "accented", "standard"].map { try Variant(name: $0) }
    let findings = audit.missing(in: scenes, variants)
    #expect(
      findings.map(\.reason) == ["the key 'Done' has no German text in 'App/L.xcstrings'"])
    #expect(findings.first?.screens == ["a", "b"])
    #expect(
      findings.first?.text == AuditFinding.TextDetails(text: "Done", locale: "de", key: "Done"))
  }
}
