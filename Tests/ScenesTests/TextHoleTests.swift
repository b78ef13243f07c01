import Scenes
import Testing

@Suite("Holes in texts")
struct TextHoleTests {
  @Test("a text is split into its known and unknown parts")
  func parts() {
    let text = "Hello, \(TextHole.mark("user.name"))! \(TextHole.mark("greeting ?? \"‹\""))"
    #expect(
      TextHole.parts(of: text) == [
        .text("Hello, "), .hole("user.name"), .text("! "), .hole("greeting ?? \"‹\""),
      ])
    #expect(TextHole.shown(text) == "Hello, ‹user.name›! ‹greeting ?? \"‹\"›")
    #expect(TextHole.changingText(of: text) { $0.uppercased() }.hasPrefix("HELLO, ‹\u{2060}user."))
  }

  @Test(
    "quotation marks without word joiners, and half a mark, are text",
    arguments: ["", "‹a›", "‹\u{2060}a›", "a\u{2060}›", "\u{2060}›‹\u{2060}", "‹\u{2060}", "‹"])
  func noHoles(text: String) {
    #expect(!TextHole.isIn(text))
    #expect(!TextHole.isAll(of: text))
    #expect(TextHole.parts(of: text) == (text.isEmpty ? [] : [.text(text[...])]))
    #expect(TextHole.shown(text) == text)
  }

  @Test(
    "a text is all hole without letters or digits beside its holes, and only holes without signs",
    arguments: [
      (TextHole.mark("a"), true, true),
      ("\(TextHole.mark("a")) \(TextHole.mark("b"))", true, true),
      ("\(TextHole.mark("a")) – \(TextHole.mark("b"))", true, false),
      ("No. \(TextHole.mark("a"))", false, false), ("–", false, false),
    ])
  func isAll(text: String, isAll: Bool, isOnly: Bool) {
    #expect(TextHole.isAll(of: text) == isAll)
    #expect(TextHole.isOnly(in: text) == isOnly)
  }

  @Test(
    "lists name a screen by its id in words if nothing of its title is known",
    arguments: [
      (TextHole.mark("recipe.name"), "Recipe Detail"),
      ("Edit \(TextHole.mark("recipe.name"))", "Edit ‹recipe.name›"), ("Pie", "Pie"),
      ("", "route.recipeDetail"),
    ])
  func topTitle(title: String, expected: String) {
    let scene = Scene(
      id: "route.recipeDetail", tabs: [], selectedTab: nil, pages: [Page(title, blocks: [])])
    #expect(scene.topTitle == expected)
    #expect(FlowGraph([scene]).nodes[0].title == expected)
  }

  @Test("the tabs and labels of a graph have no word joiners")
  func graph() {
    let hole = TextHole.mark("item.name")
    let tabs = [TabItem(hole)]
    let list = Scene(
      id: "list", tabs: tabs, selectedTab: 0,
      pages: [Page("List", blocks: [.row(Row(hole, leadsTo: "detail"))])])
    let detail = Scene(
      id: "detail", tabs: tabs, selectedTab: 0, pages: list.pages + [Page("Detail", blocks: [])])
    let graph = FlowGraph([list, detail])
    #expect(graph.tabs.map(\.title) == ["‹item.name›"])
    #expect(graph.edges.map(\.label) == ["‹item.name›"])
  }
}
