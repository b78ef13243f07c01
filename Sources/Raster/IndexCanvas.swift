/// The rows of a picture with a palette, to paint.
///
/// It has one row for all lines between two breaks. All rectangles passed to it must be inside of its window, with
/// breaks at their tops and bottoms.
struct IndexCanvas {
  /// Pixels behind the last row that are written, with what they were.
  static let slack = GlyphMask.step

  let rows: UnsafeMutablePointer<UInt8>
  /// The part of the picture that the rows show.
  let window: PixelRect
  /// The number of rows above each line of the window, and of all rows.
  let rowCounts: UnsafePointer<Int32>

  private func row(_ number: Int) -> UnsafeMutablePointer<UInt8> {
    rows + (number * window.width - window.left)
  }

  private func rows(_ lines: Range<Int>) -> Range<Int> {
    let first = Int(rowCounts[lines.lowerBound - window.top])
    return first..<Int(rowCounts[lines.upperBound - window.top])
  }

  /// Paints a rectangle with a level of coverage.
  func paint(
    _ rect: PixelRect, _ table: BlendTable, level: Int = Coverage.full,
    _ palette: inout PaintPalette
  ) {
    guard !rect.isEmpty else { return }
    let rows = rows(rect.top..<rect.bottom)
    if Coverage.alpha(table.ink.alpha, level: level) == 255 {
      let number = palette.number(of: table.ink.opaque)
      for y in rows {
        (row(y) + rect.left).update(repeating: number, count: rect.width)
      }
    } else {
      for y in rows {
        Self.blend(row(y) + rect.left, count: rect.width, table, level: level, &palette)
      }
    }
  }

  /// Blends a colour over adjacent pixels of a row.
  private static func blend(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, _ table: BlendTable, level: Int,
    _ palette: inout PaintPalette
  ) {
    // Pictures are mostly flat: 16 equal pixels are looked up once.
    typealias Step = SIMD16<UInt8>
    var x = 0
    while x + Step.scalarCount <= count {
      let step = UnsafeRawPointer(start + x).loadUnaligned(as: Step.self)
      let others = step ^ Step(repeating: step[0])
      let halves = unsafeBitCast(others, to: SIMD2<UInt64>.self)
      if halves[0] | halves[1] == 0 {
        let result = Step(repeating: table.number(over: step[0], level: level, &palette))
        UnsafeMutableRawPointer(start + x).storeBytes(of: result, as: Step.self)
      } else {
        for i in x..<x + Step.scalarCount {
          start[i] = table.number(over: start[i], level: level, &palette)
        }
      }
      x += Step.scalarCount
    }
    for i in x..<count { start[i] = table.number(over: start[i], level: level, &palette) }
  }

  /// Paints the part of a shape inside of a clip.
  func paint(
    _ shape: SpanShape, x: Int, y: Int, _ table: BlendTable, clip: PixelRect,
    _ palette: inout PaintPalette
  ) {
    shape.forEachRun(x: x, y: y, clip: clip) { rect, level in
      paint(rect, table, level: level, &palette)
    }
  }

  /// Paints the parts of glyphs inside of a clip, all in one colour; each of their lines has a row.
  func paint(
    _ glyphs: ArraySlice<PaintCommand.PlacedMask>, from cache: GlyphCache, _ table: BlendTable,
    clip: PixelRect, _ palette: inout PaintPalette
  ) {
    // Most text is on one background colour.
    var ground: GlyphGround?
    cache.forEachRow(of: glyphs, clip: clip) { levels, x, y, count, isWhole in
      let pixels = row(Int(rowCounts[y - window.top])) + x
      guard isWhole else { return table.blend(levels, over: pixels, count: count, &palette) }
      for x in stride(from: 0, to: count, by: GlyphMask.step) {
        if let ground, ground.paint(levels + x, on: pixels + x) { continue }
        guard let covered = (x..<x + GlyphMask.step).first(where: { levels[$0] > 0 }) else {
          continue
        }
        ground = GlyphGround(pixels[covered], table, &palette)
        table.blend(levels + x, over: pixels + x, count: GlyphMask.step, &palette)
      }
    }
  }
}

extension BlendTable {
  /// Blends the colour over adjacent pixels, each with its level of coverage.
  @inline(__always)
  fileprivate func blend(
    _ levels: UnsafePointer<UInt8>, over pixels: UnsafeMutablePointer<UInt8>, count: Int,
    _ palette: inout PaintPalette
  ) {
    for i in 0..<count { pixels[i] = number(over: pixels[i], level: Int(levels[i]), &palette) }
  }
}

/// What a colour makes, at each level of coverage, of the number of one colour below it.
private struct GlyphGround {
  typealias Step = SIMD16<UInt8>

  private let below: Step
  /// By level, from 1.
  private let results: (Step, Step, Step, Step)

  init(_ below: UInt8, _ table: BlendTable, _ palette: inout PaintPalette) {
    func result(_ level: Int) -> Step {
      Step(repeating: table.number(over: below, level: level, &palette))
    }
    self.below = Step(repeating: below)
    results = (result(1), result(2), result(3), result(Coverage.full))
  }

  /// Paints a step of a glyph's row, unless a covered pixel has another number.
  @inline(__always)
  func paint(_ levels: UnsafePointer<UInt8>, on pixels: UnsafeMutablePointer<UInt8>) -> Bool {
    let levels = UnsafeRawPointer(levels).loadUnaligned(as: Step.self)
    let old = UnsafeRawPointer(pixels).loadUnaligned(as: Step.self)
    let uncovered = Self.places(of: 0, in: levels)
    let others = unsafeBitCast((old ^ below) & ~uncovered, to: SIMD2<UInt64>.self)
    guard others[0] | others[1] == 0 else { return false }
    var new = old & uncovered
    new |= results.0 & Self.places(of: 1, in: levels)
    new |= results.1 & Self.places(of: 2, in: levels)
    new |= results.2 & Self.places(of: 3, in: levels)
    new |= results.3 & Self.places(of: 4, in: levels)
    UnsafeMutableRawPointer(pixels).storeBytes(of: new, as: Step.self)
    return true
  }

  /// All bits where a level is.
  @inline(__always)
  private static func places(of level: UInt8, in levels: Step) -> Step {
    unsafeBitCast(levels .== Step(repeating: level), to: Step.self)
  }
}
