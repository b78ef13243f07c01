extension Parser {
  /// Reads an expression without operators and without what follows it.
  mutating func parsePrimary() -> Expression {
    let start = token.start
    switch token.kind {
    case .identifier: return parseWord()
    case .quotedIdentifier, .dollar:
      let name = name(token)
      advance()
      return parseName(name, from: start)
    case .number:
      let text = text(token)
      advance()
      return Expression(.number(text), range(from: start))
    case .string, .stringHead: return parseString()
    case .regex:
      advance()
      return Expression(.regex, range(from: start))
    case .period: return parseImplicitMember()
    case .leftParen:
      let elements = parseArguments(.leftParen, .rightParen)
      height += 1
      return Expression(.tuple(elements), range(from: start))
    case .leftSquare: return parseCollection()
    case .leftBrace: return parseClosure()
    case .pound: return parseMacro()
    case .at:
      // The type of a function, as in '[@Sendable () -> Void]()'.
      guard let type = parseType() else { return missingExpression() }
      return Expression(.type(type), range(from: start))
    case .postfixQuestion, .postfixExclamation, .binaryOperator, .postfixOperator:
      return parseOperatorReference() ?? missingExpression()
    default: return missingExpression()
    }
  }

  private mutating func parseWord() -> Expression {
    let start = token.start
    let keyword = token.keyword
    switch keyword {
    case .true, .false:
      advance()
      return Expression(.boolean(keyword == .true), range(from: start))
    case .nil:
      advance()
      return Expression(.nothing, range(from: start))
    case .self, .selfType, .super, .anyType, .underscore, .`init`: break
    default: if keyword.isReserved { return missingExpression() }
    }
    let name = text(token)
    advance()
    return parseName(name, from: start)
  }

  private mutating func parseName(_ name: String, from start: Int32) -> Expression {
    let labelled = parseArgumentLabels(after: name)
    return parseGenericArguments(of: Expression(.name(labelled), range(from: start)))
  }

  private mutating func parseImplicitMember() -> Expression {
    let start = token.start
    advance()
    guard let name = parseMemberName() else {
      noteUnknown()
      return Expression(.unknown, range(from: start))
    }
    return parseGenericArguments(of: Expression(.member(nil, name), range(from: start)))
  }

  private mutating func parseCollection() -> Expression {
    let start = token.start
    let first = index
    let end = Int(token.match)
    advance()
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var keys: [Expression] = []
    var values: [Expression] = []
    var isDictionary = false
    if token.kind == .colon, index + 1 == end {
      isDictionary = true
      advance()
    }
    while index < end {
      keys.append(parseOperatorReference() ?? parseExpression())
      if take(.colon) {
        isDictionary = true
        values.append(parseExpression())
      }
      if index < end, !take(.comma) {
        if let type = parseSizedArray(of: keys, upTo: end) {
          close(first, .rightSquare)
          return Expression(.type(type), range(from: start))
        }
        noteUnknown()
        skip { $0.kind == .comma }
        if !take(.comma) { break }
      }
    }
    close(first, .rightSquare)
    height += 1
    guard isDictionary else { return Expression(.array(keys), range(from: start)) }
    let count = min(keys.count, values.count)
    return Expression(
      .dictionary(keys: Array(keys.prefix(count)), values: Array(values.prefix(count))),
      range(from: start))
  }

  /// Reads `of Element` in `[3 of Element]`.
  private mutating func parseSizedArray(of keys: [Expression], upTo end: Int) -> TypeSyntax? {
    guard keys.count == 1, token.kind == .identifier, text(token) == "of" else { return nil }
    advance()
    return parseType().map(TypeSyntax.array)
  }

  /// Reads `#name(…) { … }`.
  mutating func parseMacro() -> Expression {
    let start = token.start
    let name = text(token)
    advance()
    let callee = parseGenericArguments(of: Expression(.name(name), range(from: start)))
    var arguments: [Argument]?
    if token.kind == .leftParen, !token.startsLine {
      arguments = parseArguments(.leftParen, .rightParen)
    }
    if startsTrailingClosure, arguments != nil || !token.startsLine {
      return parseTrailingClosures(of: callee, arguments: arguments ?? [])
    }
    guard let arguments else { return callee }
    return Expression(
      .call(CallExpression(callee: callee, arguments: arguments)), range(from: start))
  }

  /// Reads a key path; the backslash is the current token.
  mutating func parseKeyPath() -> Expression {
    let start = token.start
    advance()
    // The type, unless the path begins with a dot.
    switch token.kind {
    case .identifier, .quotedIdentifier:
      advance()
      skipGenericArguments()
    case .leftParen, .leftSquare: skipOne()
    default: break
    }
    components: while !token.followsSpace {
      switch token.kind {
      case .period, .identifier, .quotedIdentifier, .dollar, .number, .postfixQuestion,
        .postfixExclamation:
        advance()
        skipGenericArguments()
      case .leftSquare, .leftParen: skipOne()
      case .postfixOperator, .binaryOperator, .prefixOperator:
        guard bytes[Int(token.start)] == UInt8(ascii: ".") else { break components }
        advance()
      default: break components
      }
    }
    // A path may go on in the next line.
    while token.kind == .period, token.startsLine, isLabel(peek()) {
      advance()
      advance()
    }
    return Expression(.keyPath(text(start + 1, previousEnd)), range(from: start))
  }

  private mutating func skipGenericArguments() {
    guard isOperator(startingWith: "<"), !token.followsSpace else { return }
    let before = checkpoint
    if parseGenericArguments() == nil { restore(before) }
  }
}
