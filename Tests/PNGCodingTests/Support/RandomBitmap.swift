import Raster
import TestSupport

/// Pictures for round trips.
enum RandomBitmap {
  /// A picture of random pixels out of `colorCount` colours.
  static func noise(
    _ colorCount: Int, width: Int, height: Int, isOpaque: Bool, seed: UInt64
  ) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let pixels = (0..<width * height).map { _ in
      // Multiplying by an odd number is a bijection, so the number of colours stays the same.
      UInt32.random(in: 0..<UInt32(colorCount), using: &generator) &* 0x9E37_79B1
        | (isOpaque ? 0xFF00_0000 : 0)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A picture of at most `colorCount` random colours, in runs of random lengths.
  static func colors(
    _ colorCount: Int, width: Int, height: Int, isOpaque: Bool, longestRun: Int = 12, seed: UInt64
  ) -> Bitmap {
    var generator = SeededGenerator(seed: seed)
    let colors = (0..<colorCount).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &generator) | (isOpaque ? 0xFF00_0000 : 0)
    }
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      if pixels.count >= width, Int.random(in: 0..<4, using: &generator) == 0 {
        // Some of the row above, so that rows and parts of rows repeat.
        let count = min(Int.random(in: 1...2 * width, using: &generator), width)
        pixels += pixels[(pixels.count - width)..<(pixels.count - width + count)]
      } else {
        let color = colors[Int.random(in: 0..<colorCount, using: &generator)]
        pixels += Array(repeating: color, count: .random(in: 1...longestRun, using: &generator))
      }
    }
    return Bitmap(width: width, height: height, pixels: Array(pixels.prefix(width * height)))
  }
}
