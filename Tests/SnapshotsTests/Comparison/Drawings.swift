import Raster
import Snapshots

/// Pictures made by formulas, the same as those for which the counts were determined.
enum Drawings {
  /// An antialiased line with a slope of one half, `offset` half pixels down.
  static func line(_ offset: Int, width: Int = 40, height: Int = 30) -> Bitmap {
    bitmap(width, height) { x, y in
      let value = 255 - max(0, min(255, 384 - abs(2 * y - x - offset) * 128))
      return (value, value, value)
    }
  }

  /// An antialiased disc whose centre is `offset` half pixels from the left.
  static func disc(_ offset: Int) -> Bitmap {
    bitmap(32, 32) { x, y in
      let distance = (2 * x - offset) * (2 * x - offset) + (2 * y - 31) * (2 * y - 31)
      let value = max(0, min(255, (distance - 400) * 2))
      return (value, 255 - value / 2, value)
    }
  }

  /// Noise in all four channels, from a linear congruential generator.
  static func noise(seed: UInt32, width: Int, height: Int, step: UInt32 = 64) -> Bitmap {
    var state = seed
    let pixels = (0..<width * height).map { _ in
      (0..<4).reduce(UInt32(0)) { pixel, channel in
        state = state &* 1_664_525 &+ 1_013_904_223
        return pixel | (state >> 24) / step * step << (channel * 8)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func bitmap(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> (Int, Int, Int)
  ) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        result[x, y] = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000
      }
    }
    return result
  }
}

extension Bitmap {
  /// The comparison with a picture of the same size.
  func pixels(
    comparedWith other: Bitmap, _ options: ComparisonOptions = ComparisonOptions()
  ) -> PixelComparison? {
    guard case .pixels(let comparison) = compared(with: other, options: options) else { return nil }
    return comparison
  }
}

extension PixelRect {
  init(x: Int, y: Int, width: Int, height: Int) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }
}
