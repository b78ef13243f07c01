import Testing

@testable import Scenes

@Suite("Audit of scenes") struct SceneAuditTests {
  private static let tabs = [TabItem("Home")]

  /// All rules that check only scenes.
  private static let rules: [AuditRule] = [
    .sameState, .deepLink, .danglingLink, .tabWithoutScreen, .tooDeep, .noEntry, .deadEnd,
  ]

  private func scene(
    _ id: String, _ pages: [Page], layers: [Layer] = [], confirmation: ConfirmationCard? = nil
  ) -> Scene {
    Scene(
      id: id, tabs: Self.tabs, selectedTab: 0, pages: pages, layers: layers,
      confirmation: confirmation)
  }

  private func findings(_ scenes: [Scene], ids: [String]? = nil) -> [AuditFinding] {
    let subject = AuditSubject(scenes, ids: ids ?? scenes.map(\.id)) { _, _ in nil }
    return Self.rules.flatMap { $0.findings(subject) }
  }

  @Test("Without scenes there are no findings")
  func empty() {
    #expect(findings([]) == [])
  }

  @Test("Equal states are found even if their code is unknown")
  func sameState() {
    let found = findings([scene("a", [Page("Home")]), scene("b", [Page("Home")])])
    #expect(found.map(\.rule) == [.sameState])
    #expect(found.map(\.screens) == [["a", "b"]])
    #expect(found.map(\.reason) == ["they show the same state"])
  }

  @Test("Questions of which only unknown titles may differ are a note")
  func unknownTitles() {
    let card = ConfirmationCard(title: TextHole.mark("alert.title"), choices: [.init("OK")])
    let found = findings([
      scene("a", [Page("Home")], confirmation: card),
      scene("b", [Page("Home")], confirmation: card),
    ]).filter { $0.rule == .sameState }
    #expect(found.map(\.severity) == [.note])
  }

  @Test("Pages that look the same but have different code are different states")
  func otherValues() {
    var other = Page("Home")
    other.code = ".other"
    #expect(findings([scene("a", [Page("Home")]), scene("b", [other])]) == [])
  }

  @Test("Pages whose code leaves something out may differ; those with an identity do")
  func unknownCode() {
    var one = Page("Account")
    one.code = ".account(…)"
    var two = one
    let found = findings([scene("a", [one]), scene("b", [two])])
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.map(\.reason) == ["they look the same, and '…' may replace what differs in their paths"]
    )
    (one.identity, two.identity) = (1, 2)
    #expect(findings([scene("a", [one]), scene("b", [two])]) == [])
    two.identity = 1
    let same = findings([scene("a", [one]), scene("b", [two])])
    #expect(same.map(\.reason) == ["each is ScreenPath(tab: .account(…))"])
    #expect(same.map(\.severity) == [.error])
  }

  @Test("A screen without a selected tab is found, once for each tab")
  func unlistedTab() {
    let scenes = [("a", "Attic"), ("b", "Loft"), ("c", "Attic")].map { id, root in
      Scene(
        id: id, tabs: Self.tabs, selectedTab: nil,
        pages: [Page(root)] + (id == "c" ? [Page("Box")] : []))
    }
    let subject = AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil }
    let found = AuditRule.unlistedTab.findings(subject)
    #expect(found.map(\.screens) == [["a", "c"], ["b"]])
    #expect(
      found.map(\.reason)
        == ["Attic", "Loft"].map { "the tab '\($0)' is not in 'allCases', so no tab is selected" })
  }

  @Test("An app without tabs has no tab that could be missing")
  func noTabs() {
    let scene = Scene(id: "a", tabs: [], selectedTab: nil, pages: [Page("A")])
    let subject = AuditSubject([scene], ids: ["a"]) { _, _ in nil }
    #expect(AuditRule.unlistedTab.findings(subject) == [])
  }

  @Test("A screen that leads to several other tabs is found once, with all of them")
  func otherTabs() {
    let tabs = ["Home", "Search", "More"].map { TabItem($0) }
    let targets = ["more", "search", "help", "home"]
    let rows = targets.map { Block.row(Row($0, leadsTo: $0)) }
    let scenes = [
      Scene(id: "home", tabs: tabs, selectedTab: 0, pages: [Page("Home", blocks: rows)]),
      Scene(id: "search", tabs: tabs, selectedTab: 1, pages: [Page("Search")]),
      Scene(id: "more", tabs: tabs, selectedTab: 2, pages: [Page("More")]),
      Scene(id: "help", tabs: tabs, selectedTab: 2, pages: [Page("More"), Page("Help")]),
    ]
    let subject = AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil }
    #expect(
      AuditRule.otherTab.findings(subject) == [
        AuditFinding(
          .otherTab, screens: ["home"],
          reason: "it leads to 2 other tabs: 'More' ('more', 'help'), 'Search' ('search')",
          remedy: "if the app shows them in the tab 'Home', add screens with their pages there")
      ])
  }

  @Test("A screen that leads to another window is found, with the window")
  func otherWindow() {
    let tabs = ["Home", "Search"].map { TabItem($0) }
    let rows = ["search", "help"].map { Block.row(Row($0, leadsTo: $0)) }
    let scenes = [
      Scene(id: "home", tabs: tabs, selectedTab: 0, pages: [Page("Home", blocks: rows)]),
      Scene(id: "search", tabs: tabs, selectedTab: 1, pages: [Page("Search")]),
      Scene(
        id: "help", tabs: tabs, tabBar: [], selectedTab: nil, pages: [Page("Help")],
        window: "manual"),
    ]
    let subject = AuditSubject(scenes, ids: scenes.map(\.id)) { _, _ in nil }
    #expect(
      AuditRule.otherTab.findings(subject).map(\.reason) == [
        "it leads to 2 other tabs and windows: the tab 'Search' ('search'), the window 'manual' ('help')"
      ])
    #expect(AuditRule.unlistedTab.findings(subject) == [])
  }

  private func linked(_ links: [String?]) -> [Scene] {
    links.enumerated().map { index, link in
      var scene = scene("s\(index)", [Page("Home"), Page("Page \(index)")])
      scene.link = link
      return scene
    }
  }

  private func linkFindings(_ scenes: [Scene], explained: Set<String> = []) -> [AuditFinding] {
    AuditRule.deepLink.findings(
      AuditSubject(
        scenes, ids: scenes.map(\.id), explained: explained, nearest: { _, _ in nil }))
  }

  @Test("A link shared by several screens is found")
  func sharedLink() {
    let found = linkFindings(linked(["a://x", "a://y", "a://x", "a://x"]))
    #expect(
      found == [
        AuditFinding(
          .deepLink, screens: ["s0", "s2", "s3"], reason: "'a://x' is the deep link of all of them",
          remedy: "put what differs in their paths into the link")
      ])
  }

  @Test("Screens with the same state may share a link: another rule reports them")
  func sharedLinkOfSameState() {
    var scenes = linked(["a://x", "a://x"])
    scenes[1].pages = scenes[0].pages
    #expect(linkFindings(scenes) == [])
  }

  @Test("A screen without a link is found only if others have one")
  func noLink() {
    let missing = { (id: String) in
      AuditFinding(
        .deepLink, .warning, screens: [id], reason: "no deep link leads here",
        remedy: "give it a link, as other screens have")
    }
    #expect(linkFindings(linked([nil, "a://x", nil])) == [missing("s0"), missing("s2")])
    #expect(linkFindings(linked([nil, nil])) == [])
  }

  @Test("A screen whose missing link is explained is not reported twice")
  func explainedLink() {
    #expect(linkFindings(linked([nil, "a://x", nil]), explained: ["s0", "s2"]) == [])
    #expect(linkFindings(linked([nil, nil]), explained: ["s0"]).map(\.screens) == [["s1"]])
  }

  @Test("A link to a screen that cannot be reached is not dangling")
  func unreachedTarget() {
    let page = Page("Home") { Row("Away", leadsTo: "away") }
    #expect(findings([scene("home", [page])], ids: ["home", "away"]) == [])
    #expect(findings([scene("home", [page])]).map(\.rule) == [.danglingLink])
  }

  @Test("A screen that a row leads to is reachable")
  func entryByLink() {
    let pages = [Page("Elsewhere"), Page("Detail")]
    #expect(
      findings([scene("home", [Page("Home")]), scene("detail", pages)]).map(\.screens)
        == [["detail"]])
    let home = Page("Home") { Row("Detail", leadsTo: "detail") }
    #expect(findings([scene("home", [home]), scene("detail", pages)]) == [])
  }

  @Test(
    "Blocks that lead to other screens are exits of a sheet",
    arguments: [
      ActionButton("Save").block, Row("More", leadsTo: "home").block,
      Row("More", accessory: .disclosure).block,
      CardGrid([.init("One"), .init("Two", leadsTo: "home")]).block,
      ListSection { Row("More", leadsTo: "home") }.block, ButtonRow([BarButton("Cancel")]).block,
      ButtonRow([BarButton("xmark", icon: "xmark.circle.fill")]).block,
    ])
  func remedy(block: Block) {
    #expect(deadEnds(Page("Sheet", blocks: [block])) == [])
  }

  @Test(
    "Blocks without an action are not exits",
    arguments: [
      Row("Value", value: "3").block, Row("Wi-Fi", accessory: .toggle(isOn: true)).block,
      CardGrid([.init("One")]).block, Paragraph("Text").block, InputField("Name").block,
      ListSection { Row("Value") }.block, ButtonRow([BarButton("Like", icon: "heart")]).block,
    ])
  func noWayOut(block: Block) {
    #expect(deadEnds(Page("Sheet", blocks: [block])) == [["sheet"]])
  }

  @Test("A button in the bar is an exit, and pages without a description are not checked")
  func barButtons() {
    #expect(deadEnds(Page("Sheet", leading: [BarButton("Close")], blocks: [])) == [])
    #expect(deadEnds(Page("Sheet", trailing: [BarButton("Done")], blocks: [])) == [])
    #expect(deadEnds(Page("Sheet")) == [])
    #expect(deadEnds(Page("Sheet", blocks: [])) == [["sheet"]])
  }

  @Test("A pushed page has its back button")
  func pushed() {
    let layer = Layer(
      style: .largeSheet,
      pages: [Page("Sheet", leading: [BarButton("Close")], blocks: []), Page("More", blocks: [])])
    #expect(
      findings([scene("home", [Page("Home")]), scene("sheet", [Page("Home")], layers: [layer])])
        == [])
  }

  @Test("A dialog needs a button; an alert without buttons gets OK")
  func confirmations() {
    func rules(_ style: ConfirmationCard.Style) -> [AuditRule] {
      let card = ConfirmationCard(title: "Sure?", choices: [], style: style)
      let home = [Page("Home")]
      return findings([scene("home", home), scene("question", home, confirmation: card)])
        .map(\.rule)
    }
    #expect(rules(.dialog) == [.deadEnd])
    #expect(rules(.alert) == [])
  }

  private func deadEnds(_ page: Page) -> [[String]] {
    let layer = Layer(style: .fullScreenCover, pages: [page])
    let home = Page("Home")
    return findings([scene("home", [home]), scene("sheet", [home], layers: [layer])])
      .filter { $0.rule == .deadEnd }.map(\.screens)
  }
}
