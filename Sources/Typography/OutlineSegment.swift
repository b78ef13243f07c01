/// One step of an outline in font units, y upwards.
///
/// A contour starts with a move and is closed by a straight line to its start, at the next move or at the
/// end. What is inside follows from the non-zero winding rule; contours may overlap.
package enum OutlineSegment: Hashable, Sendable {
  /// Starts a contour.
  case move(x: Int32, y: Int32)
  /// A straight line.
  case line(x: Int32, y: Int32)
  /// A quadratic curve with its control point and its end.
  case quad(cx: Int32, cy: Int32, x: Int32, y: Int32)
  /// A cubic curve with its two control points and its end.
  case cubic(c1x: Int32, c1y: Int32, c2x: Int32, c2y: Int32, x: Int32, y: Int32)
}
