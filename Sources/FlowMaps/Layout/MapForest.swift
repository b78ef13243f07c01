import Scenes

/// The screens of each lane as trees.
struct MapForest {
  /// The children of each screen, in drawing order.
  private(set) var children: [[Int]]
  /// The screens of each lane without a parent; the roots of tabs come first.
  private(set) var roots: [[Int]]
  /// The index of the step from each screen's parent to it.
  private(set) var entries: [Int?]

  /// An entry is used only if it comes from a less deep screen of the same tab, which makes cycles impossible.
  ///
  /// In graphs made from scenes, this is always the case.
  init(_ graph: FlowGraph, laneCount: Int, lane: (Int) -> Int) {
    let nodes = graph.nodes
    children = Array(repeating: [], count: nodes.count)
    roots = Array(repeating: [], count: laneCount)
    entries = nodes.indices.map { index in
      guard let entry = nodes[index].entry else { return nil }
      let edge = graph.edges[entry]
      let isSound =
        edge.target == index && nodes[edge.source].depth < nodes[index].depth
        && nodes[edge.source].tab == nodes[index].tab
      return isSound ? entry : nil
    }
    let entries = entries
    for index in nodes.indices {
      if let entry = entries[index] {
        children[graph.edges[entry].source].append(index)
      } else {
        roots[lane(index)].append(index)
      }
    }
    func sort(_ list: inout [Int], by key: (Int) -> Int) {
      list.sort { (key($0), $0) < (key($1), $1) }
    }
    // Grouped by kind, so that lines of one kind do not cross those of another.
    for parent in children.indices {
      sort(&children[parent]) { entries[$0].map { graph.edges[$0].kind.order } ?? 0 }
    }
    for lane in roots.indices { sort(&roots[lane]) { min(1, nodes[$0].depth) } }
  }
}

extension FlowGraph.Edge.Kind {
  /// The sort order of kinds, in legends and below a screen.
  var order: Int {
    switch self {
    case .step(.push): 0
    case .step(.sheet): 1
    case .step(.cover): 2
    case .step(.popover): 3
    case .step(.inspector): 4
    case .step(.confirmation): 5
    case .step(.alert): 6
    case .step(.state): 7
    case .link: 8
    }
  }
}
