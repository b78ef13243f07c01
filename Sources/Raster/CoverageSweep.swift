/// Walks over sorted coverage cells and yields runs of pixels of one level.
struct CoverageSweep {
  /// Pixels side by side that are covered to the same level.
  struct Run: Equatable {
    var x: Int32
    var length: Int32
    var level: UInt8

    var end: Int32 { x + length }
  }

  private let cells: [CoverageCell]
  private let rule: WindingRule
  private var next = 0

  /// - Parameter cells: Sorted row by row, left to right.
  init(_ cells: [CoverageCell], rule: WindingRule) {
    self.cells = cells
    self.rule = rule
  }

  /// The row of the next runs, or nil at the end.
  var row: Int? { next < cells.count ? cells[next].y : nil }

  /// Replaces `runs` with the runs of the next row, left to right, without those of level 0.
  mutating func takeRow(into runs: inout [Run]) {
    runs.removeAll(keepingCapacity: true)
    guard let row else { return }
    var cover = 0
    while next < cells.count, cells[next].y == row {
      let x = cells[next].x
      var area = cover * 2 * Fixed.one
      while next < cells.count, cells[next].y == row, cells[next].x == x {
        area += cells[next].area
        cover += cells[next].cover
        next += 1
      }
      append(x: x, length: 1, area: area, to: &runs)
      if next < cells.count, cells[next].y == row, cover != 0 {
        append(x: x + 1, length: cells[next].x - x - 1, area: cover * 2 * Fixed.one, to: &runs)
      }
    }
  }

  private func append(x: Int, length: Int, area: Int, to runs: inout [Run]) {
    let level = Coverage.level(ofArea: rule.area(area))
    guard level > 0, length > 0 else { return }
    let run = Run(x: Int32(x), length: Int32(length), level: level)
    if let last = runs.last, last.end == run.x, last.level == level {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }
}
