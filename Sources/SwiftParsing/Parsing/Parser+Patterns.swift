extension Parser {
  /// Reads a pattern.
  ///
  /// - Parameter binds: Whether names are bound, as after `let`, rather than compared.
  mutating func parsePattern(binds: Bool) -> Pattern {
    defer { leave() }
    guard enter() else { return .expression(skipExpression()) }
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    var pattern = parsePrimaryPattern(binds: binds)
    while true {
      if token.kind == .postfixQuestion, !isExpression(pattern) {
        advance()
        pattern = .optional(pattern)
        height += 1
        if height > SwiftParser.heightLimit { pattern = .wildcard }
      } else if token.keyword == .as, token.kind == .identifier, !isExpression(pattern) {
        advance()
        pattern = .cast(pattern, parseType() ?? unknownType())
      } else {
        return pattern
      }
    }
  }

  private func isExpression(_ pattern: Pattern) -> Bool {
    if case .expression = pattern { true } else { false }
  }

  private mutating func parsePrimaryPattern(binds: Bool) -> Pattern {
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .let, .var:
        advance()
        return parsePattern(binds: true)
      case .inout where binds:
        advance()
        return parsePattern(binds: true)
      case .is:
        advance()
        return .type(parseType() ?? unknownType())
      case .underscore where endsPattern(peek()):
        advance()
        return .wildcard
      default: break
      }
      if isCasePath { return parseCasePattern(binds: binds) }
      guard binds, !token.keyword.isReserved || token.keyword == .self else { break }
      return parseBinding()
    case .quotedIdentifier where binds: return parseBinding()
    case .quotedIdentifier where isCasePath, .period where isCasePath:
      return parseCasePattern(binds: binds)
    case .leftParen where endsPattern(tokens[Int(token.match) + 1]):
      return .tuple(parsePatternElements(binds: binds))
    default: break
    }
    let outer = stopsAtAssignment
    stopsAtAssignment = true
    defer { stopsAtAssignment = outer }
    return .expression(parseExpression())
  }

  private mutating func parseBinding() -> Pattern {
    let name = name(token)
    advance()
    return .binding(name)
  }

  /// Whether a pattern may end before a token, so that what came before it is no part of an expression.
  private func endsPattern(_ token: Token) -> Bool {
    switch token.kind {
    case .comma, .colon, .rightParen, .rightSquare, .rightBrace, .equal, .postfixQuestion,
      .leftBrace, .endOfFile, .semicolon, .stringTail:
      true
    case .identifier:
      token.keyword == .as || token.keyword == .in || token.keyword == .where || token.startsLine
    default: false
    }
  }

  /// Whether `.name`, `A.name` or these with a payload are the whole pattern.
  private var isCasePath: Bool {
    var position = 0
    var dots = 0
    if token.kind != .period {
      guard isLabel(token) else { return false }
      position = 1
    }
    while position < 5, peek(position).kind == .period, isLabel(peek(position + 1)) {
      let next = peek(position + 1).keyword
      if next == .`init` || (next == .self && peek(position + 2).kind != .leftParen) {
        return false
      }
      position += 2
      dots += 1
    }
    guard dots > 0 else { return false }
    let next = peek(position)
    if next.kind == .leftParen, !next.startsLine {
      let end = Int(next.match)
      return tokens[end].kind == .rightParen && endsPattern(tokens[end + 1])
    }
    return endsPattern(next)
  }

  private mutating func parseCasePattern(binds: Bool) -> Pattern {
    var names: [String] = []
    repeat {
      _ = take(.period)
      names.append(name(token))
      advance()
    } while token.kind == .period
    let name = names.removeLast()
    let type = names.isEmpty ? nil : names.joined(separator: ".")
    guard token.kind == .leftParen, !token.startsLine else {
      return .enumCase(type: type, name: name, payload: nil)
    }
    return .enumCase(type: type, name: name, payload: parsePatternElements(binds: binds))
  }

  private mutating func parsePatternElements(binds: Bool) -> [Pattern.Element] {
    let first = index
    let end = Int(token.match)
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var elements: [Pattern.Element] = []
    advance()
    while index < end {
      var label: String?
      if isLabel(token), peek().kind == .colon {
        label = name(token)
        advance()
        advance()
      }
      elements.append(Pattern.Element(label, parsePattern(binds: binds)))
      if index < end, !take(.comma) {
        noteUnknown()
        skip { $0.kind == .comma }
        if !take(.comma) { break }
      }
    }
    close(first, .rightParen)
    height += 1
    return elements
  }
}

extension Pattern {
  /// The names that the pattern binds, in order.
  package var boundNames: [String] {
    switch self {
    case .wildcard, .type, .expression: []
    case .binding(let name): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
    case .enumCase(_, _, let payload): payload?.flatMap(\.pattern.boundNames) ?? []
    case .optional(let inner), .cast(let inner, _): inner.boundNames
    }
  }
}
