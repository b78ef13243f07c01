#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads JSON (RFC 8259) up to the first error and keeps what it has read before.
///
/// A strict reader loses a whole archive to an error in its last byte. This one keeps every container with its
/// complete members; a truncated value is marked or omitted.
struct LenientJSONReader {
  /// The position of the first error; nil if the text is valid.
  private(set) var damage: Int?

  private let bytes: [UInt8]
  private var position = 0
  // The reader is recursive; a hostile text must not exhaust the stack.
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
    // A number at the end of the text may be truncated, which makes it another number.
    guard position < bytes.count else { return false }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return ["true", "false", "null"].contains(text) || Double(text)?.isFinite == true
  }

  private mutating func string() -> String? {
    let start = position
    guard take("\"") else { return nil }
    while let byte = peek, byte >= 0x20 {
      // The character after a backslash does not end the string; it may be missing.
      position = min(position + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
      if byte == UInt8(ascii: "\"") {
        return unescaped(bytes[start..<position])
      }
    }
    return nil
  }

  /// The characters of a string literal with its quotes; nil if it is invalid.
  private func unescaped(_ literal: ArraySlice<UInt8>) -> String? {
    if !literal.contains(UInt8(ascii: "\\")) {
      return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self)
    }
    return JSONFragment.decode(String.self, from: literal)
  }
}

/// A JSON value that may be truncated.
struct LenientJSON: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case scalar
    case string(String)
    case array([LenientJSON])
    case object([Member])
  }

  struct Member: Hashable, Sendable {
    var key: String
    var value: LenientJSON
  }

  var content: Content
  /// Whether the value was read to its end.
  var isComplete: Bool
  /// The value's bytes in the text.
  var range: Range<Int>
}

extension LenientJSON {
  subscript(key: String) -> LenientJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  var elements: [LenientJSON] {
    if case .array(let elements) = content { elements } else { [] }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }
}

/// Encodes and decodes single values as JSON.
enum JSONFragment {
  /// Encodes a value; equal values give equal texts.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Decodes a value; nil if the text is not a value of the type.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: some Sequence<UInt8>)
    -> Value?
  {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
