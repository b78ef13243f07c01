package import Typography

/// What is to be painted, in order, in points.
///
/// Every item is painted over what is already there; nothing depends on the machine.
package struct DisplayList: Sendable, Equatable {
  /// One thing to paint.
  package enum Item: Sendable, Equatable {
    /// A rectangle; a colour with alpha is blended over what is below.
    case fill(Rect, Color)
    /// A rectangle with circular corners.
    ///
    /// The radius is in points; only the given corners are rounded.
    case roundedRect(Rect, radius: Double, corners: Corners, Color)
    /// What lies between two rounded rectangles: the bezel round a display.
    case ring(outer: Rect, outerRadius: Double, inner: Rect, innerRadius: Double, Color)
    /// One line of glyphs; the origin is the left end of the baseline.
    case text(TextLine, origin: Point, Color)
    /// A glyph of the icon face, scaled so that its em square fills a square rectangle.
    case icon(GlyphID, Rect, Color)
    /// A line through points.
    case stroke(Stroke, Color)
    /// Until the matching ``endClip``, nothing is painted outside of the rectangle. Clips nest.
    case beginClip(Rect)
    /// Ends the innermost clip.
    case endClip
  }

  /// Which corners of a rectangle are round.
  package struct Corners: OptionSet, Sendable, Hashable {
    /// One bit a corner.
    package var rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top left corner.
    package static let topLeft = Corners(rawValue: 1)
    /// The top right corner.
    package static let topRight = Corners(rawValue: 2)
    /// The bottom left corner.
    package static let bottomLeft = Corners(rawValue: 4)
    /// The bottom right corner.
    package static let bottomRight = Corners(rawValue: 8)
    /// Both corners at the top.
    package static let top: Corners = [.topLeft, .topRight]
    /// Both corners at the bottom.
    package static let bottom: Corners = [.bottomLeft, .bottomRight]
    /// All four corners.
    package static let all: Corners = [.top, .bottom]
  }

  /// The size of the picture in points.
  package var size: Size
  /// The colour of the picture before anything is painted; opaque.
  package var background: Color
  /// What is painted, first to last.
  package var items: [Item]

  /// Creates a list.
  package init(size: Size, background: Color, items: [Item] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}
