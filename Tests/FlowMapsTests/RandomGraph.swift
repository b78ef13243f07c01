import Scenes
import TestSupport

/// Random graphs of any size with all features of a map.
enum RandomGraph {
  static let kinds: [StepKind] = [.push, .push, .push, .sheet, .cover, .confirmation]

  /// - Parameter spread: The probability that a screen's parent is one of the last few; else it is any.
  static func graph(of count: Int, seed: UInt64, tabs: Int = 4) -> FlowGraph {
    var random = SeededGenerator(seed: seed)
    var nodes: [FlowGraph.Node] = []
    var edges: [FlowGraph.Edge] = []
    for index in 0..<count {
      let id = "screen-\(index)"
      let isRoot = index < tabs || Int.random(in: 0..<40, using: &random) == 0
      if isRoot {
        let depth = index < tabs ? 0 : Int.random(in: 0..<4, using: &random)
        nodes.append(
          FlowGraph.Node(id: id, title: "Screen \(index)", tab: index % tabs, depth: depth))
        continue
      }
      // Parents among the first few give many children, those among the last few give long paths.
      let isWide = Bool.random(using: &random)
      let parent =
        isWide
        ? Int.random(in: 0..<min(index, tabs * 3), using: &random)
        : Int.random(in: max(0, index - 9)..<index, using: &random)
      let steps =
        Int.random(in: 0..<8, using: &random) == 0 ? Int.random(in: 2...6, using: &random) : 1
      nodes.append(
        FlowGraph.Node(
          id: id, title: "Screen \(index)", tab: nodes[parent].tab,
          depth: nodes[parent].depth + steps, entry: edges.count))
      edges.append(
        FlowGraph.Edge(
          source: parent, target: index,
          kind: .step(kinds[Int.random(in: 0..<kinds.count, using: &random)]), steps: steps))
    }
    for source in nodes.indices where Int.random(in: 0..<4, using: &random) == 0 {
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        let target = Int.random(in: 0..<count, using: &random)
        edges.append(FlowGraph.Edge(source: source, target: target, kind: .link, steps: 0))
      }
    }
    return FlowGraph(
      tabs: (0..<tabs).map { TabItem("Tab \($0)", icon: "house") }, nodes: nodes, edges: edges)
  }

  /// One screen that leads to all others.
  static func star(of count: Int) -> FlowGraph {
    let nodes = (0..<count).map {
      FlowGraph.Node(
        id: "s\($0)", title: "S", tab: 0, depth: min($0, 1), entry: $0 == 0 ? nil : $0 - 1)
    }
    let edges = (1..<count).map {
      FlowGraph.Edge(source: 0, target: $0, kind: .step(kinds[$0 % kinds.count]), steps: 1)
    }
    return FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)
  }

  /// Each screen leads to the next.
  static func chain(of count: Int) -> FlowGraph {
    let nodes = (0..<count).map {
      FlowGraph.Node(id: "s\($0)", title: "S", tab: 0, depth: $0, entry: $0 == 0 ? nil : $0 - 1)
    }
    let edges = (1..<count).map {
      FlowGraph.Edge(source: $0 - 1, target: $0, kind: .step(.push), steps: 1)
    }
    return FlowGraph(tabs: [TabItem("Only")], nodes: nodes, edges: edges)
  }
}
