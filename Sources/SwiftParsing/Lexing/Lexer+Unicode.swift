extension Lexer {
  /// The scalar that begins at an offset and its number of bytes, which is 0 for what is not UTF-8.
  func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
    let first = bytes[offset]
    let length: Int
    var scalar: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (scalar, length) = (UInt32(first & 0x1F), 2)
    case 0xE0..<0xF0: (scalar, length) = (UInt32(first & 0x0F), 3)
    case 0xF0..<0xF5: (scalar, length) = (UInt32(first & 0x07), 4)
    default: return (0, 0)
    }
    guard offset + length <= count else { return (0, 0) }
    for index in 1..<length {
      let byte = bytes[offset + index]
      guard byte & 0xC0 == 0x80 else { return (0, 0) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    return (scalar, length)
  }

  /// Whether a scalar beyond ASCII may begin an operator ("Lexical Structure" of The Swift Programming Language).
  func isOperatorHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3030:
      true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII may be in an operator but not in a name.
  func isOperatorScalar(_ scalar: UInt32) -> Bool { isOperatorHead(scalar) }

  /// Whether a scalar may continue an operator that has begun.
  func continuesOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: isOperatorHead(scalar)
    }
  }

  /// Whether a scalar is a space that is not in ASCII.
  func isSpaceScalar(_ scalar: UInt32) -> Bool { scalar == 0xA0 }
}
