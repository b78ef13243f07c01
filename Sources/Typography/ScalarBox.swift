/// The outline of a character without a glyph: a frame with the hexadecimal digits of the scalar.
///
/// It has two rows of two or three seven-segment digits.
struct ScalarBox: Hashable, Sendable {
  /// The size of the em square; a digit's segments are one unit thick.
  static let unitsPerEm: Int32 = 16
  /// The strokes of each digit, one bit per stroke, in the order of ``rectangle(ofStroke:)``.
  private static let strokes: [UInt8] = [
    0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F, 0x77, 0x7C, 0x39, 0x5E, 0x79, 0x71,
  ]
  private static let strokesPerDigit = 7

  private struct Rectangle: Hashable {
    var left: Int32
    var bottom: Int32
    var right: Int32
    var top: Int32
  }

  private let scalar: UInt32
  private let columns: Int
  // Steps 0 and 1 are the outside and the inside of the frame; the strokes of all digits follow.
  private var step = -1
  private var corner = 4
  private var current = Rectangle(left: 0, bottom: 0, right: 0, top: 0)

  init(_ scalar: UInt32) {
    self.scalar = scalar
    columns = Self.columns(of: scalar)
  }

  /// The advance of the box in its own units.
  static func advance(of scalar: UInt32) -> Int32 { 4 * Int32(columns(of: scalar)) + 5 }

  private static func columns(of scalar: UInt32) -> Int { scalar > 0xFFFF ? 3 : 2 }

  /// The next segment of the outline.
  mutating func next() -> OutlineSegment? {
    if corner == 4 {
      repeat { step += 1 } while !isDrawn(step)
      guard step < stepCount else { return nil }
      corner = 0
      current = rectangle(ofStep: step)
    }
    defer { corner += 1 }
    // The inside of the frame runs in the opposite direction, so that it stays empty.
    let turn = step == 1 ? 3 - corner : corner
    let x = turn == 0 || turn == 3 ? current.left : current.right
    let y = turn < 2 ? current.bottom : current.top
    return corner == 0 ? .move(x: x, y: y) : .line(x: x, y: y)
  }

  private var stepCount: Int { 2 + 2 * columns * Self.strokesPerDigit }

  /// Whether a step is drawn; also true for the first one past the end, so that a search ends.
  private func isDrawn(_ step: Int) -> Bool {
    guard step >= 2, step < stepCount else { return true }
    let (digit, stroke) = (step - 2).quotientAndRemainder(dividingBy: Self.strokesPerDigit)
    let value = scalar >> UInt32(4 * (2 * columns - 1 - digit)) & 15
    return Self.strokes[Int(value)] >> UInt8(stroke) & 1 == 1
  }

  private func rectangle(ofStep step: Int) -> Rectangle {
    let right = 4 * Int32(columns) + 4
    switch step {
    case 0: return Rectangle(left: 1, bottom: -2, right: right, top: 13)
    case 1: return Rectangle(left: 2, bottom: -1, right: right - 1, top: 12)
    default: break
    }
    let (digit, stroke) = (step - 2).quotientAndRemainder(dividingBy: Self.strokesPerDigit)
    let (row, column) = digit.quotientAndRemainder(dividingBy: columns)
    var place = rectangle(ofStroke: stroke)
    let dx = 3 + 4 * Int32(column)
    let dy: Int32 = row == 0 ? 6 : 0
    place.left += dx
    place.right += dx
    place.bottom += dy
    place.top += dy
    return place
  }

  /// A stroke of a digit, which is three units wide and five units high.
  private func rectangle(ofStroke stroke: Int) -> Rectangle {
    switch stroke {
    case 0: Rectangle(left: 0, bottom: 4, right: 3, top: 5)
    case 1: Rectangle(left: 2, bottom: 2, right: 3, top: 5)
    case 2: Rectangle(left: 2, bottom: 0, right: 3, top: 3)
    case 3: Rectangle(left: 0, bottom: 0, right: 3, top: 1)
    case 4: Rectangle(left: 0, bottom: 0, right: 1, top: 3)
    case 5: Rectangle(left: 0, bottom: 2, right: 1, top: 5)
    default: Rectangle(left: 0, bottom: 2, right: 3, top: 3)
    }
  }
}
