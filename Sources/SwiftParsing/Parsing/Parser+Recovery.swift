extension Parser {
  /// An expression that is not there.
  mutating func missingExpression() -> Expression {
    noteUnknown()
    return Expression(.unknown, ByteRange(previousEnd, previousEnd))
  }

  /// Skips an expression that is nested too deep.
  mutating func skipExpression() -> Expression {
    let start = token.start
    noteUnknown()
    let first = index
    skip { token in
      switch token.kind {
      case .comma, .semicolon, .colon: true
      default: false
      }
    }
    guard index > first else { return Expression(.unknown, ByteRange(previousEnd, previousEnd)) }
    return Expression(.unknown, range(from: start))
  }

  /// Skips tokens up to one that ends what was begun, which is not skipped, or a closing bracket.
  ///
  /// What is in brackets is skipped as a whole.
  mutating func skip(until ends: (Token) -> Bool) {
    while true {
      switch token.kind {
      case .endOfFile, .rightParen, .rightSquare, .rightBrace, .stringMiddle, .stringTail: return
      default: break
      }
      if ends(token) { return }
      skipOne()
    }
  }

  /// Skips the current token, and what is inside if it is a bracket.
  mutating func skipOne() {
    switch token.kind {
    case .leftParen: skipBracket(.rightParen)
    case .leftSquare: skipBracket(.rightSquare)
    case .leftBrace: skipBracket(.rightBrace)
    case .stringHead: skipBracket(.stringTail)
    default: advance()
    }
  }

  // A bracket that was left open ends at the closing one of another kind, which must stay.
  private mutating func skipBracket(_ closing: Token.Kind) {
    advance(to: Int(token.match))
    if token.kind == closing { advance() }
  }

  /// Skips to the end of a list in brackets whose opening one had the index.
  mutating func close(_ opening: Int, _ kind: Token.Kind) {
    let end = Int(tokens[opening].match)
    if index < end {
      noteUnknown()
      advance(to: end)
    }
    if index == end, token.kind == kind { advance() }
  }
}
