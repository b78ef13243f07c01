/// A block that knows its height and how it is drawn.
protocol BlockDrawing {
  /// Whether the block takes a part of what the page has left.
  var isFlexible: Bool { get }

  /// The least height at a width, both in points.
  func height(width: Double) -> Double

  /// Draws the block; the rectangle has the asked width and at least the asked height.
  func draw(in rect: Rect, on sketch: inout Sketch)
}

extension BlockDrawing {
  var isFlexible: Bool { false }
}
