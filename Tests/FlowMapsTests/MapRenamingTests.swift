import FlowMaps
import SceneSamples
import Scenes
import Testing

@Suite("Renamed and moved screens of two maps")
struct MapRenamingTests {
  /// The sample with other ids, also in links.
  private func renamed(_ ids: [String: String]) -> [Scene] {
    Sample.scenes.map { scene in
      var scene = scene
      scene.id = ids[scene.id] ?? scene.id
      for index in scene.pages.indices {
        scene.pages[index].blocks = scene.pages[index].blocks?.map { block in
          switch block {
          case .row(var row):
            row.leadsTo = row.leadsTo.map { ids[$0] ?? $0 }
            return .row(row)
          case .button(var button):
            button.leadsTo = button.leadsTo.map { ids[$0] ?? $0 }
            return .button(button)
          default: return block
          }
        }
      }
      return scene
    }
  }

  private func map(_ scenes: [Scene]) -> FlowMap {
    FlowMap(app: "Books", graph: FlowGraph(scenes))
  }

  @Test(
    "A screen with a new id at the same place is renamed, with its transitions",
    arguments: [
      ["reader": "chapter"], ["book": "volume"], ["library": "books"],
      ["book": "volume", "bookEdit": "volumeEdit", "bookDelete": "volumeDelete"],
    ])
  func renamedScreens(ids: [String: String]) throws {
    let scenes = renamed(ids)
    let stored = try FlowMap(json: Array(map(Sample.scenes).json.utf8))
    let comparison = MapComparison(stored, map(scenes))
    let lines = scenes.compactMap { scene in
      ids.first { $0.value == scene.id }.map { "~ screen  \(scene.id): renamed from \($0.key)\n" }
    }
    let count = ids.count == 1 ? "1 screen" : "\(ids.count) screens"
    #expect(!comparison.isEmpty)
    #expect(comparison.text == lines.joined() + "\(count) renamed\n")
  }

  @Test("A renamed screen has its own mark, and its transitions have none")
  func renamedMarks() {
    let comparison = MapComparison(map(Sample.scenes), map(renamed(["reader": "chapter"])))
    let picture = comparison.picture(scenes: [])
    let page = String(decoding: picture.html(), as: UTF8.self)
    #expect(page.contains("aria-label=\"Chapter 3, chapter, tab Books, renamed\""))
    #expect(page.contains("<h1>Books<span>1 renamed screen</span></h1>"))
    #expect(page.contains(#""mark":"renamed""#))
    #expect(!page.contains(#""mark":"removed""#))
    #expect(picture.map.graph.nodes.count == Sample.scenes.count)
    let svg = String(decoding: picture.svg, as: UTF8.self)
    #expect(svg.contains("<title>Chapter 3 (chapter), renamed</title>"))
  }

  @Test("A screen with a new id and another title, place or link is added, not renamed")
  func notRenamed() {
    func summary(_ change: (inout Scene) -> Void) -> String {
      let scenes = renamed(["reader": "chapter"]).map { scene in
        var scene = scene
        if scene.id == "chapter" { change(&scene) }
        return scene
      }
      return MapComparison(map(Sample.scenes), map(scenes)).summary
    }
    let added = "1 screen added, 1 screen removed, 1 transition added, 1 transition removed"
    #expect(summary { $0.layers[0].pages[0].title = "Chapter 4" } == added)
    #expect(summary { $0.layers[0].style = .largeSheet } == added)
    let linked = summary { $0.layers[0].pages[0].blocks = [.row(Row("Home", leadsTo: "settings"))] }
    #expect(
      linked == "1 screen added, 1 screen removed, 2 transitions added, 1 transition removed")
  }

  @Test("Equal screens are renamed in their order; if one of them is missing, nobody knows which")
  func ambiguous() {
    func map(_ ids: [String]) -> FlowMap {
      let edges = ids.indices.map {
        FlowGraph.Edge(source: 0, target: $0 + 1, kind: .step(.push), steps: 1)
      }
      let nodes = ids.enumerated().map {
        FlowGraph.Node(id: $1, title: "Page", tab: 0, depth: 1, entry: $0)
      }
      let root = FlowGraph.Node(id: "root", title: "Root", tab: 0, depth: 0)
      return FlowMap(
        app: "Pages",
        graph: FlowGraph(tabs: [TabItem("Home")], nodes: [root] + nodes, edges: edges))
    }
    #expect(
      MapComparison(map(["a", "b"]), map(["x", "y"])).text == """
        ~ screen  x: renamed from a
        ~ screen  y: renamed from b
        2 screens renamed

        """)
    #expect(
      MapComparison(map(["a", "b"]), map(["x"])).summary
        == "1 screen added, 2 screens removed, 1 transition added, 2 transitions removed")
  }

  @Test("A screen is moved if its tab, its parent or its depth changed")
  func moves() {
    func map(_ scenes: [Scene]) -> FlowMap { FlowMap(app: "Books", graph: FlowGraph(scenes)) }
    let moved = Sample.scenes.map { scene in
      var scene = scene
      if scene.id == "reader" { scene.pages.removeLast() }
      if scene.id == "bookEdit" { scene.layers[0].style = .fullScreenCover }
      return scene
    }
    #expect(
      MapComparison(map(Sample.scenes), map(moved)).summary
        == "2 screens moved, 1 screen changed, 3 transitions added, 3 transitions removed")
  }
}
