import Wireframes

/// The shapes that were painted before.
struct ShapeCache {
  /// What a shape's pixels depend on.
  enum Key: Hashable {
    /// A box.
    case box(Box)
    /// What lies between two boxes.
    case ring(outer: Box, inner: Box)
    /// A line, in points.
    case stroke(Stroke, scale: Int)
    /// A glyph too large for a mask.
    case glyph(GlyphKey)
  }

  /// All shapes, by number.
  private(set) var shapes: [SpanShape] = []
  /// Memory taken, in bytes, about.
  private(set) var byteCount = 0
  private var numbers: [Key: Int] = [:]

  /// Forgets all shapes.
  mutating func removeAll() {
    shapes.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    byteCount = 0
  }

  /// The number of the shape for a key, drawn by `outline` when it is not known.
  mutating func number(
    for key: Key, rule: WindingRule, using rasterizer: inout OutlineRasterizer,
    outline: (inout OutlineRasterizer) -> Void
  ) -> Int {
    if let number = numbers[key] { return number }
    rasterizer.reset()
    outline(&rasterizer)
    let shape = SpanShape(&rasterizer, rule: rule)
    let number = shapes.count
    shapes.append(shape)
    numbers[key] = number
    byteCount += shape.byteCount + MemoryLayout<Key>.stride
    return number
  }
}
