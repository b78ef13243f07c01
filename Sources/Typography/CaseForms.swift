/// Raises symbols between capitals and digits to the middle of their height, as Inter's own rules do.
///
/// Otherwise the colon of 9:41 and the brackets of (2 of 6) would be too low. These are the font's contextual
/// alternates; the context may include up to two blanks.
enum CaseForms {
  private enum Neighbor {
    case tall
    case small
    case blank
    case other
  }

  /// Replaces the symbols that have tall neighbours and no small one.
  static func apply(to scalars: inout [UInt32]) {
    let tables = Typefaces()
    for index in scalars.indices {
      guard let form = tables.caseForm(of: scalars[index]) else { continue }
      let before = neighbor(in: scalars, from: index, step: -1)
      let after = neighbor(in: scalars, from: index, step: 1)
      guard before.near != .small, after.near != .small else { continue }
      if before.beyondBlanks == .tall || after.beyondBlanks == .tall { scalars[index] = form }
    }
  }

  /// Whether a scalar may have a raised form; a quick test.
  static func isCandidate(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x29, 0x2B, 0x2D, 0x3A, 0x3C...0x3E, 0x40, 0x5B, 0x5D, 0x7B, 0x7D, 0x7E, 0xB1, 0xD7,
      0xF7, 0x2010...0x2BFF, 0x1F800...0x1F8FF:
      true
    default: false
    }
  }

  /// The neighbour of a symbol, and the neighbour after skipping up to two blanks.
  private static func neighbor(
    in scalars: [UInt32], from index: Int, step: Int
  ) -> (near: Neighbor, beyondBlanks: Neighbor) {
    let near = kind(in: scalars, at: index + step)
    var beyond = near
    var distance = 1
    while beyond == .blank, distance < 3 {
      distance += 1
      beyond = kind(in: scalars, at: index + step * distance)
    }
    return (near, beyond)
  }

  private static func kind(in scalars: [UInt32], at index: Int) -> Neighbor {
    guard scalars.indices.contains(index) else { return .other }
    switch scalars[index] {
    case 0x20, 0xA0, 0x2000...0x200B, 0x202F, 0x205F: return .blank
    case 0x30...0x39, 0x41...0x5A, 0x110000..<LineOrder.firstPart: return .tall
    case 0x61...0x7A: return .small
    case 0x80...:
      guard let properties = Unicode.Scalar(scalars[index])?.properties else { return .other }
      return properties.isUppercase ? .tall : properties.isLowercase ? .small : .other
    default: return .other
    }
  }
}
