import Wireframes

/// The positions of a lane's screens on the map.
struct LaneBoxes {
  private(set) var boxes: [(node: Int, box: MapLayout.Box)] = []
  private(set) var frames: [Rect] = []
  private let content: MapContent
  private let cells: MapCells
  private var scale: MapScale { cells.scale }

  /// - Parameter origin: The top left corner of the lane's content.
  init(_ placement: LanePlacement, at origin: Point, of content: MapContent) {
    self.content = content
    cells = placement.cells
    for (index, block) in placement.lane.blocks.enumerated() {
      let corner = Point(
        x: origin.x + placement.lefts[placement.depths[index]], y: origin.y + placement.tops[index])
      guard block.isFrame else {
        add(block.screens[0], at: corner, isFramed: false)
        continue
      }
      frames.append(
        Rect(
          x: corner.x, y: corner.y, width: placement.widths[index],
          height: placement.heights[index]))
      addFrame(index, at: corner, placement)
    }
  }

  /// Adds the screens of a frame: row by row, or column by column if they are tiles, since another tile then moves
  /// the others less.
  private mutating func addFrame(_ index: Int, at corner: Point, _ placement: LanePlacement) {
    let heights = placement.rowHeights(of: index)
    let tops = heights.reduce(into: [corner.y + MapMetrics.framePadding]) {
      $0.append($0[$0.count - 1] + $1 + scale.rowGap)
    }
    for (place, screen) in placement.lane.blocks[index].screens.enumerated() {
      let columns = placement.frameColumns[index]
      let (row, column) =
        scale.mode == .pictures
        ? (place / columns, place % columns) : (place % heights.count, place / heights.count)
      let x =
        corner.x + MapMetrics.framePadding + Double(column) * (scale.width + scale.columnGap)
      add(screen, at: Point(x: x, y: tops[row]), isFramed: true)
    }
  }

  private mutating func add(_ node: Int, at corner: Point, isFramed: Bool) {
    let picture = Rect(
      x: corner.x, y: corner.y, width: scale.width, height: cells.pictureHeights[node])
    var frame = picture
    frame.height = cells.heights[node]
    var box = MapLayout.Box(picture: picture, frame: frame, chips: [], isFramed: isFramed)
    switch scale.mode {
    case .pictures: fillPicture(node, &box)
    case .tiles: fillTile(node, &box)
    }
    boxes.append((node, box))
  }

  /// Adds the chips and the confirmations below a picture.
  private mutating func fillPicture(_ node: Int, _ box: inout MapLayout.Box) {
    let lines = content.titleLines(of: node, width: scale.width)
    var y = box.picture.maxY + MapCells.captionHeight(titleLines: lines)
    for link in content.chips.links[node] {
      y += MapMetrics.chipGap
      let rect = Rect(
        x: box.picture.x, y: y, width: scale.width, height: MapMetrics.chipHeight)
      box.chips.append(MapLayout.Chip(content: link.content, edge: link.edge, rect: rect))
      y = rect.maxY
    }
    for confirmation in content.confirmations[node] {
      y += MapMetrics.confirmationGap
      let count = content.confirmationLines(of: confirmation, width: scale.width).count
      let rect = Rect(
        x: box.picture.x, y: y, width: scale.width,
        height: MapCells.confirmationHeight(lines: count))
      add(confirmation, at: rect, of: node)
      y = rect.maxY
    }
  }

  /// Adds the numbers of links and of confirmations at the bottom of a tile.
  private mutating func fillTile(_ node: Int, _ box: inout MapLayout.Box) {
    var right = box.picture.maxX - 5
    let y = box.picture.maxY - 5 - MapMetrics.chipHeight
    let confirmations = content.confirmations[node]
    if !confirmations.isEmpty {
      let width = Self.width(of: confirmations.count)
      let rect = Rect(x: right - width, y: y, width: width, height: MapMetrics.chipHeight)
      for confirmation in confirmations { add(confirmation, at: rect, of: node) }
      right = rect.x - 4
    }
    let links = content.chips.all[node]
    if let first = links.first {
      let width = Self.width(of: links.count) + 8
      let rect = Rect(x: right - width, y: y, width: width, height: MapMetrics.chipHeight)
      let isOne = links.count == 1
      box.chips = [
        MapLayout.Chip(
          content: isOne ? first.content : .more(links.count), edge: isOne ? first.edge : nil,
          rect: rect)
      ]
    }
  }

  /// The width of a badge with a number.
  private static func width(of number: Int) -> Double {
    6 + 6 * Double(String(number).utf8.count)
  }

  private mutating func add(_ confirmation: Int, at rect: Rect, of host: Int) {
    boxes.append(
      (confirmation, MapLayout.Box(picture: rect, frame: rect, chips: [], host: host)))
  }
}
