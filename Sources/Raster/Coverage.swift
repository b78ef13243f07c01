/// The coverage of pixels by a shape, in a few levels.
enum Coverage {
  /// The highest level, of a fully covered pixel; 0 is a pixel without coverage.
  ///
  /// Few levels give few colours and so a small PNG. A dense list screen at scale 2 has these numbers of
  /// colours and KB (zlib level 6): 16 levels 145 and 48, 8 levels 76 and 41, 6 levels 52 and 37, 5 levels 44
  /// and 35, 4 levels 33 and 32. Enlarged five times, 5 levels are hard to distinguish from 16, while 4 make
  /// thin curves and the strokes of small icons uneven. 5 levels also match halves and quarters of a pixel exactly.
  static let full = 4

  /// The area of a pixel in the unit of ``CoverageCell/area``.
  static let wholeArea = 2 * Fixed.one * Fixed.one

  /// The level nearest to an area between 0 and ``wholeArea``.
  static func level(ofArea area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area * full + wholeArea / 2) / wholeArea)
  }

  /// The opacity of a colour at a level of coverage.
  static func alpha(_ alpha: UInt8, level: Int) -> UInt32 {
    let share = UInt32((level * 255 + full / 2) / full)
    return (share * UInt32(alpha) + 127) / 255
  }
}

/// Converts winding numbers to coverage.
enum WindingRule {
  /// Everything inside of any contour, as in fonts: contours may overlap.
  case nonZero
  /// The area with more clockwise than counter-clockwise contours: a shape minus another one.
  case positive

  /// The covered area of a pixel, from its signed area summed over all contours.
  func area(_ signed: Int) -> Int {
    switch self {
    case .nonZero: min(abs(signed), Coverage.wholeArea)
    case .positive: max(0, min(signed, Coverage.wholeArea))
    }
  }
}

/// The contribution of an outline's edges to one pixel and to all pixels to the right.
///
/// An ascending edge covers the part of its pixel to the right of the edge, and all pixels farther right
/// by the height of the edge. A descending edge subtracts the same. So clockwise is positive. The signed sum
/// over all edges is the exact area that the outline covers, times its winding number.
struct CoverageCell {
  /// Row and column in one number, so that cells are sorted row by row with one comparison.
  var key: Int
  /// The signed height of the edges in the pixel, in 1/65536 pixel; ascending is positive.
  var cover: Int
  /// Twice the area to the right of the edges in the pixel, in 1/65536 × 1/65536 pixel.
  var area: Int

  init(x: Int, y: Int, cover: Int, area: Int) {
    key = Self.key(x: x, y: y)
    self.cover = cover
    self.area = area
  }

  /// Columns have an offset, so that negative ones sort first.
  static func key(x: Int, y: Int) -> Int { (y << 32) + x + (1 << 31) }

  var x: Int { (key & 0xFFFF_FFFF) - (1 << 31) }
  var y: Int { key >> 32 }
}

/// Converts sorted coverage cells to runs of pixels with the same level.
struct CoverageSweep {
  /// Adjacent pixels of a row with the same level of coverage.
  struct Run: Equatable {
    var x: Int32
    var length: Int32
    var level: UInt8

    var end: Int32 { x + length }
  }

  private let cells: [CoverageCell]
  private let rule: WindingRule
  private var next = 0

  /// - Parameter cells: The cells, sorted row by row, left to right.
  init(_ cells: [CoverageCell], rule: WindingRule) {
    self.cells = cells
    self.rule = rule
  }

  /// The row of the next runs, or nil at the end.
  var row: Int? { next < cells.count ? cells[next].y : nil }

  /// Replaces `runs` by the runs of the next row, left to right, without those of level 0.
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
