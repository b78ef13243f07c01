import Scenes
import Testing

@testable import Wireframes

@Suite("Texts of wide displays") struct WideTextTests {
  private func drawing(_ name: String, _ scene: Scene) throws -> [String] {
    let text = TextRendering(scene, on: try Variant(name: name).frame).text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { $0.hasPrefix("│") }
  }

  @Test("all lines have the same width", arguments: ["pad-11", "mac-window"])
  func width(name: String) throws {
    let layers = [Layer.Style.largeSheet, .popover, .inspector, .fullScreenCover].map {
      Layer(style: $0, pages: [SampleScenes.edit])
    }
    for layers in [[], [layers[0]], [layers[1]], [layers[2]], [layers[3]], layers] {
      for confirmation in [nil, SampleScenes.delete] {
        let scene = SampleScenes.scene(layers: layers, confirmation: confirmation)
        for line in try drawing(name, scene) { #expect(TerminalText.width(of: line) == 102) }
      }
    }
  }

  @Test("tabs are above the page on a pad, and beside it in a window")
  func tabs() throws {
    let scene = SampleScenes.scene()
    let pad = try drawing("pad-11", scene)
    #expect(pad[1].contains(" [Recipes]  Search   Settings "))
    #expect(pad[2].hasPrefix("│ ‹ Recipes "))
    let window = try drawing("mac-window", scene)
    #expect(window[0].hasPrefix("│ ● ● ●"))
    #expect(window[1].hasPrefix("│ [Recipes]              │ ‹ Recipes "))
  }

  @Test("the columns of a split view are side by side, and an empty one says so")
  func columns() throws {
    var scene = Scene(
      id: "mail", tabs: [], selectedTab: nil,
      pages: [Page("Mailboxes", blocks: []), Page("Inbox", blocks: [])],
      columns: SplitView(columns: 3))
    let lines = try drawing("pad-11~landscape", scene)
    #expect(lines.contains { $0.hasPrefix("│ Mailboxes              │ Inbox ") })
    #expect(lines.contains { $0.contains(" No Selection ") })
    scene.pages.append(Page("Lunch", blocks: []))
    #expect(try !drawing("pad-11~landscape", scene).contains { $0.contains("No Selection") })
  }

  @Test("a confirmation has no cancel button, and a covered sheet only its edge")
  func layers() throws {
    let asked = try drawing("pad-11", SampleScenes.scene(confirmation: SampleScenes.delete))
    #expect(asked.contains { $0.contains("(!) Delete") })
    #expect(!asked.contains { $0.contains("Cancel") })
    let sheet = Layer(style: .largeSheet, pages: [SampleScenes.edit])
    let two = try drawing("pad-11", SampleScenes.scene(layers: [sheet, sheet]))
    #expect(two.count { $0.contains("╭─ Edit ─") } == 1)
    #expect(two.count { $0.contains("Save") } == 1)
  }

  @Test(
    "a popover has 44 columns and a sheet 56, in the middle of the dimmed display",
    arguments: [(Layer.Style.popover, 44), (.largeSheet, 56)])
  func cards(style: Layer.Style, width: Int) throws {
    let layer = Layer(style: style, pages: [SampleScenes.edit])
    let lines = try drawing("pad-11", SampleScenes.scene(layers: [layer]))
    let edge = try #require(lines.firstIndex { $0.contains("░╭") })
    let dimmed = String(repeating: "░", count: (100 - width) / 2)
    let card = "╭" + String(repeating: "─", count: width - 2) + "╮"
    #expect(lines[edge] == "│" + dimmed + card + dimmed + "│")
    #expect(lines[edge - 1] == "│" + String(repeating: "░", count: 100) + "│")
    #expect(!lines[edge - 2].contains("░"))
  }

  @Test("each popover dims what is below it, but a second sheet does not")
  func dimming() throws {
    func dimmed(_ styles: Layer.Style...) throws -> Int {
      let layers = styles.map { Layer(style: $0, pages: [SampleScenes.edit]) }
      return try drawing("pad-11", SampleScenes.scene(layers: layers))
        .count { $0 == "│" + String(repeating: "░", count: 100) + "│" }
    }
    #expect(try dimmed(.largeSheet, .largeSheet) == dimmed(.largeSheet))
    #expect(try dimmed(.largeSheet, .popover) == dimmed(.largeSheet) + 1)
  }

  @Test(
    "a phone has the stored text in each variant", arguments: ["phone-se", "phone-max~landscape"])
  func phone(name: String) throws {
    let scene = SampleScenes.scene()
    let text = TextRendering(scene, on: try Variant(name: name).frame)
    #expect(text == TextRendering(scene))
  }
}
