internal import CPNG
package import Raster

extension PNG {
  /// One picture of an animation.
  package struct Frame: Sendable, Equatable {
    /// The picture.
    package var bitmap: Bitmap
    /// How long it is shown, in milliseconds.
    package var milliseconds: UInt16

    /// Creates a frame.
    package init(_ bitmap: Bitmap, milliseconds: UInt16) {
      self.bitmap = bitmap
      self.milliseconds = milliseconds
    }
  }

  /// Encodes pictures that follow each other, again and again, as an animated PNG.
  ///
  /// The form is that of PNG's third edition (W3C, 2025, section 4.9). A program that knows stills only,
  /// ``decode(_:limits:)-([UInt8],_)`` among them, shows the first picture. zlib has no part in the bytes: they
  /// are the same wherever libpng is.
  ///
  /// - Parameter frames: At least one, all of one size.
  /// - Returns: A whole PNG file.
  /// - Throws: ``PNGEncodingError`` if the pictures have no pixels or too many, or there is no memory.
  /// - Complexity: O(pixels of all); memory for all of them once more.
  package static func animation(_ frames: [Frame]) throws(PNGEncodingError) -> [UInt8] {
    let (width, height) = (frames.first?.bitmap.width ?? 0, frames.first?.bitmap.height ?? 0)
    precondition(
      frames.allSatisfy { $0.bitmap.width == width && $0.bitmap.height == height },
      "the pictures of an animation have one size")
    try PNGEncoder.check(width, height)
    // The encoder sees all frames below each other.
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
