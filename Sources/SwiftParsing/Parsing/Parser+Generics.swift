extension Parser {
  /// Reads `<…>`; nil if it is not a list of types.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    let start = token.start
    let result = parseAngleBrackets()
    // What was open here cannot begin arguments in an expression either.
    if result == nil { comparisons.insert(start) }
    return result
  }

  private mutating func parseAngleBrackets() -> [TypeSyntax]? {
    var arguments: [TypeSyntax] = []
    splitOperator()
    advance()
    while !isOperator(startingWith: ">") {
      if token.kind == .number {
        arguments.append(.named([TypeSyntax.Component(text(token))]))
        advance()
      } else if token.kind == .prefixOperator, isOperator("-"), peek().kind == .number {
        advance()
        arguments.append(.named([TypeSyntax.Component("-" + text(token))]))
        advance()
      } else {
        guard let type = parseType() else { return nil }
        arguments.append(type)
      }
      if isOperator(startingWith: ">") { break }
      guard take(.comma) else { return nil }
    }
    splitOperator()
    advance()
    return arguments
  }

  /// Reads the generic parameters of a declaration, if there are some.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard isOperator(startingWith: "<") else { return [] }
    var parameters: [GenericParameter] = []
    splitOperator()
    advance()
    while !isOperator(startingWith: ">") {
      while token.kind == .at { skipAttribute() }
      if token.keyword == .each || token.keyword == .let { advance() }
      guard isLabel(token) else { break }
      var parameter = GenericParameter(name(token))
      advance()
      if take(.colon) { parameter.constraint = parseType() ?? unknownType() }
      parameters.append(parameter)
      if token.keyword == .where { skipWhere() }
      if !take(.comma) { break }
    }
    guard isOperator(startingWith: ">") else {
      noteUnknown()
      return parameters
    }
    splitOperator()
    advance()
    return parameters
  }

  /// Skips a `where` with the requirements after it.
  mutating func skipWhere() {
    guard token.keyword == .where else { return }
    repeat {
      advance()
      while token.kind == .at { skipAttribute() }
      guard parseType() != nil else { return }
      if token.kind == .colon || isEquality {
        advance()
        if token.kind == .number { advance() } else { _ = parseType() }
      }
    } while token.kind == .comma
  }

  private var isEquality: Bool {
    token.end == token.start + 2 && isOperator(startingWith: "=")
  }
}
