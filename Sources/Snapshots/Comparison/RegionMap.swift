internal import Raster

/// Groups differing pixels into a few rectangles.
///
/// The picture is divided into square cells. Adjacent cells with differences form a region. If there
/// are too many regions, each four cells are merged, until there are few enough.
struct RegionMap {
  /// The side of a cell; initially about the height of a line of text.
  private var side = 16
  /// The maximum number of cells, which need 2 MB.
  ///
  /// Beyond it cells grow, so memory is limited even if all of a large picture differs.
  private static let maxCells = 16_384
  /// The maximum number of regions; more would not be readable.
  private static let maxRegions = 12

  /// The cells with differences.
  private var cells: [Cell: DifferingRegion] = [:]

  /// The position of a cell.
  private struct Cell: Hashable, Comparable {
    var row: Int
    var column: Int

    static func < (first: Cell, second: Cell) -> Bool {
      (first.row, first.column) < (second.row, second.column)
    }

    var neighbours: [Cell] {
      (row - 1...row + 1).flatMap { row in
        (column - 1...column + 1).map { Cell(row: row, column: $0) }
      }
    }
  }

  /// Adds a run of a row.
  mutating func add(_ y: Int, _ run: PixelRun) {
    var start = run.start
    while start < run.end {
      let column = start / side
      let end = min(run.end, (column + 1) * side)
      let cell = Cell(row: y / side, column: column)
      let part = DifferingRegion(
        bounds: PixelRect(left: start, top: y, right: end, bottom: y + 1), count: end - start)
      cells[cell] = part.joined(with: cells[cell])
      start = end
    }
    if cells.count > Self.maxCells { coarsen() }
  }

  /// The regions, sorted from top to bottom and from left to right.
  func regions() -> [DifferingRegion] {
    var map = self
    var regions = map.components()
    while regions.count > Self.maxRegions {
      map.coarsen()
      regions = map.components()
    }
    return regions.sorted {
      ($0.bounds.top, $0.bounds.left) < ($1.bounds.top, $1.bounds.left)
    }
  }

  /// Merges each four cells.
  private mutating func coarsen() {
    var larger: [Cell: DifferingRegion] = [:]
    for (cell, part) in cells {
      let target = Cell(row: cell.row / 2, column: cell.column / 2)
      larger[target] = part.joined(with: larger[target])
    }
    cells = larger
    side *= 2
  }

  /// Joins adjacent cells, including diagonal neighbours.
  private func components() -> [DifferingRegion] {
    var rest = cells
    var regions: [DifferingRegion] = []
    for cell in cells.keys.sorted() {
      guard var region = rest.removeValue(forKey: cell) else { continue }
      var open = cell.neighbours
      while let next = open.popLast() {
        guard let part = rest.removeValue(forKey: next) else { continue }
        region = part.joined(with: region)
        open += next.neighbours
      }
      regions.append(region)
    }
    return regions
  }
}

extension DifferingRegion {
  /// The union of both.
  fileprivate func joined(with other: DifferingRegion?) -> DifferingRegion {
    guard let other else { return self }
    return DifferingRegion(bounds: bounds.union(other.bounds), count: count + other.count)
  }
}
