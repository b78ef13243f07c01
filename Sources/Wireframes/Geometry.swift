/// A position, in points from the top left corner.
package struct Point: Hashable, Sendable {
  /// The distance from the left edge in points.
  package var x: Double
  /// The distance from the top edge in points.
  package var y: Double

  /// Creates a position from its coordinates in points.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height in points.
package struct Size: Hashable, Sendable {
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// Creates a size in points.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An axis-parallel rectangle in points, y downwards.
package struct Rect: Hashable, Sendable {
  /// The left edge in points.
  package var x: Double
  /// The top edge in points.
  package var y: Double
  /// The width in points.
  package var width: Double
  /// The height in points.
  package var height: Double

  /// Creates a rectangle in points.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge in points.
  package var maxX: Double { x + width }
  /// The bottom edge in points.
  package var maxY: Double { y + height }
  /// The horizontal centre in points.
  package var midX: Double { x + width / 2 }
  /// The vertical centre in points.
  package var midY: Double { y + height / 2 }

  /// The rectangle inset on each side by an amount in points.
  package func inset(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

/// A rectangle with round corners, in points.
package struct RoundedRect: Hashable, Sendable {
  /// The position in points.
  package var rect: Rect
  /// The radius of the corners in points.
  package var radius: Double

  /// Creates a rounded rectangle in points.
  package init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = radius
  }
}
