import Typography
import Wireframes

extension Painter {
  /// The maximum em square of a mask, in 1/64 pixel.
  ///
  /// Larger glyphs are cached as shapes, since the size of a mask grows with the square.
  private static var largestMaskSize: Int { 256 * 64 }
  /// The maximum em square in 1/64 pixel.
  ///
  /// Larger glyphs are not painted.
  private static var largestSize: Int { 4096 * 64 }

  /// Plans one line: its baseline on a whole pixel, its glyphs at quarters of a pixel.
  ///
  /// Raised marks are at whole pixels above or below the baseline.
  mutating func planText(_ line: TextLine, origin: Point, _ color: Color, scale: Int) {
    let limit = Fixed.coordinateLimit
    guard
      let size = Self.size(line.font.size, scale: scale),
      let y = Fixed.nearest(origin.y * Double(scale), limit: limit)
    else { return }
    let first = placedMasks.count
    var bounds: PixelRect?
    for placed in line.glyphs {
      guard
        let quarters = Fixed.nearest((origin.x + placed.x) * Double(scale) * 4, limit: limit)
      else { continue }
      let rise =
        placed.y == 0 ? 0 : Fixed.nearest(placed.y * Double(scale), limit: Self.largestSize) ?? 0
      let key = GlyphKey(
        glyph: placed.glyph, size: Int32(size), quarter: UInt8(quarters & 3))
      plan(key, x: quarters >> 2, y: y - rise, Ink(color), bounds: &bounds)
    }
    appendGlyphs(from: first, Ink(color), bounds: bounds)
  }

  /// Plans an icon: its em square is the largest square in the middle of the rectangle.
  mutating func planIcon(_ glyph: GlyphID, _ rect: Rect, _ color: Color, scale: Int) {
    let limit = Fixed.coordinateLimit
    let side = min(rect.width, rect.height)
    guard
      let size = Self.size(side, scale: scale),
      let quarters = Fixed.nearest((rect.midX - side / 2) * Double(scale) * 4, limit: limit),
      let y = Fixed.nearest((rect.midY + side / 2) * Double(scale), limit: limit)
    else { return }
    let first = placedMasks.count
    var bounds: PixelRect?
    let key = GlyphKey(glyph: glyph, size: Int32(size), quarter: UInt8(quarters & 3))
    plan(key, x: quarters >> 2, y: y, Ink(color), bounds: &bounds)
    appendGlyphs(from: first, Ink(color), bounds: bounds)
  }

  /// The side of the em square in 1/64 pixel, or nil if there is nothing to paint.
  private static func size(_ points: Double, scale: Int) -> Int? {
    Fixed.nearest(points * Double(scale) * 64, limit: largestSize).flatMap { $0 > 0 ? $0 : nil }
  }

  private mutating func plan(
    _ key: GlyphKey, x: Int, y: Int, _ ink: Ink, bounds: inout PixelRect?
  ) {
    let clip = clips[clips.count - 1]
    guard key.size <= Self.largestMaskSize else {
      let number = shapes.number(for: .glyph(key), rule: .nonZero, using: &rasterizer) {
        $0.add(Outlines.outline(of: key.glyph), size: Int(key.size), quarter: Int(key.quarter))
      }
      append(.shape(number, x: x, y: y), ink, bounds: clip)
      return
    }
    let number = glyphs.number(for: key, using: &rasterizer) {
      $0.add(Outlines.outline(of: key.glyph), size: Int(key.size), quarter: Int(key.quarter))
    }
    let visible = glyphs.masks[number].bounds.offsetBy(x: x, y: y).intersection(clip)
    guard !visible.isEmpty else { return }
    placedMasks.append(PaintCommand.PlacedMask(mask: number, x: x, y: y))
    bounds = bounds?.union(visible) ?? visible
  }

  private mutating func appendGlyphs(from first: Int, _ ink: Ink, bounds: PixelRect?) {
    guard let bounds else { return }
    append(.glyphs(first..<placedMasks.count), ink, bounds: bounds)
  }
}
