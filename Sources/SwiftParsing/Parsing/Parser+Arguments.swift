extension Parser {
  /// Reads arguments in brackets; the opening one is the current token.
  mutating func parseArguments(_ opening: Token.Kind, _ closing: Token.Kind) -> [Argument] {
    let first = index
    let end = Int(token.match)
    advance()
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var arguments: [Argument] = []
    while index < end {
      arguments.append(parseArgument())
      if index < end, !take(.comma) {
        noteUnknown()
        skip { $0.kind == .comma }
        if !take(.comma) { break }
      }
    }
    close(first, closing)
    return arguments
  }

  private mutating func parseArgument() -> Argument {
    var label: String?
    if isLabel(token), peek().kind == .colon {
      if token.keyword != .underscore { label = name(token) }
      advance()
      advance()
    }
    if let operation = parseOperatorReference() { return Argument(label, operation) }
    return Argument(label, parseExpression())
  }

  /// Reads an operator that is an argument itself, as in `reduce(0, +)`.
  mutating func parseOperatorReference() -> Expression? {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .ampersand, .infixQuestion: break
    default: return nil
    }
    switch peek().kind {
    case .comma, .rightParen, .rightSquare, .colon: break
    default: return nil
    }
    let start = token.start
    let name = text(token)
    advance()
    return Expression(.name(name), range(from: start))
  }

  /// Whether a token may be the label of an argument.
  func isLabel(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .quotedIdentifier || token.kind == .dollar
  }

  /// Whether the brace at the current token begins a trailing closure.
  ///
  /// In the condition of a statement a brace is the statement's unless what follows it needs another one (the rules of
  /// `atValidTrailingClosure` in Swift's own parser).
  var startsTrailingClosure: Bool {
    guard token.kind == .leftBrace else { return false }
    let inside = peek()
    if inside.keyword == .willSet || inside.keyword == .didSet { return startsObserver }
    guard isInCondition else { return true }
    if inside.startsLine || inside.keyword == .case || inside.keyword == .default { return false }
    let end = Int(token.match)
    guard tokens[end].kind == .rightBrace else { return false }
    let next = tokens[end + 1]
    switch next.kind {
    case .leftBrace, .comma: return true
    case .identifier where next.keyword == .where: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .postfixExclamation,
      .colon, .equal, .postfixOperator, .binaryOperator:
      return !next.startsLine
    case .identifier where next.keyword == .as || next.keyword == .is: return !next.startsLine
    default: return false
    }
  }

  // 'var x = f() { didSet { … } }' has an observer and no trailing closure.
  private var startsObserver: Bool {
    let next = peek(2).kind
    return next != .leftBrace && next != .leftParen
  }

  /// Reads closures after a call; the first brace is the current token.
  mutating func parseTrailingClosures(of callee: Expression, arguments: [Argument]) -> Expression {
    let closures = parseTrailingClosures()
    let call = CallExpression(
      callee: callee, arguments: arguments + closures, trailingClosures: closures.count)
    return Expression(.call(call), range(from: callee.range.start))
  }

  /// Reads closures after arguments; the first brace is the current token.
  mutating func parseTrailingClosures() -> [Argument] {
    var closures = [Argument(nil, parseClosure())]
    while isLabel(token), token.keyword != .default, peek().kind == .colon,
      peek(2).kind == .leftBrace
    {
      let label = token.keyword == .underscore ? nil : name(token)
      advance()
      advance()
      closures.append(Argument(label, parseClosure()))
    }
    return closures
  }
}
