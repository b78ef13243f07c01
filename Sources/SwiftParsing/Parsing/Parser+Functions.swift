extension Parser {
  /// Reads a function.
  mutating func parseFunction() -> Declaration.Kind {
    advance()
    var name = ""
    switch token.kind {
    case .identifier, .quotedIdentifier, .dollar:
      name = self.name(token)
      advance()
    case .leftParen, .leftBrace, .endOfFile, .rightBrace: noteUnknown()
    default: name = parseOperatorName()
    }
    return .function(parseFunctionRest(name: name))
  }

  // In 'func <<T>(a: T)' and 'func ==<T>()' the '<' before a name begins the parameters.
  private mutating func parseOperatorName() -> String {
    let operation = text(token)
    if operation.utf8.count > 1, operation.utf8.last == UInt8(ascii: "<"), isLabel(peek()) {
      let start = token.start
      while token.end > start + 1, token.start < start + Int32(operation.utf8.count) - 1 {
        splitOperator()
        advance()
      }
      return String(operation.dropLast())
    }
    advance()
    return operation
  }

  /// Reads an initializer.
  mutating func parseInitializer() -> Declaration.Kind {
    advance()
    if token.kind == .postfixQuestion || token.kind == .postfixExclamation { advance() }
    return .initializer(parseFunctionRest(name: "init"))
  }

  /// Reads `deinit`, as a function of that name.
  mutating func parseDeinitializer() -> Declaration.Kind {
    advance()
    parseEffects()
    let body = token.kind == .leftBrace ? parseBlock() : nil
    return .function(FunctionDeclaration(name: "deinit", parameters: [], body: body))
  }

  private mutating func parseFunctionRest(name: String) -> FunctionDeclaration {
    var function = parseHead(name: name)
    if token.kind == .leftBrace { function.body = parseBlock() }
    return function
  }

  /// Reads what is between the name and the body.
  private mutating func parseHead(name: String) -> FunctionDeclaration {
    var function = FunctionDeclaration(name: name, parameters: [], body: nil)
    function.genericParameters = parseGenericParameters()
    if token.kind == .leftParen { function.parameters = parseParameters() } else { noteUnknown() }
    parseEffects()
    if take(.arrow) {
      function.result = parseType() ?? unknownType()
      parseEffects()
    }
    skipWhere()
    return function
  }

  /// Reads a subscript.
  mutating func parseSubscript() -> Declaration.Kind {
    advance()
    var function = parseHead(name: "subscript")
    if token.kind == .leftBrace {
      let accessors = parseAccessors()
      function.body = (accessors.getter ?? []) + accessors.observers
    }
    return .subscripting(function)
  }

  /// Reads parameters in parentheses.
  mutating func parseParameters() -> [Parameter] {
    let first = index
    let end = Int(token.match)
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var parameters: [Parameter] = []
    advance()
    while index < end {
      parameters.append(parseParameter())
      if index < end, !take(.comma) {
        noteUnknown()
        skip { $0.kind == .comma }
        if !take(.comma) { break }
      }
    }
    close(first, .rightParen)
    return parameters
  }

  private mutating func parseParameter() -> Parameter {
    var parameter = Parameter(label: nil, name: nil, type: .unknown)
    while token.kind == .at { parameter.attributes.append(parseTypeAttribute()) }
    while isLabel(token), isParameterWord(token.keyword), isLabel(peek()) { advance() }
    parseNames(of: &parameter)
    if parameter.name == nil || take(.colon) {
      parameter.takesMany = token.keyword == .repeat
      parameter.type = parseType(attributes: &parameter.attributes) ?? unknownType()
    }
    if isOperator(startingWith: "."), text(token) == "..." {
      parameter.type = .array(parameter.type)
      parameter.takesMany = true
      advance()
    }
    if take(.equal) { parameter.value = parseOperatorReference() ?? parseExpression() }
    return parameter
  }

  // Words before the names of a parameter, such as 'isolated'; one name after a word is no label.
  private func isParameterWord(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .isolated, .borrowing, .consuming, .sending, .inout, .compileTime:
      peek().kind == .identifier && peek(2).kind != .colon ? peek(3).kind == .colon : false
    default: false
    }
  }

  /// Reads `label name` before a colon, or nothing where a type follows.
  private mutating func parseNames(of parameter: inout Parameter) {
    guard isLabel(token) else { return }
    let first = name(token)
    let isUnlabelled = token.keyword == .underscore
    let second = peek()
    if second.kind == .colon {
      parameter.label = isUnlabelled ? nil : first
      parameter.name = first
      advance()
    } else if isLabel(second), peek(2).kind == .colon {
      parameter.label = isUnlabelled ? nil : first
      parameter.name = name(second)
      advance()
      advance()
    }
  }
}
