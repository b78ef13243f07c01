import Scenes
import Wireframes

/// The ways that a map shows below the screens that they leave: the links that screens declare, and of two
/// steps to one screen the one by which it is not reached, as after a comparison.
///
/// As lines across tabs they would be a tangle in which nobody finds a way.
struct MapChips {
  /// What stands on a chip, and the index of the way's edge where there is one.
  struct Link {
    var content: MapLayout.Chip.Content
    var edge: Int?
  }

  /// The chips of each screen.
  private(set) var links: [[Link]]

  init(_ graph: FlowGraph, forest: MapForest) {
    links = Array(repeating: [], count: graph.nodes.count)
    let others = graph.edges.indices.filter { forest.entries[graph.edges[$0].target] != $0 }
    // Steps are few, and must not be among those of which only the number is shown.
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
    for index in links.indices where links[index].count > MapMetrics.mostChips {
      let more = links[index].count - MapMetrics.mostChips + 1
      links[index].removeLast(more)
      links[index].append(Link(content: .more(more)))
    }
  }

  /// A screen with its chips below each other.
  func box(of node: Int, picture: Rect) -> MapLayout.Box {
    let links = links[node]
    var frame = picture
    frame.height = MapMetrics.height(chips: links.count)
    let top = picture.maxY + MapMetrics.captionHeight
    let chips = links.enumerated().map { index, link in
      let y = top + Double(index) * (MapMetrics.chipHeight + MapMetrics.chipGap)
      return MapLayout.Chip(
        content: link.content, edge: link.edge,
        rect: Rect(
          x: picture.x, y: y, width: picture.width, height: MapMetrics.chipHeight))
    }
    return MapLayout.Box(picture: picture, frame: frame, chips: chips)
  }
}
