import Scenes
import Wireframes

/// The heights of screens at a size.
struct MapCells {
  let scale: MapScale
  /// With the caption, the chips and the confirmations.
  private(set) var heights: [Double]
  /// The picture or the tile alone.
  private(set) var pictureHeights: [Double]

  init(_ content: MapContent, scale: MapScale) {
    self.scale = scale
    let count = content.graph.nodes.count
    guard scale.mode == .pictures else {
      heights = Array(repeating: MapMetrics.tileHeight, count: count)
      pictureHeights = heights
      return
    }
    let whole = scale.width * Device.phone.display.height / Device.phone.display.width
    pictureHeights = content.shares.map { (whole * $0).rounded() }
    heights = pictureHeights
    for node in 0..<count where content.hosts[node] == nil {
      let chips = Double(content.chips.links[node].count)
      heights[node] +=
        Self.captionHeight(titleLines: content.titleLines(of: node, width: scale.width))
        + chips * (MapMetrics.chipHeight + MapMetrics.chipGap)
      for confirmation in content.confirmations[node] {
        let lines = content.confirmationLines(of: confirmation, width: scale.width).count
        heights[node] += MapMetrics.confirmationGap + Self.confirmationHeight(lines: lines)
      }
    }
  }

  static func captionHeight(titleLines: Int) -> Double {
    MapMetrics.captionGap + Double(titleLines) * MapMetrics.titleLineHeight + MapMetrics.idHeight
  }

  static func confirmationHeight(lines: Int) -> Double {
    MapMetrics.confirmationPadding + Double(lines) * MapMetrics.confirmationLineHeight
  }
}
