import FlowMaps
import Scenes
import TestSupport
import Testing
import Wireframes

@Suite("Text formats of a map")
struct FlowMapTests {
  static let small = FlowMap(
    app: "Tiny",
    graph: FlowGraph(
      tabs: [TabItem("Home", icon: "house"), TabItem("More")],
      nodes: [
        FlowGraph.Node(id: "home", title: "Home", tab: 0, depth: 0),
        FlowGraph.Node(id: "item", title: "Item", tab: 0, depth: 1, entry: 0),
        FlowGraph.Node(id: "deep", title: "Deep", tab: 0, depth: 3, entry: 1),
        FlowGraph.Node(id: "more", title: "More", tab: 1, depth: 0),
        FlowGraph.Node(id: "lost", title: "Lost", tab: 1, depth: 2),
      ],
      edges: [
        FlowGraph.Edge(source: 0, target: 1, kind: .step(.push), steps: 1, label: "Open"),
        FlowGraph.Edge(source: 1, target: 2, kind: .step(.sheet), steps: 2),
        FlowGraph.Edge(source: 2, target: 3, kind: .link, steps: 0, label: "Go"),
      ],
      danglingLinks: [
        FlowGraph.DanglingLink(source: 3, link: DeclaredLink("Away", to: "nowhere"))
      ]))

  /// Titles of a hostile manifest.
  static let hostile = [
    "\"];click n0 \"javascript:alert(1)\"", "#quot;<script>alert(1)</script>", "a\\\"b\\N &lt;",
    "end", "line\nline\u{202E}", "%%{init: {}}%%", "`x`", "", "]]>-->", "💥 \u{0}",
  ]

  @Test("A map without tabs has the app's name over its screens, and windows are counted")
  func noTabs() throws {
    var map = FlowMap(
      app: "Single",
      graph: FlowGraph(
        tabs: [TabItem("Help (window)")], windowCount: 1,
        nodes: [
          FlowGraph.Node(id: "home", title: "Home", tab: nil, depth: 0),
          FlowGraph.Node(id: "help", title: "Help", tab: 0, depth: 0),
        ], edges: []))
    #expect(
      map.text == """
        Single  2 screens · 1 window · 0 transitions

        Help (window)  1 screen
        ╰─ help  Help

        Single  1 screen
        ╰─ home  Home

        """)
    #expect(try FlowMap(json: Array(map.json.utf8)) == map)
    map.graph = FlowGraph(tabs: [], nodes: map.graph.nodes.prefix(1).map(\.self), edges: [])
    #expect(map.summary == "1 screen · 0 transitions")
  }

  @Test("Trees for a terminal")
  func text() {
    #expect(
      Self.small.text == """
        Tiny  5 screens · 2 tabs · 2 transitions · 1 link

        Home  3 screens
        ╰─ home  Home
           ╰─ push  item  Item
              ╰─ sheet, 2 steps  deep  Deep  → more

        More  2 screens
        ├─ more  More  → nowhere (missing)
        ╰─ not reached, 2 steps deep  lost  Lost

        """)
  }

  @Test("Mermaid")
  func mermaid() {
    #expect(
      Self.small.mermaid == """
        flowchart LR
          subgraph t0["Home"]
            n0["Home<br/>home"]
            n1["Item<br/>item"]
            n2["Deep<br/>deep"]
          end
          subgraph t1["More"]
            n3["More<br/>more"]
            n4["Lost<br/>lost"]
          end
          n0 --> n1
          n1 -.->|sheet, 2 steps| n2
          n2 -.->|link| n3
          linkStyle 1 stroke:#3b6fe0
          linkStyle 2 stroke:#7b5cc4

        """)
  }

  @Test("A tab without transitions to others has a direction, which would break transitions to it")
  func mermaidDirections() {
    let map = FlowMap(app: "One", graph: Self.chain("A"))
    #expect(map.mermaid.contains("  subgraph t0[\"A\"]\n    direction LR\n"))
    #expect(!Self.small.mermaid.contains("direction"))
  }

  @Test("Characters that Mermaid interprets after decoding entities are separated")
  func mermaidSigns() {
    let map = FlowMap(app: "One", graph: Self.chain("$$x$$ \\n"))
    #expect(map.mermaid.contains("[\"#36;#8288;#36;x#36;#8288;#36; #92;#8288;n"))
  }

  @Test("Mermaid draws at most 500 transitions by default", arguments: [499, 500, 501, 502])
  func mermaidLimit(transitions: Int) {
    let graph = RandomGraph.star(of: transitions + 1)
    #expect(graph.edges.count == transitions)
    #expect(FlowMap(app: "S", graph: graph).isTooLargeForMermaid == (transitions > 500))
  }

  @Test("Mermaid reads at most 50,000 characters by default", arguments: [50_000, 50_001])
  func mermaidLength(count: Int) {
    let rest = FlowMap(app: "S", graph: Self.single("")).mermaid.utf16.count - 1
    let map = FlowMap(
      app: "S", graph: Self.single(String(repeating: "x", count: count - rest)))
    #expect(map.mermaid.utf16.count == count)
    #expect(map.isTooLargeForMermaid == (count > 50_000))
  }

  @Test("Mermaid interprets nothing in a title", arguments: hostile)
  func hostileMermaid(title: String) throws {
    let map = FlowMap(app: title, graph: Self.chain(title))
    let lines = map.mermaid.split(separator: "\n")
    #expect(lines.count == 7)
    for line in lines[1...4] where line.contains("[\"") {
      let parts = line.split(separator: "[\"", maxSplits: 1)
      let label = parts[1].dropLast(2).replacing("<br/>", with: "")
      #expect(label.wholeMatch(of: /([\p{L}\p{N}\p{M} .,]|#[0-9]+;)+/) != nil, "\(label)")
    }
  }

  @Test("Graphviz draws any titles", .enabled(if: External.has("dot")))
  func graphviz() async throws {
    for title in Self.hostile {
      let map = FlowMap(app: title, graph: Self.chain(title))
      let drawn = try await External.withFile("map.dot", Array(map.dot.utf8)) {
        try await External.run("dot", "-Tsvg", $0)
      }
      #expect(drawn.code == 0, "\(title): \(drawn.output)")
      #expect(!drawn.output.contains("<script"))
    }
    let large = FlowMap(app: "Large", graph: RandomGraph.graph(of: 250, seed: 1))
    let counted = try await External.withFile("map.dot", Array(large.dot.utf8)) {
      try await External.run("gc", "-n", "-e", $0)
    }
    #expect(counted.output.contains("250"))
    #expect(counted.output.contains("\(large.graph.edges.count)"))
  }

  @Test("Screens without a tab have a lane of their own, in every format and after a round trip")
  func noTab() throws {
    let graph = FlowGraph(
      tabs: [TabItem("A")],
      nodes: [
        FlowGraph.Node(id: "a", title: "Start", tab: 0, depth: 0),
        FlowGraph.Node(id: "b", title: "Attic", tab: nil, depth: 0),
        FlowGraph.Node(id: "c", title: "Box", tab: nil, depth: 1, entry: 0),
      ], edges: [FlowGraph.Edge(source: 1, target: 2, kind: .step(.push), steps: 1)])
    let map = FlowMap(app: "App", graph: graph)
    #expect(
      map.text.hasSuffix(
        """

        A  1 screen
        ╰─ a  Start

        No tab  2 screens
        ╰─ b  Attic
           ╰─ push  c  Box

        """))
    #expect(try FlowMap(json: Array(map.json.utf8)) == map)
    #expect(map.mermaid.contains("subgraph tnone[\"No tab\"]\n"))
    #expect(map.dot.contains("subgraph cluster_none {\n    label=\"No tab\"\n"))
    let more = FlowMap(
      app: "App", graph: FlowGraph(tabs: [TabItem("A"), TabItem("B")], nodes: [], edges: []))
    for picture in [
      MapPicture(map, scenes: []), MapComparison(map, more).picture(scenes: []),
    ] {
      for format in MapFormat.allCases where format != .png {
        #expect(try !picture.bytes(format, scale: 1).isEmpty)
      }
      let page = String(decoding: try picture.bytes(.html, scale: 1), as: UTF8.self)
      #expect(page.contains("Attic, b, no tab"))
    }
    #expect(MapComparison(map, more).text.contains("- screen  b  “Attic” in No tab\n"))
  }

  @Test("A file with cycles or transitions across tabs is still drawn")
  func circles() throws {
    let graph = FlowGraph(
      tabs: [TabItem("A"), TabItem("B")],
      nodes: [
        FlowGraph.Node(id: "a", title: "A", tab: 0, depth: 1, entry: 0),
        FlowGraph.Node(id: "b", title: "B", tab: 0, depth: 1, entry: 1),
        FlowGraph.Node(id: "c", title: "C", tab: 1, depth: 2, entry: 2),
      ],
      edges: [
        FlowGraph.Edge(source: 1, target: 0, kind: .step(.push), steps: 1),
        FlowGraph.Edge(source: 0, target: 1, kind: .step(.push), steps: 1),
        FlowGraph.Edge(source: 0, target: 2, kind: .step(.push), steps: 1),
      ])
    #expect(MapLayout(graph).boxes.count == 3)
    #expect(MapLayout(graph).lines.isEmpty)
    #expect(FlowMap(app: "A", graph: graph).text.contains("not reached"))
  }

  /// Two screens with the same title, one of which leads to the other.
  static func chain(_ title: String) -> FlowGraph {
    FlowGraph(
      tabs: [TabItem(title)],
      nodes: [
        FlowGraph.Node(id: title + "1", title: title, tab: 0, depth: 0),
        FlowGraph.Node(id: title + "2", title: title, tab: 0, depth: 1, entry: 0),
      ],
      edges: [FlowGraph.Edge(source: 0, target: 1, kind: .step(.push), steps: 1)])
  }

  /// One screen.
  private static func single(_ title: String) -> FlowGraph {
    FlowGraph(
      tabs: [TabItem("A")],
      nodes: [FlowGraph.Node(id: "a", title: title, tab: 0, depth: 0)], edges: [])
  }

}
