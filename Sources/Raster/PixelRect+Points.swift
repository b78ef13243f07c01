package import Wireframes

extension PixelRect {
  /// The pixels that a rectangle in points touches at a scale.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of a layout: finite, and within a few thousand points.
  ///   - scale: The number of pixels a point.
  package init(around rect: Rect, scale: Int) {
    self.init(around: rect, scale: Double(scale))
  }

  /// The same at any scale.
  init(around rect: Rect, scale: Double) {
    self.init(
      left: Int((rect.x * scale).rounded(.down)), top: Int((rect.y * scale).rounded(.down)),
      right: Int((rect.maxX * scale).rounded(.up)),
      bottom: Int((rect.maxY * scale).rounded(.up)))
  }
}
