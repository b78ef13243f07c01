import Wireframes

extension MapSizing.Fit {
  typealias Panel = (lane: Int, panel: Rect, offer: LaneOffers.Offer)

  /// The size of the map, which is smaller than the canvas if the largest screens leave space, or if tiles need a
  /// larger canvas only in one direction.
  func size(minWidth: Double) -> Size {
    let isLargest = scale.width == scale.mode.widths.last
    let isEnlarged = canvas.width > MapMetrics.canvas.width
    guard isEnlarged || isLargest && shelves.shelves.count == 1 else { return canvas }
    let width = shelves.shelves.lazy.map(\.width).max() ?? 0
    var size = canvas
    size.width = max(
      isEnlarged ? MapMetrics.canvas.width : minWidth, width + 2 * MapMetrics.margin)
    if shelves.shelves.count == 1 {
      let height = shelves.shelves[0].columns.lazy.map(\.height).max() ?? -MapMetrics.margin
      size.height = MapMetrics.headerHeight + height + MapMetrics.margin
    }
    return size
  }

  /// The panels of the lanes in the order of the tabs; they share the spare space evenly.
  func panels(in size: Size) -> [Panel] {
    var panels: [Panel] = []
    var top = MapMetrics.headerHeight
    let isLower = size.height < canvas.height
    for shelf in shelves.shelves {
      let height =
        isLower ? size.height - MapMetrics.headerHeight - MapMetrics.margin : shelf.height
      let spare = size.width - 2 * MapMetrics.margin - shelf.width
      var left = MapMetrics.margin
      for (index, column) in shelf.columns.enumerated() {
        // Whole points, so that all edges are sharp.
        let share = { (count: Int) in
          (spare * Double(count) / Double(shelf.columns.count)).rounded()
        }
        let width = column.width + share(index + 1) - share(index)
        panels += self.panels(
          of: column, in: Rect(x: left, y: top, width: width, height: height))
        left += width + MapMetrics.laneGap
      }
      top += height + MapMetrics.laneGap
    }
    return panels
  }

  private func panels(of column: MapShelves.Column, in area: Rect) -> [Panel] {
    let spare = area.height - column.height
    let share = { (count: Int) in
      (spare * Double(count) / Double(column.lanes.count)).rounded(.down)
    }
    var y = area.y
    return column.lanes.enumerated().map { index, lane in
      let offer = offers[lane.lane].offers[lane.offer]
      let isLast = index == column.lanes.count - 1
      let height = isLast ? area.maxY - y : offer.height + share(index + 1) - share(index)
      defer { y += height + MapMetrics.laneGap }
      return (lane.lane, Rect(x: area.x, y: y, width: area.width, height: height), offer)
    }
  }
}
