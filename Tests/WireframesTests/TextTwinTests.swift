import Scenes
import Testing

@testable import Wireframes

@Suite("Text twin")
struct TextTwinTests {
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

  @Test("a medium sheet leaves the content below it in sight")
  func mediumSheet() {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .mediumSheet, pages: [SampleScenes.edit])
    ])
    let text = TextRendering(scene).text
    #expect(text.contains("layer 1   medium  Edit\n"))
    #expect(text.contains("Eggs"))
  }

  @Test("a cover leaves nothing of what is below it in the drawing")
  func cover() {
    let scene = SampleScenes.scene(layers: [
      Layer(style: .fullScreenCover, pages: [SampleScenes.edit])
    ])
    let drawing = TextRendering(scene).text.split(separator: "\n").drop { !$0.hasPrefix("╭") }
    #expect(!drawing.contains { $0.contains("Shakshuka           [More]") })
    #expect(!drawing.contains { $0.contains("[Recipes]") })
    #expect(drawing.contains { $0.contains("Cancel             Edit") })
  }

  @Test("a confirmation is marked and told in the head")
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
