extension Canvas {
  /// Paints a shape as far as it is inside of a clip.
  func paint(_ shape: SpanShape, x: Int, y: Int, _ ink: Ink, clip: PixelRect) {
    var top = y + shape.top
    for strip in shape.strips {
      let bottom = top + strip.height
      defer { top = bottom }
      guard bottom > clip.top else { continue }
      guard top < clip.bottom else { return }
      for run in shape.runs[strip.runs] {
        let rect = PixelRect(
          left: x + Int(run.x), top: top, right: x + Int(run.end), bottom: bottom
        )
        .intersection(clip)
        if !rect.isEmpty { paint(rect, ink, level: Int(run.level)) }
      }
    }
  }

  /// Paints glyphs of one colour as far as they are inside of a clip.
  func paint(
    _ glyphs: ArraySlice<PaintCommand.PlacedMask>, from cache: GlyphCache, _ ink: Ink,
    clip: PixelRect
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Coverage.full + 1) { table in
      // Text mostly stands on one colour: the blended colours for it are made once.
      let brush = TextBrush(ink: ink, below: row(clip.top)[clip.left], table: table)
      cache.levels.withUnsafeBufferPointer { levels in
        for glyph in glyphs {
          let mask = cache.masks[glyph.mask]
          let frame = mask.bounds.offsetBy(x: glyph.x, y: glyph.y)
          let visible = frame.intersection(clip)
          guard !visible.isEmpty, let base = levels.baseAddress else { continue }
          for y in visible.top..<visible.bottom {
            brush.paint(
              base + mask.offset + (y - frame.top) * frame.width + visible.left - frame.left,
              to: row(y) + visible.left, count: visible.width)
          }
        }
      }
    }
  }
}

/// Blends one colour by levels of coverage.
private struct TextBrush {
  private let ink: Ink
  private let below: UInt32
  /// The results over `below`, by level.
  private let table: UnsafeMutableBufferPointer<UInt32>

  init(ink: Ink, below: UInt32, table: UnsafeMutableBufferPointer<UInt32>) {
    self.ink = ink
    self.below = below
    self.table = table
    table.initialize(repeating: below)
    for level in 1...Coverage.full { table[level] = Self.blend(ink, over: below, level: level) }
  }

  private static func blend(_ ink: Ink, over pixel: UInt32, level: Int) -> UInt32 {
    ink.over(pixel, alpha: Coverage.alpha(ink.alpha, level: level))
  }

  @inline(__always)
  func paint(
    _ levels: UnsafePointer<UInt8>, to pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count {
      let level = Int(levels[index])
      if pixels[index] == below {
        pixels[index] = table[level]
      } else if level > 0 {
        pixels[index] = Self.blend(ink, over: pixels[index], level: level)
      }
    }
  }
}
