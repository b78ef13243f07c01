import FlowMaps
import Foundation
import SceneSamples
import Scenes
import Testing
import Wireframes

@Suite("Comparison of two maps")
struct MapComparisonTests {
  private var newer: FlowMap {
    FlowMap(
      app: "Tiny",
      graph: FlowGraph(
        tabs: [TabItem("Home"), TabItem("More")],
        nodes: [
          FlowGraph.Node(id: "home", title: "Start", tab: 0, depth: 0),
          FlowGraph.Node(id: "item", title: "Item", tab: 0, depth: 1, entry: 0),
          FlowGraph.Node(id: "more", title: "More", tab: 1, depth: 0),
          FlowGraph.Node(id: "lost", title: "Lost", tab: 1, depth: 1, entry: 1),
          FlowGraph.Node(id: "fresh", title: "Fresh", tab: 1, depth: 2, entry: 2),
        ],
        edges: [
          FlowGraph.Edge(source: 0, target: 1, kind: .step(.cover), steps: 1),
          FlowGraph.Edge(source: 2, target: 3, kind: .step(.push), steps: 1),
          FlowGraph.Edge(source: 3, target: 4, kind: .step(.sheet), steps: 1),
        ]))
  }

  @Test("Changes are listed by screen and by transition")
  func words() {
    let comparison = MapComparison(FlowMapTests.small, newer)
    #expect(!comparison.isEmpty)
    #expect(
      comparison.text == """
        + screen  fresh  “Fresh” in More
        - screen  deep  “Deep” in Home
        ~ screen  home: title “Home” → “Start”
        ~ screen  item: reached by push from home → by full-screen cover from home
        ~ screen  lost: reached from no screen → by push from more; depth 2 → 1
        + full-screen cover  home → item
        + push  more → lost
        + sheet  lost → fresh
        - push  home → item
        - sheet  item → deep
        - link  deep → more
        - link  more → nowhere
        1 screen added, 1 screen removed, 1 screen moved, 2 screens changed, 3 transitions added, 4 transitions removed

        """)
  }

  @Test("A map has no changes to itself")
  func same() {
    let comparison = MapComparison(FlowMapTests.small, FlowMapTests.small)
    #expect(comparison.isEmpty)
    #expect(
      comparison.text
        == "the maps are the same: 5 screens · 2 tabs · 2 transitions · 1 link\n")
  }

  @Test("A renamed app is listed, and each link once")
  func names() {
    let graph = FlowMapTests.small.graph
    func map(_ app: String, dangling: [FlowGraph.DanglingLink]) -> FlowMap {
      FlowMap(
        app: app,
        graph: FlowGraph(
          tabs: graph.tabs, nodes: graph.nodes, edges: graph.edges, danglingLinks: dangling))
    }
    let twice = map("Large", dangling: graph.danglingLinks + graph.danglingLinks)
    let renamed = MapComparison(FlowMapTests.small, twice)
    #expect(!renamed.isEmpty)
    #expect(renamed.text == "~ app  “Tiny” → “Large”\napp renamed\n")
    #expect(
      MapComparison(map("Tiny", dangling: []), twice).text == """
        ~ app  “Tiny” → “Large”
        + link  more → nowhere
        app renamed, 1 transition added

        """)
  }

  @Test(
    "A row that stays is not a new link if its step is removed, and not a removed one if the step is added"
  )
  func rowsThatStay() throws {
    func map(_ scenes: [Scene]) -> FlowMap { FlowMap(app: "Books", graph: FlowGraph(scenes)) }
    let whole = map(Sample.scenes)
    let withoutReader = map(Sample.scenes.filter { $0.id != "reader" })
    #expect(
      MapComparison(whole, withoutReader).text == """
        - screen  reader  “Chapter 3” in Books
        - full-screen cover  book → reader
        1 screen removed, 1 transition removed

        """)
    #expect(
      MapComparison(withoutReader, whole).text == """
        + screen  reader  “Chapter 3” in Books
        + full-screen cover  book → reader
        1 screen added, 1 transition added

        """)
    let kept = try FlowMap(json: Array(whole.json.utf8))
    #expect(MapComparison(kept, withoutReader).text == MapComparison(whole, withoutReader).text)
    let plain = Sample.scenes.map { scene in
      var scene = scene
      for index in scene.pages.indices where scene.pages[index].title == "Middlemarch" {
        scene.pages[index].blocks = []
      }
      return scene
    }
    let noRow = map(plain.filter { $0.id != "reader" })
    #expect(
      MapComparison(noRow, withoutReader).text == """
        + link  book → reader
        1 transition added

        """)
  }

  @Test("The page lists added, removed and changed screens and transitions")
  func marks() throws {
    let page = String(
      decoding: MapComparison(FlowMapTests.small, newer).picture(scenes: []).html(),
      as: UTF8.self)
    for label in [
      "Start, home, tab Home, changed", "Item, item, tab Home, changed", "More, more, tab More",
      "Lost, lost, tab More, moved", "Fresh, fresh, tab More, added",
      "Deep, deep, tab Home, removed",
    ] {
      #expect(page.contains("aria-label=\"\(label)\""), "\(label)")
    }
    let data = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)).1
    let known = try JSONDecoder().decode(PageData.self, from: Data(data.utf8))
    let marks = known.screens.map { $0.mark ?? "as it was" }
    #expect(marks == ["changed", "changed", "as it was", "moved", "added", "removed"])
    let transitions = known.transitions.map {
      let (from, to) = (known.screens[$0.from].id, known.screens[$0.to].id)
      return "\(from) \($0.kind) \(to): \($0.mark ?? "as it was")"
    }
    #expect(
      transitions == [
        "home full-screen cover item: added", "more push lost: added", "lost sheet fresh: added",
        "home push item: removed", "item sheet deep: removed", "deep link more: removed",
      ])
    let svg = String(
      decoding: MapComparison(FlowMapTests.small, newer).picture(scenes: []).svg,
      as: UTF8.self)
    #expect(svg.contains("<title>Lost (lost), moved</title>"))
    #expect(svg.contains("<title>Deep (deep), removed</title>"))
    #expect(svg.contains("<title>More (more)</title>"))
  }

  /// The data for a page's script that belongs to a comparison.
  private struct PageData: Decodable {
    struct Screen: Decodable {
      var id: String
      var mark: String?
    }
    struct Transition: Decodable {
      var from: Int
      var to: Int
      var kind: String
      var mark: String?
    }
    var screens: [Screen]
    var transitions: [Transition]
  }

  @Test("The page shows the number of changes, also if only the app was renamed")
  func subtitle() {
    let old = FlowMapTests.small
    func title(_ newer: FlowMap) -> String? {
      let page = MapComparison(old, newer).picture(scenes: []).html()
      return String(decoding: page, as: UTF8.self)
        .firstMatch(of: /<h1>(.*?)<\/h1>/).map { String($0.1) }
    }
    #expect(
      title(FlowMap(app: "Large", graph: old.graph)) == "Large<span>app renamed</span>")
    #expect(
      title(newer) == "Tiny<span>1 added, 1 removed, 1 moved, 2 changed screens"
        + " · 3 added, 4 removed transitions</span>")
    var graph = old.graph
    graph = FlowGraph(tabs: graph.tabs, nodes: graph.nodes, edges: graph.edges)
    #expect(title(FlowMap(app: "Tiny", graph: graph)) == "Tiny<span>1 removed transition</span>")
    #expect(
      title(old) == "Tiny<span>5 screens · 2 tabs · 2 transitions · 1 link</span>")
  }

  @Test("A small picture has space for its header")
  func header() throws {
    let picture = MapComparison(FlowMapTests.small, newer).picture(scenes: [])
    #expect(picture.layout.size.width == 1_440)
    #expect(picture.layout.lanes.last?.panel.maxX == 1_430)
    // The longest text of the header has an outline for each letter: it is not truncated.
    let words = "1 added, 1 removed, 1 moved, 2 changed screens · 3 added, 4 removed transitions"
    let texts = String(decoding: picture.svg, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("<g transform=") }
    let longest = texts.map { $0.components(separatedBy: "<use ").count - 1 }.max()
    #expect(longest == words.count { $0 != " " })
  }

  @Test("The picture shows removed screens at their old position")
  func picture() {
    let picture = MapComparison(FlowMapTests.small, newer).picture(scenes: [])
    #expect(picture.map.graph.nodes.map(\.id) == ["home", "item", "more", "lost", "fresh", "deep"])
    #expect(picture.layout.lines.count == 4)
    let svg = String(decoding: picture.svg, as: UTF8.self)
    for color in ["#17763f", "#c0322b", "#0b6e82", "#a36000"] { #expect(svg.contains(color)) }
  }

  @Test("A removed transition is drawn even if both screens still exist")
  func removedTransitions() throws {
    let picture = MapComparison(FlowMapTests.small, newer).picture(scenes: [])
    let graph = picture.map.graph
    let transitions = picture.layout.boxes.flatMap(\.chips).compactMap(\.edge).map {
      graph.edges[$0]
    }
    #expect(transitions.map { graph.nodes[$0.source].id } == ["home", "deep"])
    #expect(transitions.map { graph.nodes[$0.target].id } == ["item", "more"])
    #expect(transitions.map(\.kind) == [.step(.push), .link])
    #expect(picture.layout.lines.count + transitions.count == graph.edges.count)
    let drawn = String(decoding: picture.svg, as: UTF8.self)
    // The push is a solid arrow, crossed out, in the colour of removals.
    let arrow = /<path fill="none" stroke="#c0322b" stroke-width="1" d="M[\d. ]+L[\d. ]+"\/>/
    #expect(drawn.contains(arrow))
  }

}
