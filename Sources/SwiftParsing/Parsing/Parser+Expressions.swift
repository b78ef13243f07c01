extension Parser {
  /// Reads an expression with its operators.
  mutating func parseExpression() -> Expression {
    defer { leave() }
    guard enter() else { return skipExpression() }
    let first = parseOperand()
    switch token.kind {
    case .equal where stopsAtAssignment: return first
    case .binaryOperator, .equal, .infixQuestion, .arrow: return parseOperators(after: first)
    case .identifier:
      switch token.keyword {
      case .as, .is: return parseOperators(after: first)
      case .async, .throws, .rethrows: return startsEffects ? parseOperators(after: first) : first
      default: return first
      }
    default: return first
    }
  }

  /// Reads an expression where a brace after it is not a trailing closure.
  mutating func parseConditionExpression() -> Expression {
    let outer = isInCondition
    isInCondition = true
    defer { isInCondition = outer }
    return parseExpression()
  }

  /// Reads an expression in brackets, where a brace may be a trailing closure again.
  mutating func parseEnclosedExpression() -> Expression {
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    return parseExpression()
  }

  private mutating func parseOperators(after first: Expression) -> Expression {
    var folding = OperatorFolding(first)
    sequence: while true {
      if height + folding.count >= SwiftParser.heightLimit {
        folding.replace(tooHigh(folding.range))
      }
      switch token.kind {
      case .equal where stopsAtAssignment: break sequence
      case .binaryOperator, .equal, .arrow:
        let name = text(token)
        advance()
        folding.push(name, parseOperand())
      case .infixQuestion:
        advance()
        let middle = parseExpression()
        guard take(.colon) else {
          folding.push(ternary: middle, missingExpression())
          break sequence
        }
        folding.push(ternary: middle, parseOperand())
      case .identifier where token.keyword == .as || token.keyword == .is: parseCast(&folding)
      case .identifier where startsEffects:
        // The effects of a function type, whose arrow follows.
        parseEffects()
      default: break sequence
      }
    }
    height += folding.count
    return folding.result()
  }

  /// Replaces a tree that is too high.
  mutating func tooHigh(_ range: ByteRange) -> Expression {
    noteUnknown()
    height = 0
    return Expression(.unknown, range)
  }

  private mutating func parseCast(_ folding: inout OperatorFolding) {
    var name = token.keyword.rawValue
    advance()
    if name == "as" {
      // The operator as the source that is read has it; nothing is cast here.
      if take(.postfixQuestion) { name = "as?" } else if take(.postfixExclamation) { name = "as!" }
    }
    let type = parseType() ?? unknownType()
    folding.push(cast: name, type, end: previousEnd)
  }

  /// Reads an operand with the words and operators before it.
  mutating func parseOperand() -> Expression {
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    while skipOperandWord() {}
    switch token.kind {
    case .prefixOperator, .ampersand: return parsePrefixed()
    case .backslash: return parseSuffixes(of: parseKeyPath())
    case .identifier:
      switch token.keyword {
      case .if: return parseIf()
      case .switch: return parseSwitch()
      case .any, .some: if let type = parseOpaqueType() { return type }
      default: break
      }
    default: break
    }
    return parseSuffixes(of: parsePrimary())
  }

  private mutating func nestedOperand() -> Expression {
    defer { leave() }
    guard enter() else { return skipExpression() }
    return parseOperand()
  }

  private mutating func parsePrefixed() -> Expression {
    let start = token.start
    let name = text(token)
    advance()
    // An operator as a value, as in 'reduce(0, +)' and '(-)'.
    if token.kind == .comma || token.kind == .rightParen {
      return Expression(.name(name), range(from: start))
    }
    let operand = nestedOperand()
    height += 1
    return Expression(.prefix(name, operand), ByteRange(start, operand.range.end))
  }

  /// Skips a word that does not change what an operand shows; false if there is none.
  private mutating func skipOperandWord() -> Bool {
    guard token.kind == .identifier else { return false }
    switch token.keyword {
    case .try:
      advance()
      if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
      return true
    case .repeat:
      advance()
      return true
    case .await, .unsafe:
      let next = peek()
      guard !next.startsLine, startsOperand(next), next.kind != .leftParen || next.followsSpace,
        next.kind != .leftBrace || token.keyword == .await,
        next.kind != .leftSquare || next.followsSpace
      else { return false }
      advance()
      return true
    case .consume, .copy, .borrow, .each, .discard:
      let next = peek()
      guard !next.startsLine, next.kind == .identifier || next.kind == .quotedIdentifier,
        next.keyword != .as, next.keyword != .is, next.keyword != .in, next.keyword != .else
      else { return false }
      advance()
      return true
    default: return false
    }
  }

  /// Reads `any P` and `some P` in an expression; nil where the word is a name.
  private mutating func parseOpaqueType() -> Expression? {
    let next = peek()
    guard next.kind == .identifier, !next.keyword.isReserved || next.keyword == .selfType,
      next.keyword != .some, next.keyword != .any, !next.startsLine,
      // What was no list of types before is none again.
      !comparisons.contains(peek(2).start)
    else { return nil }
    let start = token.start
    let before = checkpoint
    guard let type = parseType() else {
      restore(before)
      return nil
    }
    return Expression(.type(type), range(from: start))
  }

  /// Whether an operand may begin with a token.
  func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .self, .selfType, .super, .true, .false, .nil, .anyType, .underscore, .try, .if,
        .switch, .repeat, .`init`:
        true
      default: !token.keyword.isReserved
      }
    case .quotedIdentifier, .dollar, .number, .string, .stringHead, .regex, .leftParen,
      .leftSquare, .leftBrace, .pound, .backslash, .ampersand, .prefixOperator, .period:
      true
    default: false
    }
  }
}
