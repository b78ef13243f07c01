import Wireframes

/// The pixels to paint.
///
/// All rectangles passed to it must be inside of its window.
struct Canvas {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The part of the picture that the pixels show.
  let window: PixelRect

  /// The address of column 0 of a row, which may be outside of the window.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - window.top) * window.width - window.left)
  }

  /// Paints a rectangle with a level of coverage.
  func paint(_ rect: PixelRect, _ ink: Ink, level: Int = Coverage.full) {
    let alpha = Coverage.alpha(ink.alpha, level: level)
    if alpha == 255 {
      fill(rect, ink.opaque)
    } else {
      for y in rect.top..<rect.bottom {
        blend(row(y) + rect.left, count: rect.width, ink, alpha: alpha)
      }
    }
  }

  /// Sets every pixel of a rectangle.
  func fill(_ rect: PixelRect, _ pixel: UInt32) {
    guard !rect.isEmpty else { return }
    let first = row(rect.top) + rect.left
    first.update(repeating: pixel, count: rect.width)
    // The C library's copy is faster than a loop of stores, especially in debug builds.
    for y in rect.top + 1..<rect.bottom {
      (row(y) + rect.left).update(from: first, count: rect.width)
    }
  }

  /// Blends a colour over adjacent pixels of a row.
  private func blend(
    _ start: UnsafeMutablePointer<UInt32>, count: Int, _ ink: Ink, alpha: UInt32
  ) {
    // Pictures are mostly flat: a pixel equal to the one before gets the same result, and
    // blocks of equal pixels are found and set together.
    var below = start[0]
    var result = ink.over(below, alpha: alpha)
    var block = start
    for _ in 0..<count / Self.blockSize {
      if Self.isFlat(block, below) {
        for offset in 0..<Self.blockSize { block[offset] = result }
      } else {
        below = block[Self.blockSize - 1]
        for offset in 0..<Self.blockSize {
          block[offset] = ink.over(block[offset], alpha: alpha)
        }
        result = block[Self.blockSize - 1]
      }
      block += Self.blockSize
    }
    for offset in 0..<count % Self.blockSize {
      block[offset] = ink.over(block[offset], alpha: alpha)
    }
  }

  private static var blockSize: Int { 16 }

  /// Whether a block has one colour.
  ///
  /// There is no early exit, because it would prevent comparing four or more pixels at a time.
  @inline(__always)
  private static func isFlat(_ block: UnsafeMutablePointer<UInt32>, _ pixel: UInt32) -> Bool {
    var difference: UInt32 = 0
    for offset in 0..<blockSize { difference |= block[offset] ^ pixel }
    return difference == 0
  }
}

extension Canvas {
  /// Paints the part of a shape inside of a clip.
  func paint(_ shape: SpanShape, x: Int, y: Int, _ ink: Ink, clip: PixelRect) {
    shape.forEachRun(x: x, y: y, clip: clip) { paint($0, ink, level: $1) }
  }

  /// Paints the parts of glyphs inside of a clip, all in one colour.
  func paint(
    _ glyphs: ArraySlice<PaintCommand.PlacedMask>, from cache: GlyphCache, _ ink: Ink,
    clip: PixelRect
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Coverage.full + 1) { table in
      // Most text is on one background colour, so the blended colours are computed once.
      let brush = TextBrush(ink: ink, below: row(clip.top)[clip.left], table: table)
      cache.forEachRow(of: glyphs, clip: clip) { levels, x, y, count, _ in
        brush.paint(levels, to: row(y) + x, count: count)
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

/// A colour prepared for blending.
///
/// The result of every channel is (source × a + below × (255 - a) + 127) / 255, rounded down, so that
/// blending gives the same colour on every machine.
struct Ink: Equatable {
  /// The colour, opaque, packed as in ``Bitmap/pixels``.
  let opaque: UInt32
  /// The opacity of the colour.
  let alpha: UInt8

  private static let lanes: UInt32 = 0x00FF_00FF
  private static let half: UInt32 = 0x007F_007F
  private static let unit: UInt32 = 0x0001_0001

  init(_ color: Color) {
    opaque =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16 | 0xFF00_0000
    alpha = color.alpha
  }

  /// The colour over a pixel, with an opacity of 0 to 255.
  ///
  /// Two channels are blended with one multiplication: no lane exceeds 65407. Using x + 1 + x / 256 instead
  /// of x makes the shift an exact division by 255.
  @inline(__always)
  func over(_ pixel: UInt32, alpha: UInt32) -> UInt32 {
    let rest = 255 &- alpha
    let even =
      (opaque & Self.lanes) &* alpha &+ (pixel & Self.lanes) &* rest &+ Self.half
    let odd =
      (opaque &>> 8 & Self.lanes) &* alpha &+ (pixel &>> 8 & Self.lanes) &* rest &+ Self.half
    let low = (even &+ Self.unit &+ (even &>> 8 & Self.lanes)) &>> 8 & Self.lanes
    let high = (odd &+ Self.unit &+ (odd &>> 8 & Self.lanes)) & ~Self.lanes
    return low | high
  }
}
