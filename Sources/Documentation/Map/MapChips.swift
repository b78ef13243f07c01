import Scenes
import Wireframes

/// The links that screens declare, which a map shows below them.
///
/// As lines across tabs they would be a tangle in which nobody finds a way.
struct MapChips {
  /// What stands on the chips of each screen.
  private(set) var contents: [[MapLayout.Chip.Content]]

  init(_ graph: FlowGraph) {
    contents = Array(repeating: [], count: graph.nodes.count)
    for edge in graph.edges where edge.kind == .link {
      contents[edge.source].append(.screen(edge.target))
    }
    for dangling in graph.danglingLinks {
      let content = MapLayout.Chip.Content.missing(dangling.link.target)
      if !contents[dangling.source].contains(content) { contents[dangling.source].append(content) }
    }
    for index in contents.indices where contents[index].count > MapMetrics.mostChips {
      let more = contents[index].count - MapMetrics.mostChips + 1
      contents[index].removeLast(more)
      contents[index].append(.more(more))
    }
  }

  /// A screen with its chips below each other.
  func box(of node: Int, picture: Rect) -> MapLayout.Box {
    let contents = contents[node]
    var frame = picture
    frame.height = MapMetrics.height(chips: contents.count)
    let top = picture.maxY + MapMetrics.captionHeight
    let chips = contents.enumerated().map { index, content in
      let y = top + Double(index) * (MapMetrics.chipHeight + MapMetrics.chipGap)
      return MapLayout.Chip(
        content: content,
        rect: Rect(
          x: picture.x, y: y, width: picture.width, height: MapMetrics.chipHeight))
    }
    return MapLayout.Box(picture: picture, frame: frame, chips: chips)
  }
}
