extension Parser {
  /// Reads what follows a primary expression: members, calls, subscripts, trailing closures, `!` and `?`.
  mutating func parseSuffixes(of base: Expression) -> Expression {
    var result = base
    while let next = parseSuffix(of: result) {
      result = next
      height += 1
      if height > SwiftParser.heightLimit { result = tooHigh(result.range) }
      // Swift allows closures after a call once; another brace begins a statement.
      if token.kind == .leftBrace, case .call(let call) = result.kind, call.trailingClosures > 0 {
        return result
      }
    }
    return result
  }

  private mutating func parseSuffix(of base: Expression) -> Expression? {
    let start = base.range.start
    switch token.kind {
    case .period: return parseMember(of: base)
    case .leftParen where !token.startsLine: return parseCall(of: base)
    case .leftSquare where !token.startsLine:
      var arguments = parseArguments(.leftSquare, .rightSquare)
      if startsTrailingClosure { arguments += parseTrailingClosures() }
      return Expression(.subscripted(base, arguments), range(from: start))
    case .leftBrace where mayHaveTrailingClosure(base) && startsTrailingClosure:
      return parseTrailingClosures(of: base, arguments: [])
    case .postfixQuestion: return parsePostfix("?", of: base)
    case .postfixExclamation: return parsePostfix("!", of: base)
    case .postfixOperator: return parsePostfix(text(token), of: base)
    default: return nil
    }
  }

  private mutating func parsePostfix(_ name: String, of base: Expression) -> Expression {
    advance()
    return Expression(.postfix(base, name), range(from: base.range.start))
  }

  private mutating func parseMember(of base: Expression) -> Expression {
    advance()
    let start = base.range.start
    guard let name = parseMemberName() else {
      noteUnknown()
      return Expression(.unknown, range(from: start))
    }
    let member = Expression(.member(base, name), range(from: start))
    return parseGenericArguments(of: member)
  }

  /// Reads the name after a dot, which may be a keyword or the number of an element; nil if there is none.
  mutating func parseMemberName() -> String? {
    switch token.kind {
    case .identifier, .quotedIdentifier, .dollar:
      // 'a.' at the end of a line before a declaration or statement is a mistake.
      if token.startsLine, token.keyword.isReserved { return nil }
      let name = name(token)
      advance()
      return parseArgumentLabels(after: name)
    case .number:
      let name = text(token)
      advance()
      return name
    default: return nil
    }
  }

  /// Reads the labels of a name such as `move(from:to:)`, if it has them.
  mutating func parseArgumentLabels(after name: String) -> String {
    guard token.kind == .leftParen, !token.startsLine, peek(2).kind == .colon else { return name }
    let end = Int(token.match)
    var position = index + 1
    while position + 1 < end, isLabel(tokens[position]), tokens[position + 1].kind == .colon {
      position += 2
    }
    guard position == end, position > index + 1, tokens[end].kind == .rightParen else {
      return name
    }
    let labels = (index + 1..<end).map { text(tokens[$0]) }.joined()
    advance(to: end)
    advance()
    return "\(name)(\(labels))"
  }

  /// Reads generic arguments after a name, if what looks like them are some.
  mutating func parseGenericArguments(of base: Expression) -> Expression {
    guard isOperator(startingWith: "<"), !comparisons.contains(token.start) else { return base }
    let before = checkpoint
    let offset = token.start
    guard let arguments = parseGenericArguments(), followsGenericArguments else {
      restore(before)
      comparisons.insert(offset)
      return base
    }
    return Expression(.generic(base, arguments), range(from: base.range.start))
  }

  /// Whether generic arguments may end before the current token, as Swift decides.
  private var followsGenericArguments: Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .postfixExclamation, .postfixQuestion, .colon, .stringTail, .stringMiddle:
      true
    case .leftParen, .leftSquare: !token.startsLine
    case .binaryOperator, .prefixOperator, .postfixOperator:
      isOperator("&") || isOperator(startingWith: ">")
    case .equal: true
    default: token.startsLine
    }
  }

  private mutating func parseCall(of callee: Expression) -> Expression {
    let arguments = parseArguments(.leftParen, .rightParen)
    if startsTrailingClosure { return parseTrailingClosures(of: callee, arguments: arguments) }
    let call = CallExpression(callee: callee, arguments: arguments)
    return Expression(.call(call), range(from: callee.range.start))
  }

  /// Whether a closure may follow an expression: not after a literal.
  private func mayHaveTrailingClosure(_ base: Expression) -> Bool {
    switch base.kind {
    case .name, .member, .generic, .call, .subscripted, .tuple, .postfix, .closure: true
    default: false
    }
  }
}
