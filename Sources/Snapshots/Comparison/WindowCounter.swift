internal import Raster

/// Finds the square of a picture in which the most pixels differ, row by row.
///
/// A share of the whole picture hides a button that is gone; the fullest square does not.
struct WindowCounter {
  private let side: Int
  private let width: Int
  private let height: Int
  /// The differing pixels of each column in the last `side` rows.
  private var columns: [Int]
  /// The runs of the last `side` rows, the row *y* at *y* modulo `side`.
  private var recent: [[PixelRun]]
  private var recentCount = 0
  private var best = 0
  private var place = (x: 0, y: 0)

  init(side: Int, width: Int, height: Int) {
    self.side = min(side, max(1, max(width, height)))
    self.width = width
    self.height = height
    columns = Array(repeating: 0, count: width)
    recent = Array(repeating: [], count: self.side)
  }

  /// The fullest square so far; the first of several.
  var densest: DenseWindow? {
    guard best > 0 else { return nil }
    let bounds = PixelRect(
      left: place.x, top: place.y, right: min(place.x + side, width),
      bottom: min(place.y + side, height))
    return DenseWindow(bounds: bounds, count: best)
  }

  /// Adds the runs of the next row.
  ///
  /// - Complexity: O(pixels in runs), and O(width) where the last rows could hold a new maximum.
  mutating func add(_ y: Int, _ runs: [PixelRun]) {
    guard recentCount > 0 || !runs.isEmpty else { return }
    let slot = y % side
    for run in recent[slot] { add(-1, to: run) }
    recent[slot].removeAll(keepingCapacity: true)
    for run in runs where run.kind == .differing {
      add(1, to: run)
      recent[slot].append(run)
    }
    if recentCount > best { slide(bottom: y) }
  }

  private mutating func add(_ step: Int, to run: PixelRun) {
    for x in run.start..<run.end { columns[x] += step }
    recentCount += step * run.count
  }

  private mutating func slide(bottom: Int) {
    columns.withUnsafeBufferPointer { columns in
      var count = 0
      for x in 0..<width {
        count += columns[x]
        if x >= side { count -= columns[x - side] }
        if count > best {
          best = count
          place = (max(0, x - side + 1), max(0, bottom - side + 1))
        }
      }
    }
  }
}
