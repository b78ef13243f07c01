/// A picture in memory: RGBA with 8 bits a channel, not premultiplied, row by row from the top.
package struct Bitmap: Sendable, Equatable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// One number a pixel, row by row: red in the lowest byte, then green, blue and alpha.
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
