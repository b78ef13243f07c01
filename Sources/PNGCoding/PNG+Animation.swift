internal import CPNG
package import Raster

extension PNG {
  /// One picture of an animation.
  package struct Frame: Sendable, Equatable {
    /// The picture.
    package var bitmap: Bitmap
    /// The duration in milliseconds.
    package var milliseconds: UInt16

    /// Creates a frame.
    package init(_ bitmap: Bitmap, milliseconds: UInt16) {
      self.bitmap = bitmap
      self.milliseconds = milliseconds
    }
  }

  /// Encodes pictures as an animated PNG that repeats forever.
  ///
  /// The format is defined in PNG's third edition (W3C, 2025, section 4.9). Programs without support for
  /// animation, including ``decode(_:limits:)-([UInt8],_)``, show the first picture. The bytes do not depend on the
  /// version of zlib.
  ///
  /// - Parameter frames: At least one frame, all of the same size.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the pictures have no pixels or too many, or if memory is insufficient.
  /// - Complexity: O(pixels of all frames); copies all pixels.
  package static func animation(_ frames: [Frame]) throws(PNGEncodingError) -> [UInt8] {
    let (width, height) = (frames.first?.bitmap.width ?? 0, frames.first?.bitmap.height ?? 0)
    precondition(
      frames.allSatisfy { $0.bitmap.width == width && $0.bitmap.height == height },
      "the pictures of an animation have the same size")
    try PNGEncoder.check(width, height)
    // The encoder gets all frames as one picture, below each other.
    guard height <= Int(Int32.max) / frames.count else {
      throw .tooLarge(width: width, height: height)
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height * frames.count)
    for frame in frames { pixels += frame.bitmap.pixels }
    var encoder = try PNGEncoder()
    return try encoder.encode(
      pixels, width: width, height: height, durations: frames.map(\.milliseconds))
  }
}
