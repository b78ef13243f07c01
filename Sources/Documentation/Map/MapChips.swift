import Scenes
import Wireframes

/// The links that screens declare, which a map shows below them.
///
/// As lines across tabs they would be a tangle in which nobody finds a way.
struct MapChips {
  /// What stands on a chip, and the index of the link's edge where there is one.
  struct Link {
    var content: MapLayout.Chip.Content
    var edge: Int?
  }

  /// The chips of each screen.
  private(set) var links: [[Link]]

  init(_ graph: FlowGraph) {
    links = Array(repeating: [], count: graph.nodes.count)
    for (index, edge) in graph.edges.enumerated() where edge.kind == .link {
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
