extension Parser {
  /// Reads a closure; its brace is the current token.
  mutating func parseClosure() -> Expression {
    let start = token.start
    let first = index
    let end = Int(token.match)
    defer { leave() }
    guard enter() else {
      noteUnknown()
      skipOne()
      return Expression(.unknown, range(from: start))
    }
    advance()
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var closure = ClosureExpression(parameters: [], body: [])
    parseSignature(upTo: end, of: &closure)
    parseStatements(upTo: end, in: .block, into: &closure.body)
    close(first, .rightBrace)
    height += 2
    return Expression(.closure(closure), range(from: start))
  }

  /// Reads what is before `in`, if there is an `in`.
  private mutating func parseSignature(upTo end: Int, of closure: inout ClosureExpression) {
    guard hasSignature(upTo: end) else { return }
    while token.kind == .at { skipAttribute() }
    if token.kind == .leftSquare { closure.captures = parseCaptures() }
    if token.kind == .leftParen {
      closure.parameters = parseParameters().compactMap { $0.name ?? $0.type.name }
    } else {
      while isLabel(token), token.keyword != .in, token.keyword != .async,
        token.keyword != .throws
      {
        closure.parameters.append(name(token))
        advance()
        if !take(.comma) { break }
      }
    }
    skip { $0.keyword == .in }
    _ = take(.in)
  }

  /// Whether the closure has captures, parameters or attributes and an `in` after them.
  private func hasSignature(upTo end: Int) -> Bool {
    var position = index
    while position < end, tokens[position].kind == .at {
      position += 2
      if tokens[position].kind == .leftParen, !tokens[position].followsSpace {
        position = Int(tokens[position].match) + 1
      }
    }
    if position < end, tokens[position].kind == .leftSquare {
      position = Int(tokens[position].match) + 1
    }
    if position < end, tokens[position].kind == .leftParen {
      position = Int(tokens[position].match) + 1
    } else {
      while position < end, isLabel(tokens[position]), tokens[position].keyword != .in,
        !startsEffects(tokens[position])
      {
        position += 1
        guard position < end, tokens[position].kind == .comma else { break }
        position += 1
      }
    }
    guard position < end else { return false }
    if tokens[position].keyword == .in { return true }
    return hasInAfterEffects(position, upTo: end)
  }

  /// Whether effects and a type follow, and then `in`.
  private func hasInAfterEffects(_ start: Int, upTo end: Int) -> Bool {
    var position = start
    while position < end, startsEffects(tokens[position]) {
      position += 1
      if tokens[position].kind == .leftParen { position = Int(tokens[position].match) + 1 }
    }
    guard position < end else { return false }
    if tokens[position].keyword == .in { return position > start }
    guard tokens[position].kind == .arrow else { return false }
    // A type has no braces and no statements in it.
    while position < end {
      switch tokens[position].kind {
      case .identifier where tokens[position].keyword == .in: return true
      case .identifier
      where tokens[position].keyword.isReserved && !isTypeWord(tokens[position].keyword):
        return false
      case .leftParen, .leftSquare: position = Int(tokens[position].match) + 1
      case .leftBrace, .semicolon, .equal, .string, .stringHead: return false
      default: position += 1
      }
    }
    return false
  }

  private func isTypeWord(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .selfType, .anyType, .throws, .rethrows, .inout, .underscore: true
    default: false
    }
  }

  private func startsEffects(_ token: Token) -> Bool {
    token.keyword == .async || token.keyword == .throws || token.keyword == .rethrows
      || token.keyword == .reasync
  }

  private mutating func parseCaptures() -> [Argument] {
    let first = index
    let end = Int(token.match)
    var captures: [Argument] = []
    advance()
    while index < end {
      if token.keyword == .weak || token.keyword == .unowned,
        isLabel(peek()) || peek().kind == .leftParen
      {
        advance()
        if token.kind == .leftParen { skipOne() }
      }
      let start = token
      if isLabel(token), peek().kind == .equal {
        advance()
        advance()
        captures.append(Argument(name(start), parseExpression()))
      } else {
        captures.append(Argument(nil, parseExpression()))
      }
      if index < end, !take(.comma) {
        noteUnknown()
        skip { $0.kind == .comma }
        if !take(.comma) { break }
      }
    }
    close(first, .rightSquare)
    return captures
  }
}
