internal import Raster

/// Finds the square of a picture with the most differing pixels, row by row.
///
/// A missing button is only a small share of the whole picture, but a large share of the densest square.
struct WindowCounter {
  private let side: Int
  private let width: Int
  private let height: Int
  /// The number of differing pixels of each column in the last `side` rows.
  private var columns: [Int]
  /// The runs of the last `side` rows; row *y* is at index *y* modulo `side`.
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

  /// The densest square so far; the first one of several.
  var densest: DenseWindow? {
    guard best > 0 else { return nil }
    let bounds = PixelRect(
      left: place.x, top: place.y, right: min(place.x + side, width),
      bottom: min(place.y + side, height))
    return DenseWindow(bounds: bounds, count: best)
  }

  /// Adds the runs of the next row.
  ///
  /// - Complexity: O(pixels in runs), plus O(width) if the last rows can contain a new maximum.
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
