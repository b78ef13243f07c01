extension Bitmap {
  /// A picture that shows where this one differs from another.
  ///
  /// What is the same is faded to a pale grey, what differs is red, and so is what only one of two
  /// pictures of different size has.
  ///
  /// - Parameter other: The picture to compare with.
  /// - Returns: An opaque bitmap as wide as the wider and as high as the higher.
  /// - Complexity: O(pixels).
  public func difference(from other: Bitmap) -> Bitmap {
    let red: UInt32 = 0xFF30_30E0
    var result = Bitmap(
      width: max(width, other.width), height: max(height, other.height), pixel: red)
    let common = bounds.intersection(other.bounds)
    guard !common.isEmpty else { return result }
    pixels.withUnsafeBufferPointer { ours in
      other.pixels.withUnsafeBufferPointer { theirs in
        result.pixels.withUnsafeMutableBufferPointer { [stride = result.width] result in
          for y in 0..<common.height {
            for x in 0..<common.width {
              let pixel = ours[y * width + x]
              guard pixel == theirs[y * other.width + x] else { continue }
              result[y * stride + x] = Self.faded(pixel)
            }
          }
        }
      }
    }
    return result
  }

  /// A pixel's luma, from white down to a light grey: enough to recognise the picture, and never
  /// near the red.
  private static func faded(_ pixel: UInt32) -> UInt32 {
    // Rec. 601 weights in 1/256. What is clear counts as white.
    let luma =
      ((pixel & 0xFF) * 77 + (pixel >> 8 & 0xFF) * 150 + (pixel >> 16 & 0xFF) * 29) >> 8
    let grey = 255 - (255 - luma) * (pixel >> 24) / 255 * 40 / 255
    return grey | grey << 8 | grey << 16 | 0xFF00_0000
  }
}
