import Scenes

/// The ways to a screen and from it.
struct ScreenWays: Sendable, Equatable {
  /// The indices of the edges that lead here.
  var incoming: [Int] = []
  /// The indices of the edges that lead from here.
  var outgoing: [Int] = []

  /// The ways of every screen, in the order of the screens.
  ///
  /// - Complexity: O(*n*) in the screens and edges.
  static func all(in graph: FlowGraph) -> [ScreenWays] {
    var ways = Array(repeating: ScreenWays(), count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() {
      ways[edge.source].outgoing.append(index)
      ways[edge.target].incoming.append(index)
    }
    return ways
  }
}

extension FlowGraph {
  /// The screen at each crumb of a screen's path, or nil where the manifest has none.
  ///
  /// - Parameters:
  ///   - index: The screen.
  ///   - count: How many crumbs its path has: one a step, and the tab.
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

  /// The screens of a tab, each after the one that it is reached from, with its level below a screen
  /// that nothing leads to.
  ///
  /// - Complexity: O(*n*); not recursive, since a manifest may be as deep as it likes.
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
