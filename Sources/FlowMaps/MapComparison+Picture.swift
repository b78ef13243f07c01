package import Scenes
package import Wireframes

extension MapComparison {
  /// Both maps in one picture: added screens green, removed ones red and empty, moved and renamed ones teal, changed
  /// ones amber.
  ///
  /// - Parameters:
  ///   - scenes: The scenes of the newer map.
  ///   - variant: In which conditions the screens are drawn.
  package func picture(scenes: [Scene], variant: Variant = .standard) -> MapPicture {
    let union = MapUnion(self)
    var map = FlowMap(app: newer.app, graph: union.graph)
    // Both are empty if only the app was renamed.
    if !isEmpty {
      map.subtitle = longSummary.isEmpty ? summary : longSummary
      map.shortSubtitle = shortSummary.isEmpty ? nil : shortSummary
    }
    return MapPicture(map, scenes: scenes, variant: variant, marks: union.marks)
  }
}

extension MapComparison {
  /// A number of screens or transitions, with the kind of change as a word and as a sign.
  private typealias Count = (number: Int, word: String, sign: String)

  /// The number of changes: `2 added, 1 removed screens · 3 added transitions`.
  private var longSummary: String {
    counts.map { counts, noun in
      let words = counts.map { "\($0.number) \($0.word)" }.joined(separator: ", ")
      let isOne = counts.reduce(0) { $0 + $1.number } == 1
      return "\(words) \(isOne ? noun : noun + "s")"
    }
    .joined(separator: " · ")
  }

  /// The same in short: `+2 −1 screens · +3 transitions`.
  private var shortSummary: String {
    counts.map { counts, noun in
      (counts.map { "\($0.sign)\($0.number)" } + [noun + "s"]).joined(separator: " ")
    }
    .joined(separator: " · ")
  }

  /// The changes with a number greater than 0.
  private var counts: [(counts: [Count], noun: String)] {
    let screens: [Count] = [
      (added.count, "added", "+"), (removed.count, "removed", "−"), (movedCount, "moved", "→"),
      (renames.count, "renamed", "="), (changedCount, "changed", "•"),
    ]
    let transitions: [Count] = [
      (addedTransitions.count, "added", "+"), (removedTransitions.count, "removed", "−"),
    ]
    return [(screens, "screen"), (transitions, "transition")].compactMap { counts, noun in
      let counts = counts.filter { $0.number > 0 }
      return counts.isEmpty ? nil : (counts, noun)
    }
  }
}

/// The graph of everything in either of two maps.
private struct MapUnion {
  private(set) var marks = MapMarks()
  let graph: FlowGraph

  init(_ comparison: MapComparison) {
    let (old, new) = (comparison.older.graph, comparison.newer.graph)
    let titles = new.tabs.map(\.title)
    let tabs = new.tabs + old.tabs.filter { !titles.contains($0.title) }
    func tab(_ index: Int) -> Int {
      guard old.tabs.indices.contains(index) else { return index }
      return tabs.firstIndex { $0.title == old.tabs[index].title } ?? index
    }
    var nodes = new.nodes
    var edges = new.edges
    var places = Dictionary(
      nodes.indices.map { (nodes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in nodes.indices where comparison.addedIDs.contains(nodes[index].id) {
      marks.nodes[index] = .added
    }
    for screen in comparison.changed {
      if let index = places[screen.id] { marks.nodes[index] = screen.mark }
    }
    for var node in comparison.removed {
      node.tab = node.tab.map(tab)
      node.entry = nil
      marks.nodes[nodes.count] = .removed
      places[node.id] = nodes.count
      nodes.append(node)
    }
    let added = Set(comparison.addedTransitions)
    for index in edges.indices where added.contains(MapComparison.Transition(edges[index], in: new))
    {
      marks.edges[index] = .added
    }
    let removed = Set(comparison.removedTransitions)
    for edge in old.edges where removed.contains(MapComparison.Transition(edge, in: old)) {
      guard
        let source = places[old.nodes[edge.source].id],
        let target = places[old.nodes[edge.target].id]
      else { continue }
      // A removed screen is drawn below the screen it was reached from. For any other screen the removed
      // transition becomes a chip.
      if marks.nodes[target] == .removed, edge.kind != .link { nodes[target].entry = edges.count }
      marks.edges[edges.count] = .removed
      var copy = edge
      (copy.source, copy.target) = (source, target)
      edges.append(copy)
    }
    graph = FlowGraph(
      tabs: tabs, nodes: nodes, edges: edges, danglingLinks: new.danglingLinks)
  }
}

extension MapComparison.ChangedScreen {
  fileprivate var mark: MapMarks.Mark { isMoved ? .moved : isRenamed ? .renamed : .changed }
}

extension MapComparison {
  fileprivate var addedIDs: Set<String> { Set(added.map(\.id)) }
}
