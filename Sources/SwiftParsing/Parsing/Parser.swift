/// Builds the syntax tree from tokens, by recursive descent.
///
/// Each function reads what it is named after at the current token and leaves the token after it as the current one. None
/// goes past the bracket that closes the one around it.
struct Parser {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let tokens: UnsafePointer<Token>
  /// The index of the current token.
  private(set) var index = 0
  /// The current token, or what is left of it when part of an operator was read.
  private(set) var token: Token
  /// The offset after what was read last.
  private(set) var previousEnd: Int32 = 0
  /// Whether the expression is followed by a brace of its own, as in `if`.
  var isInCondition = false
  /// Whether `=` is not part of the expression, as in `if case pattern = value`.
  var stopsAtAssignment = false
  /// How many functions that call themselves are running.
  private var depth = 0
  /// The height of the tree that was read since the innermost node began.
  var height = 0
  /// The offsets of what could not be parsed.
  private var unknownOffsets: [Int32] = []
  /// The offsets of `<` after which no generic arguments come.
  var comparisons: Set<Int32> = []
  /// How often a token was read or skipped, which is what the time of parsing grows with.
  private(set) var steps = 0
  private let stackStart: UInt

  /// A place to go back to.
  struct Checkpoint {
    fileprivate var index: Int
    fileprivate var token: Token
    fileprivate var previousEnd: Int32
    fileprivate var unknownCount: Int
    fileprivate var height: Int
  }

  /// Creates a parser at the first token.
  init(_ bytes: UnsafePointer<UInt8>, count: Int, tokens: UnsafePointer<Token>) {
    self.bytes = bytes
    self.count = count
    self.tokens = tokens
    token = tokens[0]
    stackStart = Self.stackPosition()
  }

  /// Reads the whole file.
  mutating func parseFile() -> SourceFile {
    var statements: [Statement] = []
    parseStatements(upTo: .max, in: .file, into: &statements)
    return SourceFile(statements: statements, unknownOffsets: unknownOffsets)
  }

  // MARK: Tokens

  /// The token after the current one, or one up to seven further on.
  func peek(_ distance: Int = 1) -> Token { tokens[index + distance] }

  /// Goes to the next token.
  mutating func advance() {
    steps += 1
    previousEnd = token.end
    if token.end < tokens[index].end { return takeRest() }
    guard tokens[index].kind != .endOfFile else { return }
    index += 1
    token = tokens[index]
  }

  /// Goes to a token further on.
  mutating func advance(to end: Int) {
    guard end > index else { return }
    steps += 1
    index = end
    previousEnd = tokens[index - 1].end
    token = tokens[index]
  }

  /// Makes the first byte of an operator a token.
  mutating func splitOperator() {
    token.end = token.start + 1
  }

  private mutating func takeRest() {
    let whole = tokens[index]
    token = whole
    token.start = previousEnd
    token.startsLine = false
    token.followsSpace = false
    let byte = bytes[Int(token.start)]
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { splitOperator() }
    token.kind = Lexer.kind(bytes, count, Int(token.start), Int(token.end))
  }

  /// A place to go back to.
  var checkpoint: Checkpoint {
    Checkpoint(
      index: index, token: token, previousEnd: previousEnd,
      unknownCount: unknownOffsets.count, height: height)
  }

  /// Goes back.
  mutating func restore(_ checkpoint: Checkpoint) {
    index = checkpoint.index
    token = checkpoint.token
    previousEnd = checkpoint.previousEnd
    unknownOffsets.removeLast(unknownOffsets.count - checkpoint.unknownCount)
    height = checkpoint.height
  }

  /// Goes to the next token if the current one is of a kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes to the next token if the current one is a keyword.
  mutating func take(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  /// Whether the current token is an operator that begins with a character.
  func isOperator(startingWith character: Unicode.Scalar) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .ampersand, .equal, .infixQuestion,
      .postfixQuestion, .postfixExclamation:
      bytes[Int(token.start)] == UInt8(ascii: character)
    default: false
    }
  }

  /// Whether the current token is an operator of one character.
  func isOperator(_ character: Unicode.Scalar) -> Bool {
    token.end == token.start + 1 && isOperator(startingWith: character)
  }

  /// Notes that what is at the current token could not be parsed.
  mutating func noteUnknown() { unknownOffsets.append(token.start) }

  // MARK: Text

  /// The text of a token.
  func text(_ token: Token) -> String { text(token.start, token.end) }

  /// The text between offsets.
  func text(_ start: Int32, _ end: Int32) -> String {
    String(
      decoding: UnsafeBufferPointer(start: bytes + Int(start), count: Int(max(0, end - start))),
      as: UTF8.self)
  }

  /// The name that a token is, without backticks.
  func name(_ token: Token) -> String {
    token.kind == .quotedIdentifier ? text(token.start + 1, token.end - 1) : text(token)
  }

  /// The bytes from an offset to the end of what was read last.
  func range(from start: Int32) -> ByteRange { ByteRange(start, max(start, previousEnd)) }

  // MARK: Limits

  /// Notes that a function that may call itself begins; false if the tree is deep enough.
  ///
  /// Threads have 512 KB of stack on Apple's systems, and code without optimization needs several KB a level.
  mutating func enter() -> Bool {
    depth += 1
    if depth > 250 { return false }
    let used = stackStart &- Self.stackPosition()
    return used < 320 << 10 || used > 16 << 20
  }

  /// Notes that the function ends.
  mutating func leave() { depth -= 1 }

  @inline(never)
  private static func stackPosition() -> UInt {
    var local: UInt8 = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }
}
