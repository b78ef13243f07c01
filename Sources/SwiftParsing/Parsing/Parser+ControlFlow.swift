extension Parser {
  /// Reads `if` with its `else`.
  mutating func parseIf() -> Expression {
    defer { leave() }
    guard enter() else { return skipExpression() }
    let start = token.start
    var syntax = IfSyntax(clauses: [], otherwise: nil)
    while take(.if) {
      let conditions = parseConditions()
      syntax.clauses.append(IfSyntax.Clause(conditions: conditions, body: parseBlock()))
      guard token.kind == .identifier, take(.else) else { break }
      if token.keyword != .if {
        syntax.otherwise = parseBlock()
        break
      }
    }
    height += 1
    return Expression(.condition(syntax), range(from: start))
  }

  /// Reads conditions up to the brace after them.
  mutating func parseConditions() -> [Condition] {
    var conditions: [Condition] = []
    let outer = isInCondition
    isInCondition = true
    defer { isInCondition = outer }
    repeat {
      if token.kind == .leftBrace { break }
      conditions.append(parseCondition())
    } while take(.comma)
    return conditions
  }

  private mutating func parseCondition() -> Condition {
    switch token.kind {
    case .pound where peek().kind == .leftParen:
      let name = text(token)
      guard name == "#available" || name == "#unavailable" else { break }
      let start = token.start
      advance()
      skipOne()
      return .availability(text(start, previousEnd))
    case .identifier:
      switch token.keyword {
      case .case:
        advance()
        let pattern = parsePattern(binds: false)
        skipAnnotation()
        return .matching(pattern, take(.equal) ? parseExpression() : missingExpression())
      case .let, .var, .inout: return parseOptionalBinding()
      default: break
      }
    default: break
    }
    return .expression(parseExpression())
  }

  private mutating func parseOptionalBinding() -> Condition {
    advance()
    let start = token.start
    let pattern = parsePattern(binds: true)
    let end = previousEnd
    skipAnnotation()
    if take(.equal) { return .binding(pattern, parseExpression()) }
    guard case .binding(let name) = pattern else { return .binding(pattern, missingExpression()) }
    return .binding(pattern, Expression(.name(name), ByteRange(start, end)))
  }

  /// Skips the type after a pattern.
  private mutating func skipAnnotation() {
    guard take(.colon) else { return }
    if parseType() == nil { noteUnknown() }
  }

  /// Reads `guard`.
  mutating func parseGuard() -> Statement.Kind {
    advance()
    let conditions = parseConditions()
    _ = take(.else)
    return .guarding(conditions, otherwise: parseBlock())
  }

  /// Reads `for`.
  mutating func parseFor() -> Statement.Kind {
    advance()
    while token.keyword == .try || token.keyword == .await || token.keyword == .unsafe { advance() }
    let outer = isInCondition
    isInCondition = true
    let isCase = take(.case)
    let pattern = parsePattern(binds: !isCase)
    skipAnnotation()
    let sequence = take(.in) ? parseExpression() : missingExpression()
    let filter = token.keyword == .where && take(.where) ? parseExpression() : nil
    isInCondition = outer
    return .loop(pattern, in: sequence, filter: filter, body: parseBlock())
  }

  /// Reads `while`.
  mutating func parseWhile() -> Statement.Kind {
    advance()
    let conditions = parseConditions()
    return .whileLoop(conditions, body: parseBlock())
  }

  /// Reads `repeat … while`.
  mutating func parseRepeat() -> Statement.Kind {
    advance()
    let body = parseBlock()
    guard take(.while) else { return .whileLoop([], body: body) }
    return .whileLoop([.expression(parseExpression())], body: body)
  }

  /// Reads `do` with its `catch` clauses.
  mutating func parseDo() -> Statement.Kind {
    advance()
    parseEffects()
    let body = parseBlock()
    var catches: [CatchClause] = []
    while token.kind == .identifier, take(.catch) {
      let outer = isInCondition
      isInCondition = true
      var patterns: [SwitchSyntax.Guarded] = []
      while token.kind != .leftBrace {
        let first = index
        // `catch where …` catches all errors.
        let pattern = token.keyword == .where ? .binding("error") : parsePattern(binds: false)
        let filter = token.keyword == .where && take(.where) ? parseExpression() : nil
        patterns.append(SwitchSyntax.Guarded(pattern, filter: filter))
        if !take(.comma) || index == first { break }
      }
      isInCondition = outer
      catches.append(CatchClause(patterns: patterns, body: parseBlock()))
    }
    return .attempt(body, catches: catches)
  }
}
