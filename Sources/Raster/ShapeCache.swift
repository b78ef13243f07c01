import Wireframes

/// A cache of shapes.
struct ShapeCache {
  /// Everything that a shape's pixels depend on.
  enum Key: Hashable {
    /// A box.
    case box(Box)
    /// The area between two boxes.
    case ring(outer: Box, inner: Box)
    /// A line, in points.
    case stroke(Stroke, scale: Int)
    /// A glyph too large for a mask.
    case glyph(GlyphKey)
  }

  /// All shapes; their indices are the numbers.
  private(set) var shapes: [SpanShape] = []
  /// The approximate memory use in bytes.
  private(set) var byteCount = 0
  private var numbers: [Key: Int] = [:]

  /// Removes all shapes.
  mutating func removeAll() {
    shapes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    byteCount = 0
  }

  /// The number of the shape for a key; a new one is drawn by `outline`.
  mutating func number(
    for key: Key, rule: WindingRule, using rasterizer: inout OutlineRasterizer,
    outline: (inout OutlineRasterizer) -> Void
  ) -> Int {
    if let number = numbers[key] { return number }
    rasterizer.reset()
    outline(&rasterizer)
    let shape = SpanShape(&rasterizer, rule: rule)
    let number = shapes.count
    shapes.append(shape)
    numbers[key] = number
    byteCount += shape.byteCount + MemoryLayout<Key>.stride
    return number
  }
}

/// A shape of any size as runs of pixels with the same level of coverage, relative to its origin.
///
/// Equal adjacent rows, such as most rows of a card or a bezel, are stored once.
struct SpanShape {
  /// Adjacent rows with the same runs, below the strip before.
  struct Strip {
    /// The number of rows.
    var height: Int
    /// The range of their runs in ``SpanShape/runs``.
    var runs: Range<Int>
  }

  /// The first row.
  private(set) var top = 0
  private(set) var strips: [Strip] = []
  private(set) var runs: [CoverageSweep.Run] = []

  /// The memory use in bytes.
  var byteCount: Int {
    strips.count * MemoryLayout<Strip>.stride + runs.count
      * MemoryLayout<CoverageSweep.Run>.stride + 64
  }

  /// Creates the shape from the cells of a rasterizer.
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

extension SpanShape {
  /// Calls a function with the visible part of each run, and with its level of coverage.
  @inline(__always)
  func forEachRun(x: Int, y: Int, clip: PixelRect, _ body: (PixelRect, Int) -> Void) {
    var top = y + self.top
    for strip in strips {
      let bottom = top + strip.height
      defer { top = bottom }
      guard bottom > clip.top else { continue }
      guard top < clip.bottom else { return }
      for run in runs[strip.runs] {
        let rect = PixelRect(
          left: x + Int(run.x), top: top, right: x + Int(run.end), bottom: bottom
        )
        .intersection(clip)
        if !rect.isEmpty { body(rect, Int(run.level)) }
      }
    }
  }

  /// Calls a function with the tops and the bottoms of the visible strips.
  func forEachEdge(y: Int, clip: PixelRect, _ body: (Int) -> Void) {
    var top = y + self.top
    for strip in strips {
      let bottom = top + strip.height
      if bottom > clip.top, top < clip.bottom {
        body(max(top, clip.top))
        body(min(bottom, clip.bottom))
      }
      top = bottom
    }
  }
}
