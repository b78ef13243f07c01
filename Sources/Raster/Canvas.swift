/// The pixels that are being painted.
///
/// All rectangles given to it must lie inside.
struct Canvas {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The part of the picture that they are.
  let window: PixelRect

  /// Where column 0 of a row is, or would be.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - window.top) * window.width - window.left)
  }

  /// Paints a rectangle that is covered to a level.
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
    // The C library's copy is faster than a loop of stores here, and the more so in debug builds.
    for y in rect.top + 1..<rect.bottom {
      (row(y) + rect.left).update(from: first, count: rect.width)
    }
  }

  /// Blends a colour over pixels side by side.
  private func blend(
    _ start: UnsafeMutablePointer<UInt32>, count: Int, _ ink: Ink, alpha: UInt32
  ) {
    // Pictures are flat for the most part: a pixel that equals the one before gets its result, and
    // blocks of such pixels are found and set many at a time.
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

  /// Whether a block is of one colour.
  ///
  /// Without an early exit, which would keep it from comparing four pixels or more at a time.
  @inline(__always)
  private static func isFlat(_ block: UnsafeMutablePointer<UInt32>, _ pixel: UInt32) -> Bool {
    var difference: UInt32 = 0
    for offset in 0..<blockSize { difference |= block[offset] ^ pixel }
    return difference == 0
  }
}
