/// The rows of a picture with a palette, to paint.
///
/// It has one row for all lines between two breaks. All rectangles passed to it must be inside of its window, with
/// breaks at their tops and bottoms.
struct IndexCanvas {
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
    _ rect: PixelRect, _ ink: Ink, level: Int = Coverage.full, _ palette: inout PaintPalette
  ) {
    guard !rect.isEmpty else { return }
    let rows = rows(rect.top..<rect.bottom)
    let alpha = Coverage.alpha(ink.alpha, level: level)
    if alpha == 255 {
      let number = palette.number(of: ink.opaque)
      for y in rows {
        (row(y) + rect.left).update(repeating: number, count: rect.width)
      }
      return
    }
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: BlendTable.size) { memory in
      guard let results = memory.baseAddress else { return }
      let table = BlendTable(ink, alpha: alpha, results: results)
      for y in rows { Self.blend(row(y) + rect.left, count: rect.width, table, &palette) }
    }
  }

  /// Blends a colour over adjacent pixels of a row.
  private static func blend(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, _ table: BlendTable,
    _ palette: inout PaintPalette
  ) {
    // Pictures are mostly flat: eight equal pixels are looked up once.
    let pattern: UInt64 = 0x0101_0101_0101_0101
    var x = 0
    while x + 8 <= count {
      let word = UnsafeRawPointer(start + x).loadUnaligned(as: UInt64.self)
      if word == UInt64(start[x]) &* pattern {
        let result = UInt64(table.number(over: start[x], &palette)) &* pattern
        UnsafeMutableRawPointer(start + x).storeBytes(of: result, as: UInt64.self)
      } else {
        for i in x..<x + 8 { start[i] = table.number(over: start[i], &palette) }
      }
      x += 8
    }
    for i in x..<count { start[i] = table.number(over: start[i], &palette) }
  }

  /// Paints the part of a shape inside of a clip.
  func paint(
    _ shape: SpanShape, x: Int, y: Int, _ ink: Ink, clip: PixelRect,
    _ palette: inout PaintPalette
  ) {
    shape.forEachRun(x: x, y: y, clip: clip) { rect, level in
      paint(rect, ink, level: level, &palette)
    }
  }

  /// Paints the parts of glyphs inside of a clip, all in one colour; each of their lines has a row.
  func paint(
    _ glyphs: ArraySlice<PaintCommand.PlacedMask>, from cache: GlyphCache, _ ink: Ink,
    clip: PixelRect, _ palette: inout PaintPalette
  ) {
    withUnsafeTemporaryAllocation(
      of: UInt16.self, capacity: BlendTable.size * Coverage.full
    ) { memory in
      guard let results = memory.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: BlendTable.self, capacity: Coverage.full) { tables in
        for level in 1...Coverage.full {
          tables.initializeElement(
            at: level - 1,
            to: BlendTable(
              ink, alpha: Coverage.alpha(ink.alpha, level: level),
              results: results + (level - 1) * BlendTable.size))
        }
        cache.forEachRow(of: glyphs, clip: clip) { levels, x, y, count in
          let pixels = row(Int(rowCounts[y - window.top])) + x
          for i in 0..<count where levels[i] > 0 {
            pixels[i] = tables[Int(levels[i]) - 1].number(over: pixels[i], &palette)
          }
        }
      }
    }
  }
}
