extension Lexer {
  /// Reads an integer or floating-point literal.
  mutating func readNumber() {
    let start = position
    if let last = tokens.last, last.kind == .period, Int(last.end) == start {
      // The number of an element of a tuple: in 'a.0.1' there is no '0.1'.
      skipDigits()
      return append(.number, from: start)
    }
    let prefix = bytes[start] == UInt8(ascii: "0") ? bytes[start + 1] : 0
    switch prefix {
    case UInt8(ascii: "x"): readHexadecimal()
    case UInt8(ascii: "o"), UInt8(ascii: "b"): skipWord()
    default: readDecimal()
    }
    append(.number, from: start)
  }

  private mutating func readDecimal() {
    skipDigits()
    if bytes[position] == UInt8(ascii: "."), isDigit(bytes[position + 1]) {
      position += 1
      skipDigits()
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") { skipExponent() }
    skipWord()
  }

  private mutating func readHexadecimal() {
    position += 2
    skipHexadecimalDigits()
    if bytes[position] == UInt8(ascii: "."), isHexadecimal(bytes[position + 1]) {
      // '0x1.p' is a member; '0x1.8p3' is a number.
      var end = position + 1
      while isHexadecimal(bytes[end]) { end += 1 }
      if bytes[end] | 0x20 == UInt8(ascii: "p") { position = end }
    }
    if bytes[position] | 0x20 == UInt8(ascii: "p") { skipExponent() }
    skipWord()
  }

  private mutating func skipExponent() {
    let sign = bytes[position + 1]
    let signed = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(bytes[position + (signed ? 2 : 1)]) else { return }
    position += signed ? 2 : 1
    skipDigits()
  }

  private mutating func skipDigits() {
    while isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "_") { position += 1 }
  }

  private mutating func skipHexadecimalDigits() {
    while isHexadecimal(bytes[position]) { position += 1 }
  }

  private mutating func skipWord() {
    while isWordByte(bytes[position]) { position += 1 }
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 6 || byte == UInt8(ascii: "_")
  }
}
