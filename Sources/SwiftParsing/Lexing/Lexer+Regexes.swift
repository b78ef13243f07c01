extension Lexer {
  /// Reads a regular expression between `#/` and `/#`, which may have several lines; false if it has no end.
  mutating func readExtendedRegex(hashes: Int) -> Bool {
    let start = position
    var end = start + hashes + 1
    // Only a literal with nothing after its slash may have several lines.
    var first = end
    while bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    let isMultiline = isNewline(bytes[first])
    if !isMultiline, isFailedRegex(at: start) { return false }
    while end < count {
      switch bytes[end] {
      case UInt8(ascii: "/"):
        var found = 0
        while found < hashes, bytes[end + 1 + found] == UInt8(ascii: "#") { found += 1 }
        end += 1 + found
        guard found == hashes else { continue }
        position = end
        append(.regex, from: start)
        return true
      case UInt8(ascii: "\\"): end += isNewline(bytes[end + 1]) ? 1 : 2
      case 0x0A, 0x0D:
        if !isMultiline {
          noteFailedRegex(upTo: end)
          return false
        }
        end += 1
      default: end += 1
      }
    }
    noteFailedRegex(upTo: count)
    return false
  }

  /// Reads `/…/` if the slash at the position begins a regular expression, by the rules of SE-0354: it does not begin
  /// or end with a space, its parentheses are balanced, and it ends on the same line.
  mutating func readRegex() -> Bool {
    let start = position
    guard !isFailedRegex(at: start) else { return false }
    switch bytes[start + 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "/"), UInt8(ascii: "*"):
      return false
    default: break
    }
    var end = start + 1
    var depth = 0
    var isClass = false
    while end < count {
      switch bytes[end] {
      case UInt8(ascii: "/"):
        guard bytes[end - 1] != 0x20, bytes[end - 1] != 0x09 else { return false }
        position = end + 1
        append(.regex, from: start)
        return true
      case UInt8(ascii: "\\") where !isNewline(bytes[end + 1]): end += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "(") where !isClass: depth += 1
      case UInt8(ascii: ")") where !isClass:
        depth -= 1
        if depth < 0 { return false }
      case 0x0A, 0x0D:
        noteFailedRegex(upTo: end)
        return false
      default: break
      }
      end += 1
    }
    noteFailedRegex(upTo: count)
    return false
  }

  /// Whether a regular expression may begin after the last token.
  var mayBeginRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier:
      switch last.keyword {
      case .self, .selfType, .super, .true, .false, .nil, .anyType, .underscore: return false
      default: return last.keyword.isReserved || last.keyword == .await
      }
    case .postfixQuestion, .postfixExclamation:
      // `try? /[a-z]+/.wholeMatch(in: name)`
      return tokens.dropLast().last?.keyword == .try
    case .quotedIdentifier, .dollar, .number, .string, .stringTail, .regex, .rightParen,
      .rightSquare, .rightBrace, .postfixOperator, .pound:
      return false
    default: return true
    }
  }

  // A line with many slashes of which none ends a literal must not be read once for each of them.
  private mutating func noteFailedRegex(upTo end: Int) {
    failedRegexes = (end, failedRegexes.end == end ? failedRegexes.count + 1 : 1)
  }

  private func isFailedRegex(at start: Int) -> Bool {
    start < failedRegexes.end && failedRegexes.count >= 8
  }
}
