extension Parser {
  /// Reads `switch`.
  mutating func parseSwitch() -> Expression {
    defer { leave() }
    guard enter() else { return skipExpression() }
    let start = token.start
    advance()
    let subject = parseConditionExpression()
    var syntax = SwitchSyntax(subject: subject, cases: [])
    guard token.kind == .leftBrace else {
      noteUnknown()
      return Expression(.choice(syntax), range(from: start))
    }
    let first = index
    let end = Int(token.match)
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    advance()
    while index < end {
      guard startsCase else {
        noteUnknown()
        skipOne()
        continue
      }
      syntax.cases.append(parseCase(upTo: end))
    }
    close(first, .rightBrace)
    height += 3
    return Expression(.choice(syntax), range(from: start))
  }

  /// Whether a case of a `switch` begins.
  var startsCase: Bool {
    switch token.keyword {
    case .case: true
    case .default: peek().kind == .colon
    default:
      // '@unknown default:'
      token.kind == .at && (peek(2).keyword == .default || peek(2).keyword == .case)
    }
  }

  private mutating func parseCase(upTo end: Int) -> SwitchSyntax.Case {
    let start = token.start
    var patterns: [SwitchSyntax.Guarded] = []
    if token.kind == .at {
      advance()
      advance()
    }
    if take(.case) {
      repeat {
        var guarded = SwitchSyntax.Guarded(parsePattern(binds: false))
        if token.keyword == .where, take(.where) { guarded.filter = parseExpression() }
        patterns.append(guarded)
      } while take(.comma)
    } else {
      advance()
    }
    if !take(.colon) { noteUnknown() }
    var body: [Statement] = []
    parseStatements(upTo: end, in: .switchCase, into: &body)
    return SwitchSyntax.Case(patterns: patterns, body: body, range: range(from: start))
  }
}
