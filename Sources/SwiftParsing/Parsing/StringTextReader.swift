/// Replaces the escape sequences of a part of a string literal and removes the indentation of its lines.
struct StringTextReader {
  let bytes: UnsafePointer<UInt8>
  var position: Int
  var end: Int
  let hashes: Int
  /// The bytes before the closing quotes of several lines; nil in one line.
  let indentation: Range<Int>?
  private var output: [UInt8] = []

  /// Creates a reader of a part of a literal.
  init(
    bytes: UnsafePointer<UInt8>, position: Int, end: Int, hashes: Int, indentation: Range<Int>?
  ) {
    self.bytes = bytes
    self.position = position
    self.end = end
    self.hashes = hashes
    self.indentation = indentation
  }

  /// Reads the text.
  mutating func read(isFirst: Bool, isLast: Bool) -> String {
    output.reserveCapacity(end - position)
    if let indentation {
      if isLast { dropLastLine(indentation) }
      if isFirst { dropFirstLineEnd() }
    }
    while position < end {
      switch bytes[position] {
      case 0x0A where indentation != nil, 0x0D where indentation != nil:
        skipLineEnd()
        output.append(0x0A)
        skipIndentation()
      case UInt8(ascii: "\\") where isEscape: readEscape()
      default:
        output.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func dropLastLine(_ indentation: Range<Int>) {
    // The closing quotes are on a line of their own.
    var start = end
    while start > position, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > position, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return }
    start -= 1
    if start > position, bytes[start] == 0x0A, bytes[start - 1] == 0x0D { start -= 1 }
    end = start
  }

  private mutating func dropFirstLineEnd() {
    var start = position
    while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard bytes[start] == 0x0A || bytes[start] == 0x0D else { return }
    position = start
    // A text of no lines: its line end is also the one before the closing quotes.
    guard position < end else { return }
    skipLineEnd()
    skipIndentation()
  }

  private mutating func skipLineEnd() {
    let isPair = bytes[position] == 0x0D && bytes[position + 1] == 0x0A
    position += isPair ? 2 : 1
  }

  private mutating func skipIndentation() {
    guard let indentation else { return }
    for offset in indentation {
      guard position < end, bytes[position] == bytes[offset] else { return }
      position += 1
    }
  }

  /// Whether the backslash at the position has as many `#` after it as the quotes.
  private var isEscape: Bool {
    guard position + hashes + 1 <= end else { return false }
    return (0..<hashes).allSatisfy { bytes[position + 1 + $0] == UInt8(ascii: "#") }
  }

  private mutating func readEscape() {
    position += 1 + hashes
    guard position < end else { return skipContinuation() }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): output.append(0x0A)
    case UInt8(ascii: "t"): output.append(0x09)
    case UInt8(ascii: "r"): output.append(0x0D)
    case UInt8(ascii: "0"): output.append(0x00)
    case UInt8(ascii: "u") where position < end && bytes[position] == UInt8(ascii: "{"):
      readScalar()
    case 0x20, 0x09, 0x0A, 0x0D:
      position -= 1
      skipContinuation()
    default: output.append(byte)
    }
  }

  /// Skips a line end after a backslash, and the indentation of the next line.
  private mutating func skipContinuation() {
    var next = position
    while next < end, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    guard next < end, bytes[next] == 0x0A || bytes[next] == 0x0D else { return }
    position = next
    skipLineEnd()
    skipIndentation()
  }

  private mutating func readScalar() {
    var value: UInt32 = 0
    position += 1
    while position < end, bytes[position] != UInt8(ascii: "}") {
      let byte = bytes[position]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return
      }
      value = (value & 0xFF_FFFF) << 4 | UInt32(digit)
      position += 1
    }
    if position < end { position += 1 }
    output.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
