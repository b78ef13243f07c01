import Scenes

/// The edges to a screen and from it.
struct ScreenEdges: Sendable, Equatable {
  /// The indices of the edges to the screen.
  var incoming: [Int] = []
  /// The indices of the edges from the screen.
  var outgoing: [Int] = []

  /// The edges of every screen, in the order of the screens.
  ///
  /// - Complexity: O(*n*) in the screens and edges.
  static func all(in graph: FlowGraph) -> [ScreenEdges] {
    var edges = Array(repeating: ScreenEdges(), count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() {
      edges[edge.source].outgoing.append(index)
      edges[edge.target].incoming.append(index)
    }
    return edges
  }
}

extension FlowGraph {
  /// The screen at each crumb of a screen's path; nil if the manifest has none.
  ///
  /// - Parameters:
  ///   - index: The screen.
  ///   - count: The number of crumbs of its path: the tab and one per step.
  func trail(to index: Int, crumbs count: Int) -> [Int?] {
    var trail = [Int?](repeating: nil, count: count)
    var (place, screen) = (count - 1, index)
    while place >= 0 {
      trail[place] = screen
      guard let entry = nodes[screen].entry else { break }
      place -= edges[entry].steps
      screen = edges[entry].source
    }
    return trail
  }

  /// The screens in depth-first order, each after the one that it is reached from, with its depth.
  ///
  /// - Complexity: O(*n*); not recursive, because a manifest may have any depth.
  func outline() -> [(screen: Int, level: Int)] {
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for (index, node) in nodes.enumerated() {
      if let entry = node.entry {
        children[edges[entry].source, default: []].append(index)
      } else {
        roots.append(index)
      }
    }
    var outline: [(screen: Int, level: Int)] = []
    var open = roots.reversed().map { (screen: $0, level: 0) }
    while let next = open.popLast() {
      outline.append(next)
      for child in (children[next.screen] ?? []).reversed() {
        open.append((child, next.level + 1))
      }
    }
    return outline
  }
}
