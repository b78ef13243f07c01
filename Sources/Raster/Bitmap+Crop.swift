extension Bitmap {
  /// The whole picture as a rectangle.
  package var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// A part of the picture.
  ///
  /// - Parameter rect: In pixels; what lies outside of the picture is left out.
  /// - Returns: The part, or an empty bitmap when nothing of the rectangle is inside.
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
