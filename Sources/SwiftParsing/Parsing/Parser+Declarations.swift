extension Parser {
  /// Whether a declaration begins at the current token.
  ///
  /// - Parameter inType: Whether it would be a member of a type, where `init` and `case` begin one too.
  func startsDeclaration(inType: Bool) -> Bool {
    switch token.kind {
    case .at: return true
    case .identifier where token.keyword != .other: break
    default: return false
    }
    var position = index
    while true {
      let next = tokens[position]
      switch next.kind {
      case .at:
        position += 2
        if tokens[position].kind == .leftParen, !tokens[position].followsSpace {
          position = Int(tokens[position].match) + 1
        }
        continue
      case .identifier: break
      default: return false
      }
      if isIntroducer(position, inType: inType) { return true }
      // A constant of the name 'final' may end a case before the next one.
      if tokens[position].keyword == .`init`, position > index { return true }
      guard isModifier(next.keyword) else { return false }
      position += 1
      if tokens[position].kind == .leftParen {
        // 'open(set) var', but not a call 'open(file)'.
        guard isModifierDetail(position) else { return false }
        position += 3
      }
    }
  }

  /// Whether one of the words in parentheses that may follow a modifier is at an index.
  private func isModifierDetail(_ position: Int) -> Bool {
    guard tokens[position + 1].kind == .identifier, Int(tokens[position].match) == position + 2
    else { return false }
    switch text(tokens[position + 1]) {
    case "set", "safe", "unsafe", "nonsending": return true
    default: return false
    }
  }

  /// Whether the token of an index is the keyword of a declaration.
  private func isIntroducer(_ position: Int, inType: Bool) -> Bool {
    let next = tokens[position + 1]
    switch tokens[position].keyword {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      return true
    case .`init`, .case: return inType
    case .actor, .macro: return isLabel(next) && !next.startsLine && !next.keyword.isReserved
    default: return false
    }
  }

  /// Whether a word may be before the keyword of a declaration.
  func isModifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .async, .borrowing, .consuming, .convenience, .distributed, .dynamic, .fileprivate,
      .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private, .public,
      .required, .sending, .static, .unowned, .weak, .oldConsuming, .compileTime, .local, .class:
      true
    default: false
    }
  }

  /// Reads a declaration; several for `let a = 1, b = 2`.
  ///
  /// - Parameters:
  ///   - inType: Whether it is a member of a type.
  ///   - add: Gets each of them.
  mutating func parseDeclarations(inType: Bool, _ add: (Declaration) -> Void) {
    let start = token.start
    let attributes = parseAttributes()
    let modifiers = parseModifiers()
    if token.keyword == .let || token.keyword == .var || token.keyword == .inout {
      var attributes = attributes
      for (variable, range) in parseVariables(from: start) {
        add(
          Declaration(
            .variable(variable), attributes: attributes, modifiers: modifiers, range: range))
        // Their arguments are outside of the range of the next variable.
        attributes = attributes.map { Attribute($0.name) }
      }
      return
    }
    guard let kind = parseDeclaration(inType: inType) else {
      noteUnknown()
      skip { $0.startsLine || $0.kind == .semicolon }
      return add(
        Declaration(
          .other(""), attributes: attributes, modifiers: modifiers, range: range(from: start)))
    }
    add(
      Declaration(kind, attributes: attributes, modifiers: modifiers, range: range(from: start)))
  }

  private mutating func parseDeclaration(inType: Bool) -> Declaration.Kind? {
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .extension, .actor: return parseTypeDeclaration()
    case .func: return parseFunction()
    case .`init`: return parseInitializer()
    case .subscript: return parseSubscript()
    case .deinit: return parseDeinitializer()
    case .typealias, .associatedtype: return parseAlias()
    case .case: return parseEnumCases()
    case .import: return parseImport()
    case .macro: return parseMacroDeclaration()
    case .operator, .precedencegroup: return parseOther()
    default: return token.kind == .pound ? .macro(parseMacro()) : nil
    }
  }

  /// Reads modifiers.
  mutating func parseModifiers() -> [String] {
    var modifiers: [String] = []
    while token.kind == .identifier, isModifier(token.keyword) {
      if token.keyword == .class, !isModified(peek()) { break }
      let start = token.start
      advance()
      if token.kind == .leftParen, isModifierDetail(index) { skipOne() }
      modifiers.append(text(start, previousEnd))
    }
    return modifiers
  }

  /// Whether `class` before a token is a modifier.
  private func isModified(_ token: Token) -> Bool {
    switch token.keyword {
    case .func, .var, .let, .subscript: true
    default: isModifier(token.keyword)
    }
  }

  private mutating func parseAlias() -> Declaration.Kind {
    let isAlias = token.keyword == .typealias
    advance()
    let name = isLabel(token) ? name(token) : ""
    if isLabel(token) { advance() }
    _ = parseGenericParameters()
    if take(.colon) { _ = parseInherited() }
    var type: TypeSyntax?
    if take(.equal) { type = parseType() ?? unknownType() }
    skipWhere()
    guard let type = type ?? (isAlias ? unknownType() : nil) else {
      return .other("associatedtype")
    }
    return .alias(name, type)
  }

  private mutating func parseImport() -> Declaration.Kind {
    advance()
    switch token.keyword {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias: advance()
    default: break
    }
    let start = token.start
    while !token.startsLine, isLabel(token) || token.kind == .period || isOperatorName {
      advance()
    }
    return .importing(text(start, previousEnd))
  }

  private var isOperatorName: Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }

  private mutating func parseMacroDeclaration() -> Declaration.Kind {
    _ = parseFunction()
    if take(.equal) { _ = parseExpression() }
    skipWhere()
    return .other("macro")
  }

  /// Skips a declaration that has no nodes of its own.
  private mutating func parseOther() -> Declaration.Kind {
    let name = token.keyword.rawValue
    advance()
    // The name of an operator or what follows it may be a token of any kind.
    while !token.startsLine, token.kind != .endOfFile, token.kind != .semicolon {
      switch token.kind {
      case .rightParen, .rightSquare, .rightBrace: return .other(name)
      default: skipOne()
      }
    }
    return .other(name)
  }
}
