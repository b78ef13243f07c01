import FlowMaps
import Scenes
import TestSupport
import Testing
import Wireframes

/// How far a change moves the rest of a map.
@Suite("Stability of a map")
struct MapStabilityTests {
  /// An app with tabs, each with screens up to three steps deep, like most apps.
  static func app(of count: Int, seed: UInt64) -> FlowGraph {
    var random = SeededGenerator(seed: seed)
    let tabs = 4
    var nodes: [FlowGraph.Node] = []
    var edges: [FlowGraph.Edge] = []
    for index in 0..<count {
      guard index >= tabs else {
        nodes.append(FlowGraph.Node(id: "r\(index)", title: "Root \(index)", tab: index, depth: 0))
        continue
      }
      let hosts = nodes.indices.filter { nodes[$0].depth < 3 }
      let parent = hosts[Int.random(in: 0..<hosts.count, using: &random)]
      let kind = RandomGraph.kinds[Int.random(in: 0..<5, using: &random)]
      nodes.append(
        FlowGraph.Node(
          id: "s\(index)", title: "Screen \(index)", tab: nodes[parent].tab,
          depth: nodes[parent].depth + 1, entry: edges.count))
      edges.append(FlowGraph.Edge(source: parent, target: index, kind: .step(kind), steps: 1))
    }
    return FlowGraph(
      tabs: (0..<tabs).map { TabItem("Tab \($0)") }, nodes: nodes, edges: edges)
  }

  /// The graph with another screen without further steps, pushed from a screen.
  static func adding(to parent: Int, _ graph: FlowGraph) -> FlowGraph {
    let node = FlowGraph.Node(
      id: "new", title: "New screen", tab: graph.nodes[parent].tab,
      depth: graph.nodes[parent].depth + 1, entry: graph.edges.count)
    let edge = FlowGraph.Edge(
      source: parent, target: graph.nodes.count, kind: .step(.push), steps: 1)
    return FlowGraph(tabs: graph.tabs, nodes: graph.nodes + [node], edges: graph.edges + [edge])
  }

  /// The mean distance by which the screens of a map move, as a part of its diagonal.
  static func movement(_ old: MapLayout, _ new: MapLayout) -> Double {
    let diagonal = Point(x: 0, y: 0).distance(to: Point(x: old.size.width, y: old.size.height))
    let distances = zip(old.boxes, new.boxes).map { old, new in
      Point(x: old.picture.x, y: old.picture.y)
        .distance(to: Point(x: new.picture.x, y: new.picture.y))
    }
    return distances.reduce(0, +) / Double(max(1, distances.count)) / diagonal
  }

  @Test("Another leaf moves the other screens by at most 4 % of the diagonal in the mean")
  func leaf() {
    var movements: [Double] = []
    for seed in 1...10 as ClosedRange<UInt64> {
      let graph = Self.app(of: 34, seed: seed)
      let old = MapLayout(graph)
      var random = SeededGenerator(seed: seed)
      let hosts = graph.nodes.indices.filter { index in
        graph.nodes[index].entry.map { graph.edges[$0].kind == .step(.push) } ?? true
      }
      for _ in 0..<3 {
        let parent = hosts[Int.random(in: 0..<hosts.count, using: &random)]
        movements.append(Self.movement(old, MapLayout(Self.adding(to: parent, graph))))
      }
    }
    let mean = movements.reduce(0, +) / Double(movements.count)
    #expect(mean <= 0.04, "\(mean), at most \(movements.max() ?? 0)")
  }
}
