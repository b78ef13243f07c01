/// What the edges of an outline add to one pixel and to all pixels right of it.
///
/// An edge that ascends through a pixel covers, in that pixel, what lies right of it, and whole
/// pixels farther right as high as the edge is; an edge that descends takes that away. So clockwise
/// is positive. The sum over all edges, with their signs, is the
/// exact area that the outline covers, times its winding number.
struct CoverageCell {
  /// Row and column in one number, so that one comparison sorts cells row by row.
  var key: Int
  /// The height of the edges in the pixel, upwards positive, in 1/65536 pixel.
  var cover: Int
  /// Twice the area right of the edges in the pixel, in 1/65536 × 1/65536 pixel.
  var area: Int

  init(x: Int, y: Int, cover: Int, area: Int) {
    key = Self.key(x: x, y: y)
    self.cover = cover
    self.area = area
  }

  /// Columns are biased, so that those left of the origin sort before it.
  static func key(x: Int, y: Int) -> Int { (y << 32) + x + (1 << 31) }

  var x: Int { (key & 0xFFFF_FFFF) - (1 << 31) }
  var y: Int { key >> 32 }
}
