/// Splits a source file into tokens and pairs its brackets.
///
/// One pass without recursion: interpolations of strings are kept on a stack. Every byte is read a bounded number of times.
struct Lexer {
  /// The bytes of the file, followed by 16 zeros.
  let bytes: UnsafePointer<UInt8>
  /// The number of bytes of the file.
  let count: Int
  /// The offset of the next byte to read.
  var position = 0
  /// The tokens so far.
  var tokens: [Token] = []
  /// The brackets that are open.
  var brackets = BracketStack()
  /// The string literals in whose interpolations the position is.
  var literals: [OpenLiteral] = []
  /// Whether a line ended since the last token.
  var startsLine = true
  /// Whether there was space or a comment since the last token.
  var followsSpace = true
  /// How often a regular expression was looked for in vain up to the end of the line that ends there.
  var failedRegexes = (end: 0, count: 0)

  private let keywords = KeywordTable.standard

  /// A string literal of which an interpolation is being read.
  struct OpenLiteral {
    /// The number of `#`.
    var hashes: Int
    /// Whether it is a literal of several lines.
    var isMultiline: Bool
    /// The parentheses open in the interpolation.
    var depth: Int
    /// The index of its head.
    var head: Int
  }

  /// Creates a lexer.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, capacity: Int? = nil) {
    self.bytes = bytes
    self.count = count
    tokens.reserveCapacity(capacity ?? (count / 4 + 8))
  }

  /// Reads all tokens.
  ///
  /// Several tokens of the kind `endOfFile` follow the last one, so that a parser may look ahead.
  mutating func readAll() {
    skipFirstLine()
    while true {
      skipSpace()
      if startsLine, !literals.isEmpty { closeStringsAtLineEnd() }
      guard position < count else { break }
      readToken()
    }
    brackets.closeAll(in: &tokens, at: tokens.count)
    for _ in 0..<8 { append(.endOfFile, from: count) }
  }

  /// Adds a token that ends at the position.
  mutating func append(_ kind: Token.Kind, _ keyword: Keyword = .other, from start: Int) {
    tokens.append(
      Token(
        kind: kind, keyword: keyword, startsLine: startsLine, followsSpace: followsSpace,
        start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: position),
        match: -1))
    startsLine = false
    followsSpace = false
  }

  /// Skips a byte order mark and a line for the shell.
  private mutating func skipFirstLine() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF, count >= 3 { position = 3 }
    guard bytes[position] == .init(ascii: "#"), bytes[position + 1] == .init(ascii: "!") else {
      return
    }
    skipLine()
  }

  private mutating func readToken() {
    let start = position
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      readWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): readString(hashes: 0, from: start)
    case UInt8(ascii: "`"): readQuotedIdentifier()
    case UInt8(ascii: "$"): readDollar()
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "?") where isLeftBound(start): single(.postfixQuestion)
    case UInt8(ascii: "!") where isLeftBound(start): single(.postfixExclamation)
    case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      readOperator()
    case 0x80...: readUnicode()
    default: single(.unknown)
    }
  }

  private mutating func single(_ kind: Token.Kind) {
    position += 1
    append(kind, from: position - 1)
  }

  private mutating func open(_ byte: UInt8) {
    if byte == UInt8(ascii: "("), !literals.isEmpty { literals[literals.count - 1].depth += 1 }
    brackets.open(byte, at: tokens.count)
    single(
      byte == UInt8(ascii: "(")
        ? .leftParen : byte == UInt8(ascii: "[") ? .leftSquare : .leftBrace)
  }

  private mutating func close(_ byte: UInt8) {
    brackets.close(byte, at: tokens.count, in: &tokens)
    single(
      byte == UInt8(ascii: ")")
        ? .rightParen : byte == UInt8(ascii: "]") ? .rightSquare : .rightBrace)
    guard byte == UInt8(ascii: ")"), !literals.isEmpty else { return }
    literals[literals.count - 1].depth -= 1
    if literals[literals.count - 1].depth == 0 { continueString() }
  }

  /// Reads a name that begins with a letter of ASCII, or continues one.
  mutating func readWord(from start: Int? = nil) {
    let start = start ?? position
    while true {
      let byte = bytes[position]
      if byte < 0x80 {
        guard isWordByte(byte) else { break }
        position += 1
      } else {
        let (scalar, length) = scalar(at: position)
        guard length > 0, !isOperatorScalar(scalar), !isSpaceScalar(scalar) else { break }
        position += length
      }
    }
    append(
      .identifier, keywords.keyword(bytes + start, length: position - start),
      from: start)
  }

  private mutating func readUnicode() {
    let start = position
    let (scalar, length) = scalar(at: position)
    guard length > 0 else { return single(.unknown) }
    if isOperatorHead(scalar) { return readOperator() }
    position += length
    readWord(from: start)
  }

  private mutating func readQuotedIdentifier() {
    let start = position
    var end = position + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), !isNewline(bytes[end]) { end += 1 }
    guard end < count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
      return single(.unknown)
    }
    position = end + 1
    append(.quotedIdentifier, from: start)
  }

  private mutating func readDollar() {
    let start = position
    position += 1
    while isWordByte(bytes[position]) || bytes[position] >= 0x80 {
      if bytes[position] < 0x80 {
        position += 1
      } else {
        let (scalar, length) = scalar(at: position)
        guard length > 0, !isOperatorScalar(scalar), !isSpaceScalar(scalar) else { break }
        position += length
      }
    }
    append(position > start + 1 ? .dollar : .identifier, from: start)
  }

  private mutating func readPound() {
    let start = position
    var end = position
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    if bytes[end] == UInt8(ascii: "\"") {
      position = end
      return readString(hashes: end - start, from: start)
    }
    if bytes[end] == UInt8(ascii: "/"), readExtendedRegex(hashes: end - start) { return }
    position = end
    guard end == start + 1, isWordByte(bytes[end]), !isDigit(bytes[end]) else {
      return append(.unknown, from: start)
    }
    while isWordByte(bytes[position]) { position += 1 }
    append(.pound, from: start)
  }
}
