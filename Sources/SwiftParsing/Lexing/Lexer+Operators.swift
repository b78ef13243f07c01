extension Lexer {
  /// Reads an operator, or a regular expression where one may be.
  mutating func readOperator() {
    let start = position
    if bytes[start] == UInt8(ascii: "/"), isRegexPosition(start), readRegex() { return }
    if bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "#"), readPlaceholder() {
      return
    }
    skipOperator()
    if position == start {
      position += 1
      return append(.unknown, from: start)
    }
    splitBeforeRegex(from: start)
    append(Self.kind(bytes, count, start, position), from: start)
  }

  /// Reads a placeholder of an editor, `<#name#>`, as a name.
  private mutating func readPlaceholder() -> Bool {
    let start = position
    var end = start + 2
    // Only so far, that many openings without an end do not each read the whole line.
    let limit = min(count, start + 512)
    while end < limit, !isNewline(bytes[end]) {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        position = end + 2
        append(.identifier, from: start)
        return true
      }
      end += 1
    }
    return false
  }

  /// Whether a slash stands where an operand may begin.
  private func isRegexPosition(_ start: Int) -> Bool {
    if mayBeginRegex { return true }
    // A new line may begin with one, if it is not an operator with space on both sides.
    return startsLine
  }

  /// Ends a prefix operator before a slash that begins a regular expression: `!/x/`.
  private mutating func splitBeforeRegex(from start: Int) {
    guard position > start + 1, mayBeginRegex else { return }
    var slash = start + 1
    while slash < position, bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    guard slash < position else { return }
    let end = position
    position = slash
    var probe = self.probe()
    if !probe.readRegex() { position = end }
  }

  private func probe() -> Lexer {
    var probe = Lexer(bytes, count: min(count, position + 4096), capacity: 1)
    probe.position = position
    return probe
  }

  private mutating func skipOperator() {
    let allowsPeriods = bytes[position] == UInt8(ascii: ".")
    while position < count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        let next = bytes[position + 1]
        if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
        position += 1
      case UInt8(ascii: "."):
        guard allowsPeriods else { return }
        position += 1
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
        UInt8(ascii: "?"):
        position += 1
      case 0x80...:
        let (scalar, length) = scalar(at: position)
        guard length > 0, continuesOperator(scalar) else { return }
        position += length
      default: return
      }
    }
  }

  /// The kind of the operator in a range of bytes, by the space around it.
  static func kind(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ start: Int, _ end: Int
  ) -> Token.Kind {
    let left = isLeftBound(bytes, start)
    let right = isRightBound(bytes, count, end, isLeftBound: left)
    if end == start + 1 {
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "&") where !left && right: return .ampersand
      case UInt8(ascii: "?"): return left ? .postfixQuestion : .infixQuestion
      case UInt8(ascii: "!") where left: return .postfixExclamation
      default: break
      }
    } else if end == start + 2, bytes[start] == UInt8(ascii: "-"),
      bytes[start + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    return left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
  }

  /// Whether an operator at an offset touches what is before it.
  func isLeftBound(_ start: Int) -> Bool { Self.isLeftBound(bytes, start) }

  private static func isLeftBound(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00, UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return start < 2 || bytes[start - 2] != UInt8(ascii: "*")
    case 0xA0: return start < 2 || bytes[start - 2] != 0xC2
    default: return true
    }
  }

  private static func isRightBound(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ end: Int, isLeftBound: Bool
  ) -> Bool {
    guard end < count else { return false }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00, UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[end + 1] != UInt8(ascii: "/") && bytes[end + 1] != UInt8(ascii: "*")
    case 0xC2: return bytes[end + 1] != 0xA0
    default: return true
    }
  }
}
