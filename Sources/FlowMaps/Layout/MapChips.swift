import Scenes

/// The transitions that a map shows as chips below the source screen: links, and in a comparison the second step
/// to a screen.
///
/// As lines across tabs, they would be impossible to follow.
struct MapChips {
  /// The content of a chip, and the index of its edge, if any.
  struct Link {
    var content: MapLayout.Chip.Content
    var edge: Int?
  }

  /// The chips of each screen.
  private(set) var links: [[Link]]
  /// The chips of each screen without a limit.
  private(set) var all: [[Link]]

  init(_ graph: FlowGraph, forest: MapForest) {
    links = Array(repeating: [], count: graph.nodes.count)
    let others = graph.edges.indices.filter { forest.entries[graph.edges[$0].target] != $0 }
    // Steps come first, so that they are never among the chips of which only the number is shown.
    let steps = others.filter { graph.edges[$0].kind != .link }
    for index in steps + others.filter({ graph.edges[$0].kind == .link }) {
      let edge = graph.edges[index]
      links[edge.source].append(Link(content: .screen(edge.target), edge: index))
    }
    for dangling in graph.danglingLinks {
      let content = MapLayout.Chip.Content.missing(dangling.link.target)
      if !links[dangling.source].contains(where: { $0.content == content }) {
        links[dangling.source].append(Link(content: content))
      }
    }
    all = links
    for index in links.indices where links[index].count > MapMetrics.maxChips {
      let more = links[index].count - MapMetrics.maxChips + 1
      links[index].removeLast(more)
      links[index].append(Link(content: .more(more)))
    }
  }
}
