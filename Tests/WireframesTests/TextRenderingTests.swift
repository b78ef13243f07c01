import Scenes
import Testing

@testable import Wireframes

@Suite("Text rendering")
struct TextRenderingTests {
  @Test("a pushed page has its bar, its card and the tabs")
  func pushedPage() {
    #expect(
      TextRendering(SampleScenes.scene()).text == """
        screen    detail
        tab       Recipes (1 of 3)
        stack     Recipes › Shakshuka
        link      cookbook://recipes/shakshuka

        ╭────────────────────────────────────────────╮
        │ 9:41                                       │
        │ ‹ Recipes       Shakshuka           [More] │
        │   INGREDIENTS                              │
        │ ╭────────────────────────────────────────╮ │
        │ │ Eggs                                 6 │ │
        │ │ □ Oven                            (─●) │ │
        │ │   hot                                  │ │
        │ ╰────────────────────────────────────────╯ │
        │            [[ Start cooking ]]             │
        │────────────────────────────────────────────│
        │  [Recipes]       Search       Settings     │
        ╰────────────────────────────────────────────╯

        """)
  }

  @Test(
    "a page is drawn without the bars that it hides",
    arguments: [
      ([Page.Bar.tabBar], true, true, false), ([.backButton], false, true, true),
      ([.navigationBar], false, false, true), ([.navigationBar, .tabBar], false, false, false),
    ])
  func hiddenBars(hides: [Page.Bar], hasBack: Bool, hasButtons: Bool, hasTabs: Bool) throws {
    var scene = SampleScenes.scene()
    scene.pages[1].hides = hides
    let text = TextRendering(scene).text
    #expect(text.contains("‹ Recipes") == hasBack)
    #expect(text.contains("Shakshuka           [More]") == hasButtons)
    #expect(text.contains("[Recipes]") == hasTabs)
    #expect(
      text.contains("tab       Recipes (1 of 3\(hasTabs ? "" : ", tab bar hidden"))\n"))
    let icons = Wireframe(scene).icons.map(\.name)
    #expect(icons.contains("chevron.left") == hasBack)
    #expect(icons.contains("ellipsis") == hasButtons)
    let regions = Wireframe(scene).regions
    #expect(regions.contains { $0.name == "navigationBar" } == hasButtons)
    #expect(regions.contains { $0.name == "tabBar" } == hasTabs)
    // Without a bar, the content begins below the status bar, and ends at the edge of the display.
    let content = try #require(regions.first { $0.name == "content" }).rect
    #expect(content.y == (hasButtons ? 170 : 126))
    #expect(content.maxY == (hasTabs ? 833 : 916))
    let tree = AccessibleTree(scene).lines
    #expect(tree.contains("  button \"Recipes\", back") == hasBack, "\(tree)")
    #expect(tree.contains("tab bar") == hasTabs)
    let pad = TextRendering(scene, on: DeviceModel.all[4].frame(in: .portrait)).text
    #expect(pad.contains("[Recipes]") == hasTabs)
  }

  @Test(
    "a back button has the title that the page below gives it, or the system's word",
    arguments: [("Meals", "Meals"), ("", "Back"), (nil, "Recipes")])
  func backTitle(given: String?, shown: String) {
    var scene = SampleScenes.scene()
    scene.pages[0].backTitle = given
    #expect(TextRendering(scene).text.contains("│ ‹ \(shown) "))
    #expect(AccessibleTree(scene).lines.contains("  button \"\(shown)\", back"))
    let other = Wireframe(SampleScenes.scene(pages: [Page(shown), SampleScenes.detail]))
    #expect(Wireframe(scene).icons == other.icons)
  }

  @Test("a back button that only has the name of its icon is a chevron")
  func backWithoutTitle() {
    var scene = SampleScenes.scene()
    scene.pages[1].leading = [BarButton("chevron.left", icon: "chevron.left")]
    let text = TextRendering(scene).text
    #expect(text.contains("│ ‹               Shakshuka           [More] │"))
    scene.pages[1].leading = [BarButton("Meals", icon: "chevron.left")]
    #expect(TextRendering(scene).text.contains("│ ‹ Meals "))
  }

  @Test("the position of a tab is that in the tab bar")
  func tabPosition() {
    var scene = SampleScenes.scene()
    (scene.selectedTab, scene.tabBar) = (2, [2, 0])
    #expect(TextRendering(scene).text.contains("tab       Settings (1 of 2)\n"))
    scene.tabBar = [0, 1]
    #expect(
      TextRendering(scene).text.contains("tab       Settings (3 of 3, not in the tab bar)\n"))
  }

  @Test("a sheet hides the content below it, and a lower sheet shows its edge")
  func sheets() {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .largeSheet, pages: [Page("First") {}]),
      Layer(style: .largeSheet, pages: [SampleScenes.edit]),
    ])
    let text = TextRendering(scene).text
    #expect(text.contains("layer 1   sheet   First\nlayer 2   sheet   Edit\n"))
    #expect(!text.contains("Eggs"))
    #expect(
      text.contains(
        """
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │╭─ First ──────────────────────────────────╮│
        │╭──────────────────────────────────────────╮│
        ││ Cancel            Edit              Save ││
        """))
  }

  @Test("the content below a medium sheet is visible")
  func mediumSheet() {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .mediumSheet, pages: [SampleScenes.edit])
    ])
    let text = TextRendering(scene).text
    #expect(text.contains("layer 1   medium  Edit\n"))
    #expect(text.contains("Eggs"))
  }

  @Test("a cover hides everything below it")
  func cover() {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .fullScreenCover, pages: [SampleScenes.edit])
    ])
    let drawing = TextRendering(scene).text.split(separator: "\n").drop { !$0.hasPrefix("╭") }
    #expect(!drawing.contains { $0.contains("Shakshuka           [More]") })
    #expect(!drawing.contains { $0.contains("[Recipes]") })
    #expect(drawing.contains { $0.contains("Cancel             Edit") })
  }

  @Test("a confirmation is drawn and listed in the header")
  func confirmation() {
    let text = TextRendering(SampleScenes.scene(confirmation: SampleScenes.delete)).text
    #expect(text.contains("confirm   Delete?\n"))
    #expect(text.contains("││                (!) Delete                ││"))
    #expect(text.contains("││                  Cancel                  ││"))
  }

  @Test(
    "every line of the drawing has the same width in columns",
    arguments: [
      "Shakshuka", "味噌ラーメン", "Αρνί της γιαγιάς", "Taco Night 🌮🎉", "👩‍👩‍👧‍👦 Family",
      "e\u{301}clair", "a very long title that does not fit into the bar of a page at all", "",
    ])
  func widths(title: String) {
    let page = Page(title, trailing: [BarButton(title)]) {
      Row(title, subtitle: title, value: title, icon: "star", leadsTo: "x")
      Paragraph(title)
      CardGrid([.init(title, subtitle: title), .init(title)])
      SegmentedControl([title, title])
      ChatBubble(title, isOutgoing: true)
      EmptyState(title, message: title)
    }
    let scene = SampleScenes.scene(
      pages: [page], layers: [], confirmation: SampleScenes.delete)
    let lines = TextRendering(scene).text.split(separator: "\n").drop { !$0.hasPrefix("╭") }
    #expect(lines.count > 10)
    for line in lines { #expect(TerminalText.width(of: line) == 46, "\(line)") }
  }

  @Test("hostile titles cannot break a line, move the cursor or turn the direction")
  func hostileTitles() {
    let hostile = "a\nb\u{1B}[31m\u{202E}c\u{7}\u{2028}d"
    let page = Page(hostile) { Row(hostile, value: hostile) }
    let scene = Scene(
      id: hostile, tabs: [TabItem(hostile)], selectedTab: 0, pages: [page], link: hostile)
    let text = TextRendering(scene).text
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || $0 == "\u{202E}")
    }
    #expect(controls.isEmpty)
    #expect(text.hasPrefix("screen    a␊b␛[31m\u{FFFD}c␇\u{FFFD}d\ntab "))
  }

  @Test("no line ends in a space and the text ends with one line feed")
  func ends() {
    let text = TextRendering(SampleScenes.scene()).text
    #expect(!text.contains(" \n"))
    #expect(text.hasSuffix("╯\n"))
  }
}

@Suite("Text in terminal columns")
struct TerminalTextTests {
  @Test(
    "a character has as many columns as in a terminal",
    arguments: [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("味噌", 4), ("한국어", 6), ("🌮", 2), ("👩‍👩‍👧‍👦", 2), ("☕️", 2),
      ("שלום", 4), ("ไทย", 3), ("ﾃｽﾄ", 3), ("，", 2), ("", 0),
    ])
  func width(text: String, columns: Int) {
    #expect(TerminalText.width(of: text) == columns)
  }

  @Test(
    "truncated text ends in an ellipsis and never exceeds the columns",
    arguments: [
      ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("ab cdef", 4, "ab…"), ("味噌汁", 4, "味…"),
      ("味噌汁", 5, "味噌…"), ("abc", 0, ""), ("abc", 1, "…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ])
  func fitted(text: String, columns: Int, expected: String) {
    #expect(TerminalText.fitted(text, to: columns) == expected)
  }

  @Test(
    "lines break between words, where Japanese allows it, and inside of long words",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
      ("a  b", 5, ["a b"]), ("味噌汁", 4, ["味噌", "汁"]), ("", 4, []), (" a ", 1, ["a"]),
      ("ab", 0, ["a", "b"]), ("作る。味", 4, ["作", "る。", "味"]), ("味「噌", 4, ["味", "「噌"]),
      ("みそスープ", 6, ["みそ", "スープ"]), ("soup味噌汁", 8, ["soup味噌", "汁"]),
      ("味噌\u{3000}汁", 4, ["味噌", "汁"]), ("semi-final", 6, ["semi-", "final"]),
      ("one\n\ntwo three", 5, ["one", "", "two", "three"]), ("a\n", 4, ["a", ""]),
      ("a\u{7}\nb", 4, ["a␇", "b"]),
    ])
  func wrapped(text: String, columns: Int, expected: [String]) {
    #expect(TerminalText.wrapped(text, to: columns) == expected)
  }
}
