extension Lexer {
  /// Reads a string literal up to its end or its first interpolation.
  ///
  /// - Parameters:
  ///   - hashes: The number of `#` before the quote at the position.
  ///   - start: The offset of the first byte of the literal.
  mutating func readString(hashes: Int, from start: Int) {
    let isMultiline = isTripleQuote(at: position) && !isEmptyRaw(hashes: hashes)
    position += isMultiline ? 3 : 1
    let literal = OpenLiteral(
      hashes: hashes, isMultiline: isMultiline, depth: 0, head: tokens.count)
    if skipText(of: literal) {
      brackets.openString(at: tokens.count)
      append(.stringHead, from: start)
      literals.append(literal)
    } else {
      append(.string, from: start)
    }
  }

  /// Reads on after the `)` of an interpolation.
  mutating func continueString() {
    guard let literal = literals.last else { return }
    let start = position
    if skipText(of: literal) {
      append(.stringMiddle, from: start)
    } else {
      closeString(from: start)
    }
  }

  /// Ends the literals of one line in whose interpolations the line ends.
  mutating func closeStringsAtLineEnd() {
    while let literal = literals.last, !literal.isMultiline { closeString(from: position) }
  }

  private mutating func closeString(from start: Int) {
    literals.removeLast()
    brackets.closeString(at: tokens.count, in: &tokens)
    append(.stringTail, from: start)
  }

  /// Skips the text of a literal; returns whether it ends at an interpolation, whose `(` is then at the position.
  private mutating func skipText(of literal: OpenLiteral) -> Bool {
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        if ends(literal) { return false }
        position += 1
      case UInt8(ascii: "\\"):
        position += 1
        guard hashes(at: position, upTo: literal.hashes) == literal.hashes else { continue }
        position += literal.hashes
        if bytes[position] == UInt8(ascii: "(") { return true }
        // The escaped character is no quote and no backslash. A line end of a single line still ends the literal.
        if !isNewline(bytes[position]), position < count { position += 1 }
      case 0x0A, 0x0D:
        if !literal.isMultiline { return false }
        position += 1
      default: position += 1
      }
    }
    return false
  }

  /// Whether the quote at the position ends a literal; if so it is skipped.
  private mutating func ends(_ literal: OpenLiteral) -> Bool {
    if literal.isMultiline, !isTripleQuote(at: position) { return false }
    let end = position + (literal.isMultiline ? 3 : 1)
    guard hashes(at: end, upTo: literal.hashes) == literal.hashes else { return false }
    position = end + literal.hashes
    return true
  }

  private func hashes(at offset: Int, upTo limit: Int) -> Int {
    var found = 0
    while found < limit, bytes[offset + found] == UInt8(ascii: "#") { found += 1 }
    return found
  }

  private func isTripleQuote(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\"") && bytes[offset + 1] == UInt8(ascii: "\"")
      && bytes[offset + 2] == UInt8(ascii: "\"")
  }

  /// Whether the literal at the position is `#""#` with a quote after it, or `#"""#`, which is one quote.
  private func isEmptyRaw(hashes count: Int) -> Bool {
    guard count > 0 else { return false }
    var end = position + 3
    while end < self.count, !isNewline(bytes[end]) {
      if bytes[end] == UInt8(ascii: "\""), hashes(at: end + 1, upTo: count) == count {
        return true
      }
      end += 1
    }
    return hashes(at: position + 3, upTo: count) == count
  }
}
