import Wireframes

/// Where the columns of a map stand, and the gutters between them in which lines turn.
struct MapColumns {
  /// The left edge of each column.
  private(set) var lefts: [Double]
  /// The right edge of the last column.
  private(set) var right: Double

  /// - Parameter turns: How many lines turn side by side in the gutter left of each column.
  init(turns: [Int], from start: Double) {
    lefts = []
    right = start
    for (column, count) in turns.enumerated() {
      let needed =
        MapMetrics.gutterStart + MapMetrics.gutterEnd
        + Double(max(0, count - 1)) * MapMetrics.linePitch
      if column > 0 { right += max(MapMetrics.leastGutter, needed) }
      lefts.append(right)
      right += MapMetrics.picture.width
    }
  }

  /// Where the lines turn that have some others to their right.
  func turn(before column: Int, at track: Int) -> Double {
    lefts[column] - MapMetrics.gutterEnd - Double(track) * MapMetrics.linePitch
  }
}
