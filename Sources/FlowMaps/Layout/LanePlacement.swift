/// The blocks of a lane at their positions, for a number of columns.
///
/// A block is below every earlier block that has a part in its columns, so the order in each column is that of the
/// blocks, and no child is above its parent.
struct LanePlacement {
  let lane: LaneBlocks
  let cells: MapCells
  private let budget: Double
  /// The column of each block.
  private(set) var depths: [Int]
  /// The top of each block.
  private(set) var tops: [Double]
  /// The number of columns in each frame.
  private(set) var frameColumns: [Int]
  private(set) var widths: [Double]
  private(set) var heights: [Double]
  /// Whether a block hangs below its parent instead of being to its right.
  private(set) var hangs: [Bool]
  /// The left edge of each column.
  private(set) var lefts: [Double] = [0]
  /// The width of the gutter to the left of each column.
  private(set) var gutters: [Double] = [0]
  /// Whether a wider budget may lead to another placement.
  private(set) var isLimited = false
  /// The lowest free position in each column.
  private var skyline: [Double] = []

  /// - Parameter columns: The number of columns in which the lane should fit.
  /// - Complexity: O(*n* · *r*) for *n* blocks and the *r* rounds until all lines have space.
  init(_ lane: LaneBlocks, cells: MapCells, columns: Int) {
    self.lane = lane
    self.cells = cells
    budget = cells.scale.budget(columns: columns)
    let count = lane.blocks.count
    depths = Array(repeating: 0, count: count)
    tops = Array(repeating: 0, count: count)
    frameColumns = Array(repeating: 1, count: count)
    widths = Array(repeating: cells.scale.width, count: count)
    heights = lane.blocks.map { cells.heights[$0.screens[0]] }
    hangs = Array(repeating: false, count: count)
    var tracks = LaneTracks()
    repeat {
      placeBlocks()
      straighten()
      tracks.count(self)
    } while widenGutters(tracks.widths(cells.scale))
  }

  /// The size of all blocks.
  var size: (width: Double, height: Double) {
    var (width, height) = (0.0, 0.0)
    for block in tops.indices {
      width = max(width, lefts[depths[block]] + widths[block])
      height = max(height, tops[block] + heights[block])
    }
    return (width, height)
  }

  /// The number of columns in use.
  var columnCount: Int { lefts.count }

  private mutating func widenGutters(_ needed: [Double]) -> Bool {
    var isWider = false
    for (column, width) in needed.enumerated() where width > gutters[column] {
      gutters[column] = width
      isWider = true
    }
    return isWider
  }

  private mutating func placeBlocks() {
    skyline.removeAll(keepingCapacity: true)
    lefts.removeAll(keepingCapacity: true)
    isLimited = false
    for index in lane.blocks.indices {
      let block = lane.blocks[index]
      guard let parent = block.parent else {
        place(index, column: 0, below: 0)
        continue
      }
      if block.isLast, shouldHang(index, below: parent) {
        hangs[index] = true
        let bottom = tops[parent] + heights[parent] + MapMetrics.hangGap
        place(index, column: depths[parent], below: bottom)
      } else {
        hangs[index] = false
        place(index, column: depths[parent] + 1, below: tops[parent])
      }
    }
  }

  /// Whether the last child of a screen hangs below it.
  private mutating func shouldHang(_ index: Int, below parent: Int) -> Bool {
    if lane.blocks[index].mustHang { return true }
    let column = depths[parent]
    open(column + 1)
    let reach =
      lane.blocks[index].isFrame ? cells.scale.frameWidth(columns: 1) : cells.scale.width
    if lefts[column + 1] + reach > budget {
      isLimited = true
      return true
    }
    let beside = bottom(of: index, column: column + 1, below: tops[parent])
    let under = bottom(
      of: index, column: column, below: tops[parent] + heights[parent] + MapMetrics.hangGap)
    return beside > under
  }

  /// The bottom of a block if it was in a column.
  private mutating func bottom(of index: Int, column: Int, below top: Double) -> Double {
    fitFrame(index, column: column)
    return free(column, width: widths[index], below: top) + heights[index]
  }

  private mutating func place(_ index: Int, column: Int, below top: Double) {
    open(column)
    fitFrame(index, column: column)
    depths[index] = column
    tops[index] = free(column, width: widths[index], below: top)
    let bottom = tops[index] + heights[index] + cells.scale.rowGap
    let right = lefts[column] + widths[index]
    var next = column
    repeat {
      open(next)
      skyline[next] = bottom
      next += 1
      open(next)
    } while lefts[next] - gutters[next] < right
  }

  /// The topmost free position of a block.
  private mutating func free(_ column: Int, width: Double, below top: Double) -> Double {
    let right = lefts[column] + width
    var (result, next) = (top, column)
    repeat {
      result = max(result, skyline[next])
      next += 1
      open(next)
    } while lefts[next] - gutters[next] < right
    return result
  }

  /// Sets the position of a column, once all columns to its left have one.
  private mutating func open(_ column: Int) {
    while lefts.count <= column {
      let next = lefts.count
      if gutters.count <= next { gutters.append(next == 0 ? 0 : MapMetrics.gutter) }
      lefts.append(next == 0 ? 0 : lefts[next - 1] + cells.scale.width + gutters[next])
      skyline.append(0)
    }
  }

  /// Gives a frame as many columns as the budget allows, but no more than its number of rows needs.
  private mutating func fitFrame(_ index: Int, column: Int) {
    guard lane.blocks[index].isFrame else { return }
    let scale = cells.scale
    let count = lane.blocks[index].screens.count
    let room = budget - lefts[column] - 2 * MapMetrics.framePadding + scale.columnGap
    let most = max(1, Int(room / (scale.width + scale.columnGap)))
    if most < count { isLimited = true }
    let rows = (count + min(most, count) - 1) / min(most, count)
    frameColumns[index] = (count + rows - 1) / rows
    widths[index] = scale.frameWidth(columns: frameColumns[index])
    heights[index] =
      2 * MapMetrics.framePadding + Double(rows - 1) * scale.rowGap
      + rowHeights(of: index).reduce(0, +)
  }

  /// The height of each row of a frame.
  func rowHeights(of index: Int) -> [Double] {
    let screens = lane.blocks[index].screens
    let columns = frameColumns[index]
    let rows = (screens.count + columns - 1) / columns
    guard cells.scale.mode == .pictures else {
      return Array(repeating: MapMetrics.tileHeight, count: rows)
    }
    var heights = Array(repeating: 0.0, count: rows)
    for (place, screen) in screens.enumerated() {
      heights[place / columns] = max(heights[place / columns], cells.heights[screen])
    }
    return heights
  }

  /// Moves each screen down to its first child, as far as the blocks below allow, so that the line is straight.
  private mutating func straighten() {
    var firstChild = Array(repeating: -1, count: tops.count)
    for index in lane.blocks.indices.reversed() {
      guard let parent = lane.blocks[index].parent else { continue }
      firstChild[parent] = index
    }
    // The highest top in each column of the blocks that come later.
    var ceiling = Array(repeating: Double.greatestFiniteMagnitude, count: skyline.count)
    var hangingTops = Array(repeating: Double.greatestFiniteMagnitude, count: tops.count)
    for index in tops.indices.reversed() {
      let columns = columns(of: index)
      let child = firstChild[index]
      if child >= 0, !hangs[child], tops[child] > tops[index] {
        var limit = hangingTops[index] - MapMetrics.hangGap
        for column in columns { limit = min(limit, ceiling[column] - cells.scale.rowGap) }
        tops[index] = max(tops[index], min(tops[child], limit - heights[index]))
      }
      for column in columns { ceiling[column] = tops[index] }
      if hangs[index], let parent = lane.blocks[index].parent { hangingTops[parent] = tops[index] }
    }
  }

  /// The columns in which a block has a part.
  private func columns(of index: Int) -> Range<Int> {
    let right = lefts[depths[index]] + widths[index]
    var end = depths[index] + 1
    while end < lefts.count, lefts[end] - gutters[end] < right { end += 1 }
    return depths[index]..<end
  }
}
