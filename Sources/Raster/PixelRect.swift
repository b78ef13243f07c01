package import Wireframes

/// A rectangle of whole pixels, y downwards.
package struct PixelRect: Hashable, Sendable {
  /// The first column.
  package var left: Int
  /// The first row.
  package var top: Int
  /// The column after the last.
  package var right: Int
  /// The row after the last.
  package var bottom: Int

  /// Creates a rectangle from its first column and row and the ones after its last.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// A rectangle without pixels.
  static let zero = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// The number of columns.
  package var width: Int { right - left }
  /// The number of rows.
  package var height: Int { bottom - top }
  /// Whether no pixel is inside.
  package var isEmpty: Bool { right <= left || bottom <= top }

  /// The intersection of two rectangles; empty if they do not overlap.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle that contains both rectangles, neither of which is empty.
  package func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// Whether every pixel of another rectangle is inside.
  func contains(_ other: PixelRect) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension PixelRect {
  /// Creates the rectangle of pixels that a rectangle in points touches at a scale.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of a layout: finite, and within a few thousand points.
  ///   - scale: The number of pixels per point.
  package init(around rect: Rect, scale: Int) {
    self.init(around: rect, scale: Double(scale))
  }

  /// The same with a fractional scale.
  init(around rect: Rect, scale: Double) {
    self.init(
      left: Int((rect.x * scale).rounded(.down)), top: Int((rect.y * scale).rounded(.down)),
      right: Int((rect.maxX * scale).rounded(.up)),
      bottom: Int((rect.maxY * scale).rounded(.up)))
  }
}
