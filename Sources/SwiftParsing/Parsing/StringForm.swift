/// How a string literal is written, and so what its text is.
struct StringForm {
  /// The number of `#`.
  private(set) var hashes = 0
  /// Whether the literal has several lines.
  private(set) var isMultiline = false
  /// The offset after the opening quotes.
  private(set) var opening: Int
  /// The bytes of space before the closing quotes of several lines.
  private var indentation = 0..<0

  /// Reads the opening quotes of the literal in a range.
  init(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    opening = start
    while opening < end, bytes[opening] == UInt8(ascii: "#") { opening += 1 }
    hashes = opening - start
    let quote = UInt8(ascii: "\"")
    isMultiline =
      opening + 3 <= end && bytes[opening] == quote && bytes[opening + 1] == quote
      && bytes[opening + 2] == quote && !Self.isOneQuote(bytes, opening, end, hashes)
    opening = min(opening + (isMultiline ? 3 : 1), end)
  }

  // '#"""#' is a quote between single quotes.
  private static func isOneQuote(
    _ bytes: UnsafePointer<UInt8>, _ opening: Int, _ end: Int, _ hashes: Int
  ) -> Bool {
    guard hashes > 0 else { return false }
    var offset = opening + 3
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset >= end
  }

  /// Finds the indentation from the offset after the last byte of the literal.
  mutating func findIndentation(_ bytes: UnsafePointer<UInt8>, end: Int) {
    guard isMultiline else { return }
    let close = closing(bytes, end)
    var start = close
    while start > opening, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    indentation = start..<close
  }

  /// The offset of the closing quotes, from the offset after the last byte.
  func closing(_ bytes: UnsafePointer<UInt8>, _ end: Int) -> Int {
    let length = hashes + (isMultiline ? 3 : 1)
    guard end - length >= opening else { return end }
    // A literal without an end has no closing quotes.
    let isClosed =
      bytes[end - length] == UInt8(ascii: "\"")
      && (0..<hashes).allSatisfy { bytes[end - 1 - $0] == UInt8(ascii: "#") }
    return isClosed ? end - length : end
  }

  /// The offset of the backslash of an interpolation, from the offset of its parenthesis.
  func interpolation(_ end: Int) -> Int { max(end - hashes - 1, 0) }

  /// The text between offsets with its escape sequences replaced.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - start: The offset of the first byte.
  ///   - end: The offset after the last byte.
  ///   - isFirst: Whether the opening quotes are before it.
  ///   - isLast: Whether the closing quotes are after it.
  func text(
    _ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int, isFirst: Bool, isLast: Bool
  ) -> String {
    guard start < end else { return "" }
    let raw = UnsafeBufferPointer(start: bytes + start, count: end - start)
    if !isMultiline, !raw.contains(UInt8(ascii: "\\")) {
      return String(decoding: raw, as: UTF8.self)
    }
    var reader = StringTextReader(
      bytes: bytes, position: start, end: end, hashes: hashes,
      indentation: isMultiline ? indentation : nil)
    return reader.read(isFirst: isFirst, isLast: isLast)
  }
}
