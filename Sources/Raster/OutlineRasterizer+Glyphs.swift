import Typography

extension OutlineRasterizer {
  /// Adds the outline of a glyph, with its origin on the baseline at (0, 0).
  mutating func add(_ outline: GlyphOutline, size: Int, quarter: Int) {
    // From font units to 1/65536 pixel: the size is in 1/64 pixel.
    let factor = size << (Fixed.bits - 6)
    let em = Int(max(1, outline.unitsPerEm))
    let shift = quarter << (Fixed.bits - 2)
    func point(_ x: Int32, _ y: Int32) -> FixedPoint {
      FixedPoint(
        x: Fixed.quotient(Int(x) * factor, em) + shift, y: -Fixed.quotient(Int(y) * factor, em))
    }
    for segment in outline.segments {
      switch segment {
      case .move(let x, let y):
        move(to: point(x, y))
      case .line(let x, let y):
        line(to: point(x, y))
      case .quad(let cx, let cy, let x, let y):
        quadratic(control: point(cx, cy), to: point(x, y))
      case .cubic(let c1x, let c1y, let c2x, let c2y, let x, let y):
        cubic(point(c1x, c1y), point(c2x, c2y), to: point(x, y))
      }
    }
    close()
  }
}
