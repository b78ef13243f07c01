/// Decodes one record; `scripts/typefaces/outline.py` describes the format.
struct RecordReader {
  private let ops: UnsafeRawPointer
  private var values: UnsafeRawPointer
  private var index = 0
  private var count = 0
  private var shift: Int32 = 0
  // The current point, and the control point given by the last spline segment, unshifted.
  private var x: Int32 = 0
  private var y: Int32 = 0
  private var controlX: Int32 = 0
  private var controlY: Int32 = 0

  /// Creates a reader without segments.
  init(emptyAt start: UnsafeRawPointer) {
    ops = start
    values = start
  }

  init(at start: UnsafeRawPointer, shift: Int32) {
    let first = Int(start.load(fromByteOffset: 1, as: UInt8.self))
    let isLong = first >= 0x80
    count =
      isLong ? (first & 0x7F) << 8 | Int(start.load(fromByteOffset: 2, as: UInt8.self)) : first
    let opsStart = start + (isLong ? 3 : 2)
    ops = opsStart
    values = opsStart + (count + 1) / 2
    self.shift = shift
  }

  mutating func next() -> OutlineSegment? {
    guard index < count else { return nil }
    let pair = ops.load(fromByteOffset: index >> 1, as: UInt8.self)
    let op = index & 1 == 0 ? pair & 15 : pair >> 4
    index += 1
    switch op {
    case 0: return point { .move(x: $0, y: $1) }
    case 1: return point { .line(x: $0, y: $1) }
    case 2: return line(dx: number(), dy: 0)
    case 3: return line(dx: 0, dy: number())
    case 4: return quad(number(), number(), number(), number())
    case 5: return quad(number(), 0, 0, number())
    case 6: return quad(0, number(), number(), 0)
    case 7: return cubic(number(), number(), number(), number(), number(), number())
    case 8: return cubic(number(), 0, number(), number(), 0, number())
    case 9: return cubic(0, number(), number(), number(), number(), 0)
    case 10: return cubic(number(), 0, number(), number(), number(), 0)
    case 11: return cubic(0, number(), number(), number(), 0, number())
    default: return spline(op)
    }
  }

  /// The next operand: one byte, or two if it is large.
  private mutating func number() -> Int32 {
    let first = Int32(values.load(as: UInt8.self))
    guard first >= 224 else {
      values += 1
      return first - 112
    }
    let second = Int32(values.load(fromByteOffset: 1, as: UInt8.self))
    values += 2
    return (first - 224) << 8 + second - 4096
  }

  private mutating func point(_ make: (Int32, Int32) -> OutlineSegment) -> OutlineSegment {
    x += number()
    y += number()
    return make(x << shift, y << shift)
  }

  private mutating func line(dx: Int32, dy: Int32) -> OutlineSegment {
    x += dx
    y += dy
    return .line(x: x << shift, y: y << shift)
  }

  private mutating func quad(
    _ dx1: Int32, _ dy1: Int32, _ dx2: Int32, _ dy2: Int32
  ) -> OutlineSegment {
    let cx = x + dx1
    let cy = y + dy1
    x = cx + dx2
    y = cy + dy2
    return .quad(cx: cx << shift, cy: cy << shift, x: x << shift, y: y << shift)
  }

  private mutating func cubic(
    _ dx1: Int32, _ dy1: Int32, _ dx2: Int32, _ dy2: Int32, _ dx3: Int32, _ dy3: Int32
  ) -> OutlineSegment {
    let c1x = x + dx1
    let c1y = y + dy1
    let c2x = c1x + dx2
    let c2y = c1y + dy2
    x = c2x + dx3
    y = c2y + dy3
    return .cubic(
      c1x: c1x << shift, c1y: c1y << shift, c2x: c2x << shift, c2y: c2y << shift, x: x << shift,
      y: y << shift)
  }

  /// A spline segment: a curve with the known control point, to the midpoint between it and the next one.
  private mutating func spline(_ op: UInt8) -> OutlineSegment {
    if op == 12 {
      controlX = x + number()
      controlY = y + number()
    }
    let cx = controlX
    let cy = controlY
    controlX += number()
    controlY += number()
    x = controlX
    y = controlY
    guard op != 14 else {
      return .quad(cx: cx << shift, cy: cy << shift, x: x << shift, y: y << shift)
    }
    // Faces with splines are shifted by one, so midpoints are integers.
    return .quad(cx: cx << shift, cy: cy << shift, x: cx + controlX, y: cy + controlY)
  }
}
