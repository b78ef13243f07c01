import Typography

/// A cache of glyph masks.
struct GlyphCache {
  /// The coverage levels of all masks.
  private(set) var levels: [UInt8] = []
  /// All masks; their indices are the numbers.
  private(set) var masks: [GlyphMask] = []
  private var numbers: [GlyphKey: Int] = [:]

  /// The approximate memory use in bytes.
  var byteCount: Int { levels.count + masks.count * 128 }

  /// Removes all masks.
  mutating func removeAll() {
    levels.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  /// The number of the mask for a key; a new one is drawn by `outline`.
  mutating func number(
    for key: GlyphKey, using rasterizer: inout OutlineRasterizer,
    outline: (inout OutlineRasterizer) -> Void
  ) -> Int {
    if let number = numbers[key] { return number }
    rasterizer.reset()
    outline(&rasterizer)
    rasterizer.close()
    rasterizer.sort()
    let number = masks.count
    masks.append(add(rasterizer.cells))
    numbers[key] = number
    return number
  }

  /// Calls a function with the visible part of each row of glyphs: levels, column, line and number of pixels, and
  /// whether that is all of the row.
  @inline(__always)
  func forEachRow(
    of glyphs: ArraySlice<PaintCommand.PlacedMask>, clip: PixelRect,
    _ body: (UnsafePointer<UInt8>, Int, Int, Int, Bool) -> Void
  ) {
    levels.withUnsafeBufferPointer { levels in
      for glyph in glyphs {
        let mask = masks[glyph.mask]
        let frame = mask.bounds.offsetBy(x: glyph.x, y: glyph.y)
        let visible = frame.intersection(clip)
        guard !visible.isEmpty, let base = levels.baseAddress else { continue }
        let pitch = mask.pitch
        let isWhole = visible.width == frame.width
        var row = base + mask.offset + (visible.top - frame.top) * pitch
        row += visible.left - frame.left
        for y in visible.top..<visible.bottom {
          body(row, visible.left, y, visible.width, isWhole)
          row += pitch
        }
      }
    }
  }

  private mutating func add(_ cells: [CoverageCell]) -> GlyphMask {
    let bounds = Self.bounds(of: cells)
    let mask = GlyphMask(offset: levels.count, bounds: bounds)
    levels.append(contentsOf: repeatElement(0, count: mask.pitch * bounds.height))
    var sweep = CoverageSweep(cells, rule: .nonZero)
    var runs: [CoverageSweep.Run] = []
    while let row = sweep.row {
      sweep.takeRow(into: &runs)
      let start = mask.offset + (row - bounds.top) * mask.pitch - bounds.left
      for run in runs {
        for x in Int(run.x)..<Int(run.end) { levels[start + x] = run.level }
      }
    }
    return mask
  }

  /// The bounds of the cells; all runs are between the first and the last cell of a row.
  private static func bounds(of cells: [CoverageCell]) -> PixelRect {
    guard let first = cells.first, let last = cells.last else {
      return .zero
    }
    var bounds = PixelRect(left: first.x, top: first.y, right: first.x + 1, bottom: last.y + 1)
    for cell in cells {
      bounds.left = min(bounds.left, cell.x)
      bounds.right = max(bounds.right, cell.x + 1)
    }
    return bounds
  }
}

/// Everything that a glyph's pixels depend on.
struct GlyphKey: Hashable {
  var glyph: GlyphID
  /// The side of the em square in 1/64 pixel.
  var size: Int32
  /// The horizontal subpixel position of the origin, in quarters.
  var quarter: UInt8
}

/// The coverage levels of one glyph, in the array of a ``GlyphCache``.
struct GlyphMask {
  /// The number of levels that are used together.
  static let step = 16

  /// The index of the first level in the array.
  var offset: Int
  /// The covered pixels, relative to the glyph's origin on the baseline.
  var bounds: PixelRect

  /// The distance of two rows in the array; behind each are levels of 0 up to a whole step.
  var pitch: Int { (bounds.width + Self.step - 1) / Self.step * Self.step }
}
