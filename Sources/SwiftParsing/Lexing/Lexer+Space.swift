extension Lexer {
  /// Skips spaces, line ends and comments, and notes them for the next token.
  mutating func skipSpace() {
    while position < count {
      switch bytes[position] {
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"): skipComment()
      case 0xC2 where bytes[position + 1] == 0xA0: position += 2
      default: return
      }
      followsSpace = true
    }
  }

  /// Skips to the end of the line.
  mutating func skipLine() {
    while position < count, !isNewline(bytes[position]) { position += 1 }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 1
    position += 2
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        depth += 1
        position += 2
      case UInt8(ascii: "*") where bytes[position + 1] == UInt8(ascii: "/"):
        depth -= 1
        position += 2
        if depth == 0 { return }
      case 0x0A, 0x0D:
        startsLine = true
        position += 1
      default: position += 1
      }
    }
    position = count
  }

  /// Whether a byte ends a line.
  func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Whether a byte is a digit.
  func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte of ASCII may be in a name.
  func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$")
  }
}
