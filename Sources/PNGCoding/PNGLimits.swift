/// What decoding refuses, by the header alone, before it takes memory.
package struct PNGLimits: Sendable, Equatable {
  /// The largest width in pixels.
  package var width: Int
  /// The largest height in pixels.
  package var height: Int
  /// The largest number of pixels; each takes 4 bytes once decoded.
  package var pixels: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - width: The largest width in pixels.
  ///   - height: The largest height in pixels.
  ///   - pixels: The largest number of pixels.
  package init(width: Int, height: Int, pixels: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// 65,535 pixels on a side and 100 million in all, so at most 400 MB: far beyond any screen, and
  /// enough for a map of a thousand of them.
  package static let `default` = PNGLimits(width: 65_535, height: 65_535, pixels: 100_000_000)
}
