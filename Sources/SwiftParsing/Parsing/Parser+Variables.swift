extension Parser {
  /// Reads `let` or `var` with its bindings, and the bytes of each.
  ///
  /// - Parameter start: Where the attributes of the first one begin.
  mutating func parseVariables(from start: Int32) -> [(VariableDeclaration, ByteRange)] {
    let isConstant = token.keyword == .let
    advance()
    var variables: [(VariableDeclaration, ByteRange)] = []
    var start = start
    repeat {
      if !variables.isEmpty { start = token.start }
      let first = index
      let variable = parseVariable(isConstant: isConstant)
      // One that is missing is behind the comma, and not behind a comment after it.
      if index == first { start = min(start, previousEnd) }
      variables.append((variable, range(from: start)))
    } while take(.comma)
    return variables
  }

  private mutating func parseVariable(isConstant: Bool) -> VariableDeclaration {
    var variable = VariableDeclaration(isConstant: isConstant, names: [])
    if isLabel(token), !token.keyword.isReserved || token.keyword == .underscore {
      variable.names = [name(token)]
      advance()
    } else if token.kind == .leftParen {
      variable.names = parsePattern(binds: true).boundNames
      variable.isTuple = true
    } else if token.keyword == .self {
      variable.names = ["self"]
      advance()
    } else {
      noteUnknown()
    }
    if take(.colon) { variable.type = parseType() ?? unknownType() }
    if take(.equal) { variable.value = parseOperatorReference() ?? parseExpression() }
    if token.kind == .leftBrace, !isInCondition {
      let accessors = parseAccessors()
      variable.getter = accessors.getter
      variable.observers = accessors.observers
    }
    return variable
  }

  /// The bodies of accessors.
  struct Accessors {
    /// The statements of the getter; nil if there are only observers.
    var getter: [Statement]?
    /// The statements of the others.
    var observers: [Statement] = []
  }

  /// Reads accessors, or the statements of a getter without `get`; the brace is the current token.
  mutating func parseAccessors() -> Accessors {
    guard startsAccessors else { return Accessors(getter: parseBlock()) }
    let first = index
    let end = Int(token.match)
    var accessors = Accessors()
    advance()
    while index < end {
      if take(.semicolon) { continue }
      while token.kind == .at { skipAttribute() }
      while isModifier(token.keyword) { advance() }
      guard isAccessor(token.keyword) else {
        noteUnknown()
        skipOne()
        continue
      }
      parseAccessor(into: &accessors)
    }
    close(first, .rightBrace)
    return accessors
  }

  private mutating func parseAccessor(into accessors: inout Accessors) {
    let keyword = token.keyword
    let outer = height
    height = 0
    defer { height = max(outer, height) }
    advance()
    if token.kind == .leftParen { skipOne() }
    parseEffects()
    let body = token.kind == .leftBrace ? parseBlock() : []
    switch keyword {
    case .get, .read, .yieldingRead, .unsafeAddress, .borrow:
      accessors.getter = (accessors.getter ?? []) + body
    default: accessors.observers += body
    }
  }

  private func isAccessor(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .get, .set, .willSet, .didSet, .read, .modify, .yieldingRead, .yieldingModify,
      .unsafeAddress, .unsafeMutableAddress, .`init`, .borrow, .mutate:
      true
    default: false
    }
  }

  /// Whether the brace at the current token is followed by an accessor with its keyword.
  private var startsAccessors: Bool {
    var position = index + 1
    while tokens[position].kind == .at {
      position += 2
      if tokens[position].kind == .leftParen, !tokens[position].followsSpace {
        position = Int(tokens[position].match) + 1
      }
    }
    while isModifier(tokens[position].keyword), isLabel(tokens[position + 1]) { position += 1 }
    guard isAccessor(tokens[position].keyword) else { return false }
    let next = tokens[position + 1]
    switch next.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .leftParen:
      // 'set(value) { … }', but not a call 'get(value)'.
      return tokens[Int(next.match) + 1].kind == .leftBrace
        || tokens[position].keyword == .set || tokens[position].keyword == .`init`
    case .identifier:
      return isAccessor(next.keyword) || next.keyword == .async || next.keyword == .throws
        || next.keyword == .mutating || next.keyword == .nonmutating
    case .at: return true
    default: return false
    }
  }
}
