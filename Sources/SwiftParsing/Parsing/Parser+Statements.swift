extension Parser {
  /// What statements are in.
  enum StatementPlace {
    case file
    case block
    case switchCase
  }

  /// Reads statements up to the token of an index, which ends the braces around them, or the next case.
  mutating func parseStatements(
    upTo end: Int, in place: StatementPlace, into statements: inout [Statement]
  ) {
    let outer = stopsAtAssignment
    stopsAtAssignment = false
    defer { stopsAtAssignment = outer }
    while index < end, token.kind != .endOfFile {
      if place == .switchCase, startsCase { return }
      let first = index
      if take(.semicolon) { continue }
      let outer = height
      height = 0
      parseStatement(in: place, into: &statements)
      if index == first { parseUnknownStatement(into: &statements) }
      height = max(outer, height)
    }
  }

  /// Reads `{ … }`, an empty list without a brace.
  mutating func parseBlock() -> [Statement] {
    guard token.kind == .leftBrace else {
      noteUnknown()
      return []
    }
    defer { leave() }
    guard enter() else {
      noteUnknown()
      skipOne()
      return []
    }
    let first = index
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var statements: [Statement] = []
    advance()
    parseStatements(upTo: Int(tokens[first].match), in: .block, into: &statements)
    close(first, .rightBrace)
    height += 2
    return statements
  }

  /// Skips what is no statement: to the end of the line as a rule.
  private mutating func parseUnknownStatement(into statements: inout [Statement]) {
    let start = token.start
    noteUnknown()
    skipOne()
    skip { $0.startsLine || $0.kind == .semicolon }
    statements.append(Statement(.unknown, range(from: start)))
  }

  private mutating func parseStatement(in place: StatementPlace, into statements: inout [Statement])
  {
    if startsDeclaration(inType: false) {
      return parseDeclarations(inType: false) { declaration in
        statements.append(Statement(.declaration(declaration), declaration.range))
      }
    }
    let start = token.start
    if let kind = parseKeywordStatement() {
      statements.append(Statement(kind, range(from: start)))
      return
    }
    guard startsOperand(token) else { return }
    let isMacro = token.kind == .pound
    let expression = parseExpression()
    guard isMacro, place == .file else {
      statements.append(Statement(.expression(expression), range(from: start)))
      return
    }
    let declaration = Declaration(.macro(expression), range: range(from: start))
    statements.append(Statement(.declaration(declaration), declaration.range))
  }

  /// Reads a statement that a keyword begins; nil if none does.
  private mutating func parseKeywordStatement() -> Statement.Kind? {
    guard token.kind == .identifier || token.kind == .quotedIdentifier else { return nil }
    skipLabel()
    switch token.keyword {
    case .if, .switch: return .expression(parseIfOrSwitchStatement())
    case .guard: return parseGuard()
    case .for: return parseFor()
    case .while: return parseWhile()
    case .repeat where peek().kind == .leftBrace: return parseRepeat()
    case .do: return parseDo()
    case .defer:
      advance()
      return .deferred(parseBlock())
    case .return:
      advance()
      return .returning(parseResult())
    case .throw:
      advance()
      return .throwing(parseExpression())
    case .break, .continue, .fallthrough: return parseJump()
    case .yield, .then, .discard: return parseContextualStatement()
    default: return nil
    }
  }

  /// Skips the label of a loop or another statement.
  private mutating func skipLabel() {
    guard peek().kind == .colon, !token.keyword.isReserved else { return }
    switch peek(2).keyword {
    case .for, .while, .repeat, .do, .if, .switch:
      advance()
      advance()
    default: break
    }
  }

  // Operators after 'if' and 'switch' belong to the next statement, but a cast is theirs.
  private mutating func parseIfOrSwitchStatement() -> Expression {
    token.keyword == .if ? parseIf() : parseSwitch()
  }

  /// Reads what is returned, which may begin on the next line.
  private mutating func parseResult() -> Expression? {
    guard startsOperand(token) || token.kind == .binaryOperator else { return nil }
    if token.startsLine {
      if token.keyword == .if || token.keyword == .switch || token.keyword == .repeat { return nil }
      if startsDeclaration(inType: false) { return nil }
    }
    return parseOperatorReference() ?? parseExpression()
  }

  private mutating func parseJump() -> Statement.Kind {
    let name = text(token)
    let isFallthrough = token.keyword == .fallthrough
    advance()
    if !isFallthrough, isLabel(token), !token.startsLine, !token.keyword.isReserved { advance() }
    return .jump(name)
  }

  /// Reads `yield`, `then` and `discard`, which are names too.
  private mutating func parseContextualStatement() -> Statement.Kind? {
    let next = peek()
    guard !next.startsLine, next.followsSpace || next.kind == .ampersand else { return nil }
    switch next.kind {
    case .identifier where !next.keyword.isReserved || startsOperand(next), .quotedIdentifier,
      .ampersand, .number, .string, .stringHead, .dollar:
      break
    case .leftParen, .leftSquare, .prefixOperator: if token.keyword != .yield { return nil }
    default: return nil
    }
    advance()
    return .expression(parseExpression())
  }
}
