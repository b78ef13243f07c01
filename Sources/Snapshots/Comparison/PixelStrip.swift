/// Some neighbouring rows of a picture, lent for a call.
struct PixelStrip {
  /// The pixels, row by row.
  let pixels: UnsafePointer<UInt32>
  /// The number of the first row in the picture.
  let firstRow: Int
  /// How many pixels lie between two rows.
  let stride: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { pixels + (y - firstRow) * stride }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[(y - firstRow) * stride + x] }
}
