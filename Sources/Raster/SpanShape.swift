/// A shape of any size as runs of pixels of one level of coverage, relative to its origin.
///
/// Rows that are the same, as most of a card or a bezel are, are kept once.
struct SpanShape {
  /// Rows with the same runs, below the strip before.
  struct Strip {
    /// The number of rows.
    var height: Int
    /// The place of their runs in ``SpanShape/runs``.
    var runs: Range<Int>
  }

  /// The first row.
  private(set) var top = 0
  private(set) var strips: [Strip] = []
  private(set) var runs: [CoverageSweep.Run] = []

  /// Memory taken, in bytes.
  var byteCount: Int {
    strips.count * MemoryLayout<Strip>.stride + runs.count
      * MemoryLayout<CoverageSweep.Run>.stride + 64
  }

  /// Takes the shape from what a rasterizer has collected.
  init(_ rasterizer: inout OutlineRasterizer, rule: WindingRule) {
    rasterizer.close()
    rasterizer.sort()
    var sweep = CoverageSweep(rasterizer.cells, rule: rule)
    top = sweep.row ?? 0
    var bottom = top
    var row: [CoverageSweep.Run] = []
    while let y = sweep.row {
      sweep.takeRow(into: &row)
      if y > bottom { append([], height: y - bottom) }
      append(row, height: 1)
      bottom = y + 1
    }
  }

  private mutating func append(_ row: [CoverageSweep.Run], height: Int) {
    if let last = strips.last, runs[last.runs].elementsEqual(row) {
      strips[strips.count - 1].height += height
    } else {
      let start = runs.count
      runs.append(contentsOf: row)
      strips.append(Strip(height: height, runs: start..<runs.count))
    }
  }
}
