/// What two bitmaps differ in.
public enum PixelDifference: Sendable, Equatable {
  /// Nothing.
  case none
  /// Some pixels of pictures of one size.
  ///
  /// - Parameters:
  ///   - count: How many, at least 1.
  ///   - bounds: The smallest rectangle round all of them.
  case pixels(count: Int, bounds: PixelRect)
  /// The size; pixels are not compared then. Both are rectangles from 0, 0.
  case size(PixelRect, PixelRect)
}
