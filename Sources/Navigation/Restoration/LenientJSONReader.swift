/// Reads JSON (RFC 8259) up to the first mistake and keeps what stood before it.
///
/// A strict reader loses a whole archive to its last byte. This one keeps every container with the
/// members that were complete; what is cut off in the middle is marked or left out.
struct LenientJSONReader {
  /// Where reading had to stop; nil if the text was sound.
  private(set) var damage: Int?

  private let bytes: [UInt8]
  private var position = 0
  // Each level is a call of this reader; a hostile text must not use up the stack.
  private let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the one value of the text.
  mutating func read() -> LenientJSON? {
    let value = value(depth: 0)
    skipSpace()
    if position < bytes.count { stop() }
    return value
  }

  private mutating func stop() {
    if damage == nil { damage = position }
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> LenientJSON? {
    skipSpace()
    let start = position
    guard depth < deepest, let byte = peek else {
      stop()
      return nil
    }
    let content: LenientJSON.Content?
    switch byte {
    case UInt8(ascii: "{"): content = .object(members(depth: depth))
    case UInt8(ascii: "["): content = .array(elements(depth: depth))
    case UInt8(ascii: "\""): content = string().map { .string($0) }
    default: content = scalar() ? .scalar : nil
    }
    guard let content else {
      stop()
      return nil
    }
    return LenientJSON(content: content, isComplete: damage == nil, range: start..<position)
  }

  private mutating func members(depth: Int) -> [LenientJSON.Member] {
    var members: [LenientJSON.Member] = []
    position += 1
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard let key = string() else { break }
      skipSpace()
      guard take(":"), let value = value(depth: depth + 1) else { break }
      members.append(LenientJSON.Member(key: key, value: value))
      if damage != nil { return members }
      skipSpace()
    } while take(",")
    if !take("}") { stop() }
    return members
  }

  private mutating func elements(depth: Int) -> [LenientJSON] {
    var elements: [LenientJSON] = []
    position += 1
    skipSpace()
    if take("]") { return elements }
    repeat {
      guard let value = value(depth: depth + 1) else { break }
      elements.append(value)
      if damage != nil { return elements }
      skipSpace()
    } while take(",")
    if !take("]") { stop() }
    return elements
  }
}

extension LenientJSONReader {
  /// Reads a number, `true`, `false` or `null`.
  private mutating func scalar() -> Bool {
    let start = position
    while let byte = peek, !",]} \n\r\t".utf8.contains(byte) { position += 1 }
    // A number that the end of the text cuts short is another number.
    guard position < bytes.count else { return false }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return ["true", "false", "null"].contains(text) || Double(text)?.isFinite == true
  }

  private mutating func string() -> String? {
    let start = position
    guard take("\"") else { return nil }
    while let byte = peek, byte >= 0x20 {
      // The character after a backslash does not end the string; it may not be there at all.
      position = min(position + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
      if byte == UInt8(ascii: "\"") {
        return unescaped(bytes[start..<position])
      }
    }
    return nil
  }

  /// The characters of a string with its quotes; nil if it is not one.
  private func unescaped(_ literal: ArraySlice<UInt8>) -> String? {
    if !literal.contains(UInt8(ascii: "\\")) {
      return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    }
    return JSONFragment.decode(String.self, from: literal)
  }
}
