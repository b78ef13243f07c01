/// A picture in memory: RGBA with 8 bits per channel, not premultiplied, row by row from the top.
package struct Bitmap: Sendable, Equatable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// One number per pixel, row by row: red in the lowest byte, then green, blue and alpha.
  package var pixels: [UInt32]

  /// Creates a picture of one colour.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, at least 0.
  ///   - height: The height in pixels, at least 0.
  ///   - pixel: The packed colour of every pixel.
  /// - Complexity: O(*width* × *height*).
  package init(width: Int, height: Int, pixel: UInt32 = 0) {
    self.init(
      width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
  }

  /// Creates a picture from its pixels.
  ///
  /// - Precondition: `pixels` has *width* × *height* elements.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The packed pixel at a column and a row.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

extension Bitmap {
  /// The whole picture as a rectangle.
  package var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// A part of the picture.
  ///
  /// - Parameter rect: In pixels; the part outside of the picture is ignored.
  /// - Returns: The part, or an empty bitmap if the rectangle is outside of the picture.
  /// - Complexity: O(pixels of the part).
  package func cropped(to rect: PixelRect) -> Bitmap {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return Bitmap(width: 0, height: 0) }
    var result: [UInt32] = []
    result.reserveCapacity(part.width * part.height)
    for y in part.top..<part.bottom {
      result.append(contentsOf: pixels[y * width + part.left..<y * width + part.right])
    }
    return Bitmap(width: part.width, height: part.height, pixels: result)
  }
}

extension Bitmap {
  /// The picture downscaled by an integer factor; every pixel is the mean of a square.
  ///
  /// Colours are weighted by their opacity, so that transparent pixels add no colour. Means are rounded
  /// half up. At the right and the bottom edge, the mean is over the existing pixels.
  ///
  /// - Parameter factor: 1 to 256.
  /// - Returns: A bitmap whose sides are divided by the factor, rounded up.
  /// - Complexity: O(pixels).
  package func downscaled(by factor: Int) -> Bitmap {
    precondition((1...256).contains(factor), "a picture is downscaled by a factor of 1 to 256")
    guard factor > 1 else { return self }
    var result = Bitmap(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    pixels.withUnsafeBufferPointer { pixels in
      result.pixels.withUnsafeMutableBufferPointer { result in
        var index = 0
        for top in stride(from: 0, to: height, by: factor) {
          let rows = top..<min(top + factor, height)
          for left in stride(from: 0, to: width, by: factor) {
            result[index] = mean(of: pixels, rows, left..<min(left + factor, width))
            index += 1
          }
        }
      }
    }
    return result
  }

  private func mean(
    of pixels: UnsafeBufferPointer<UInt32>, _ rows: Range<Int>, _ columns: Range<Int>
  ) -> UInt32 {
    // Most squares have one colour, which is their mean.
    let first = pixels[rows.lowerBound * width + columns.lowerBound]
    var difference: UInt32 = 0
    for y in rows {
      for x in columns { difference |= pixels[y * width + x] ^ first }
    }
    guard difference != 0 || first >> 24 == 0 else { return first }
    var sum = PixelSum()
    for y in rows {
      for x in columns { sum.add(pixels[y * width + x]) }
    }
    return sum.mean
  }
}

/// The sum of pixels by channel, with colours weighted by opacity.
private struct PixelSum {
  private var red: UInt32 = 0
  private var green: UInt32 = 0
  private var blue: UInt32 = 0
  private var alpha: UInt32 = 0
  private var count: UInt32 = 0

  @inline(__always)
  mutating func add(_ pixel: UInt32) {
    // No overflow: 65536 pixels of 255 × 255 are just below 2³².
    let opacity = pixel >> 24
    red &+= (pixel & 0xFF) &* opacity
    green &+= (pixel >> 8 & 0xFF) &* opacity
    blue &+= (pixel >> 16 & 0xFF) &* opacity
    alpha &+= opacity
    count &+= 1
  }

  var mean: UInt32 {
    guard alpha > 0 else { return 0 }
    func channel(_ sum: UInt32) -> UInt32 {
      UInt32((UInt64(sum) + UInt64(alpha / 2)) / UInt64(alpha))
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16
      | ((alpha + count / 2) / count) << 24
  }
}
