/// A picture with at most 16 colours in memory, two pixels per byte, like a 4-bit PNG.
package struct IndexedBitmap: Sendable, Equatable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The packed colours, at most 16.
  package let palette: [UInt32]
  /// The palette indices, row by row, ``bytesPerRow`` each; the left pixel is in the high half of a byte.
  package var packed: [UInt8]

  /// The number of bytes per row.
  package var bytesPerRow: Int { (width + 1) / 2 }

  /// Creates a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 0.
  ///   - height: The height in pixels, at least 0.
  ///   - palette: The packed colours, 1 to 16.
  ///   - index: The palette index of every pixel.
  /// - Complexity: O(*width* × *height*).
  package init(width: Int, height: Int, palette: [UInt32], index: UInt8 = 0) {
    precondition((1...16).contains(palette.count), "a palette has 1 to 16 colours")
    precondition(index < palette.count, "a pixel's colour is in the palette")
    self.width = width
    self.height = height
    self.palette = palette
    packed = Array(repeating: index << 4 | index, count: (width + 1) / 2 * height)
  }

  /// The palette index at a column and a row.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { packed[y * bytesPerRow + x / 2] >> (x % 2 == 0 ? 4 : 0) & 15 }
    set {
      precondition(newValue < palette.count, "a pixel's colour is in the palette")
      let index = y * bytesPerRow + x / 2
      packed[index] =
        x % 2 == 0 ? packed[index] & 0x0F | newValue << 4 : packed[index] & 0xF0 | newValue
    }
  }

  /// The picture as a bitmap.
  ///
  /// - Complexity: O(pixels).
  package var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width { pixels.append(palette[Int(self[x, y])]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
