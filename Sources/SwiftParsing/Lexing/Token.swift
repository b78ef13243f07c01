/// A token of a source file.
struct Token {
  /// What the token is.
  var kind: Kind
  /// Which word it is, for a name without backticks that Swift knows.
  var keyword: Keyword
  /// Whether a line ends between the token before and this one.
  var startsLine: Bool
  /// Whether there is space or a comment before the token.
  var followsSpace: Bool
  /// The offset of its first byte.
  var start: Int32
  /// The offset after its last byte.
  var end: Int32
  /// The index of the token that closes a bracket or ends a string.
  ///
  /// Of a bracket that was left open it is that of the first token that cannot be inside; of any other token it is -1.
  var match: Int32

  /// The kinds of token.
  enum Kind: UInt8 {
    case endOfFile
    case identifier
    /// An identifier in backticks.
    case quotedIdentifier
    /// `$0`, `$name`.
    case dollar
    case number
    /// A string literal without interpolations.
    case string
    /// From the first quote to before the `(` of an interpolation.
    case stringHead
    /// From after the `)` of an interpolation to before the `(` of the next one.
    case stringMiddle
    /// From after the last `)` to the last quote.
    case stringTail
    case regex
    case leftParen
    case rightParen
    case leftSquare
    case rightSquare
    case leftBrace
    case rightBrace
    case comma
    case colon
    case semicolon
    case period
    case at
    /// `#name`.
    case pound
    case backslash
    case equal
    case arrow
    /// `&` before its operand.
    case ampersand
    /// `?` directly after its operand.
    case postfixQuestion
    /// `?` of a ternary operator.
    case infixQuestion
    /// `!` directly after its operand.
    case postfixExclamation
    case binaryOperator
    case prefixOperator
    case postfixOperator
    /// What no token of Swift begins with.
    case unknown
  }
}
