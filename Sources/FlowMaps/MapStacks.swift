import Wireframes

/// The arrangement of lanes: in stacks side by side, each from top to bottom, in the order of the tabs.
struct MapStacks {
  /// Lanes below each other, which share their columns.
  struct Stack {
    /// The indices of the lanes.
    var lanes: Range<Int>
    var columns: MapColumns
    /// The left edge and the width of the lanes' panels.
    var x: Double
    var width: Double
  }

  private(set) var stacks: [Stack]
  /// The size of all panels with the gaps between them.
  private(set) var size: Size
  private let heights: [Double]

  /// The stacks that minimize the longer side of the map.
  ///
  /// - Complexity: O(*t* · *n*) for *t* lanes with *n* screens.
  static func compact(_ trees: [MapTree]) -> MapStacks {
    var best = MapStacks(trees, limit: .greatestFiniteMagnitude)
    var last = best
    // Each step uses the next lower height that the lanes allow.
    while last.stacks.count < trees.count, last.size.width < last.size.height {
      let next = MapStacks(trees, limit: last.size.height - 1)
      guard next.size.height < last.size.height else { break }
      if next.extent < best.extent { best = next }
      last = next
    }
    return best
  }

  /// The length of the longer side.
  var extent: Double { max(size.width, size.height) }

  /// - Parameter limit: The maximum height of a stack with more than one lane.
  private init(_ trees: [MapTree], limit: Double) {
    heights = trees.map { max(MapMetrics.minLaneHeight, $0.height + 2 * MapMetrics.lanePadding) }
    stacks = []
    size = Size(width: 0, height: 0)
    var first = 0
    var left = MapMetrics.margin
    while first < trees.count {
      var height = heights[first]
      var end = first + 1
      while end < trees.count, height + MapMetrics.laneGap + heights[end] <= limit {
        height += MapMetrics.laneGap + heights[end]
        end += 1
      }
      let columns = Self.columns(of: trees[first..<end], from: left + MapMetrics.laneTitleWidth)
      let width = columns.right + MapMetrics.lanePadding - left
      stacks.append(Stack(lanes: first..<end, columns: columns, x: left, width: width))
      size.height = max(size.height, height)
      left += width + MapMetrics.laneGap
      first = end
    }
    size.width = max(0, left - MapMetrics.laneGap - MapMetrics.margin)
  }

  private static func columns(of trees: ArraySlice<MapTree>, from start: Double) -> MapColumns {
    var turns = Array(repeating: 0, count: trees.map(\.columnCount).max() ?? 0)
    for fan in trees.flatMap(\.fans) {
      for (column, count) in MapRouting.turns(of: fan) {
        turns[column] = max(turns[column], count)
      }
    }
    return MapColumns(turns: turns, from: start)
  }

  /// The panels of a stack's lanes; the last one extends to the bottom of the highest stack.
  ///
  /// - Parameter right: The minimum right edge of the panels in the last stack.
  func panels(of stack: Stack, top: Double, right: Double) -> [Rect] {
    let isLast = stack.lanes.upperBound == heights.count
    let width = isLast ? max(stack.width, right - stack.x) : stack.width
    var y = top
    return stack.lanes.map { lane in
      let isLowest = lane + 1 == stack.lanes.upperBound
      let height = isLowest ? top + size.height - y : heights[lane]
      defer { y += height + MapMetrics.laneGap }
      return Rect(x: stack.x, y: y, width: width, height: height)
    }
  }
}

/// The positions of a map's columns and of the gutters between them, in which lines turn.
struct MapColumns {
  /// The left edge of each column.
  private(set) var lefts: [Double]
  /// The right edge of the last column.
  private(set) var right: Double

  /// - Parameter turns: The number of lines that turn side by side in the gutter to the left of each column.
  init(turns: [Int], from start: Double) {
    lefts = []
    right = start
    for (column, count) in turns.enumerated() {
      let needed =
        MapMetrics.gutterStart + MapMetrics.gutterEnd
        + Double(max(0, count - 1)) * MapMetrics.linePitch
      if column > 0 { right += max(MapMetrics.minGutter, needed) }
      lefts.append(right)
      right += MapMetrics.picture.width
    }
  }

  /// The x coordinate where lines turn, given the number of lines to their right.
  func turn(before column: Int, at track: Int) -> Double {
    lefts[column] - MapMetrics.gutterEnd - Double(track) * MapMetrics.linePitch
  }
}
