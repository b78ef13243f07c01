extension Parser {
  /// Reads a type; nil if there is none.
  mutating func parseType() -> TypeSyntax? {
    var attributes: [String] = []
    return parseType(attributes: &attributes)
  }

  /// Reads a type and adds the names of its attributes.
  mutating func parseType(attributes: inout [String]) -> TypeSyntax? {
    defer { leave() }
    guard enter() else { return nil }
    parseTypeWords(attributes: &attributes)
    if token.kind == .identifier, token.keyword == .some || token.keyword == .any,
      startsType(peek())
    {
      let isAny = token.keyword == .any
      advance()
      guard let inner = parseType() else { return nil }
      return isAny ? TypeSyntax.any(inner) : TypeSyntax.some(inner)
    }
    if token.kind == .leftParen { return parseTupleOrFunction() }
    guard let first = parseSimpleType() else { return nil }
    return parseComposition(first)
  }

  /// A type that is not there.
  mutating func unknownType() -> TypeSyntax {
    noteUnknown()
    return .unknown
  }

  private mutating func parseTypeWords(attributes: inout [String]) {
    while true {
      if token.kind == .at {
        attributes.append(parseTypeAttribute())
        continue
      }
      guard token.kind == .identifier else { return }
      switch token.keyword {
      case .inout, .repeat: advance()
      case .borrowing, .consuming, .sending, .isolated, .each, .oldOwned, .oldShared,
        .compileTime:
        guard startsType(peek()), !peek().startsLine else { return }
        advance()
      case .nonisolated:
        advance()
        if token.kind == .leftParen, !token.followsSpace { skipOne() }
      default: return
      }
    }
  }

  /// Whether a type may begin with a token.
  func startsType(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier:
      switch token.keyword {
      case .anyType, .selfType, .underscore, .inout, .repeat, .protocol: true
      default: !token.keyword.isReserved
      }
    case .quotedIdentifier, .leftParen, .leftSquare, .at: true
    case .prefixOperator: bytes[Int(token.start)] == UInt8(ascii: "~")
    default: false
    }
  }

  private mutating func parseComposition(_ first: TypeSyntax) -> TypeSyntax? {
    guard isOperator("&") else { return first }
    var types = [first]
    while isOperator("&") {
      advance()
      guard let next = parseSimpleType() else { return nil }
      types.append(next)
    }
    return .composition(types)
  }

  private mutating func parseTupleOrFunction() -> TypeSyntax? {
    guard let (elements, labels) = parseTupleType() else { return nil }
    if token.kind == .arrow || startsEffects {
      parseEffects()
      guard take(.arrow) else { return nil }
      return .function(elements, parseType() ?? unknownType())
    }
    let base = elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    guard let type = parseTypeSuffixes(of: base) else { return nil }
    return parseComposition(type)
  }

  /// Whether `async` or `throws` with an arrow after it is the current token.
  var startsEffects: Bool {
    guard token.kind == .identifier else { return false }
    var position = 0
    while position < 3 {
      let next = peek(position)
      switch next.keyword {
      case .async, .throws, .rethrows, .reasync: position += 1
      default: return position > 0 && (next.kind == .arrow || next.kind == .leftParen)
      }
      if peek(position).kind == .leftParen {
        return tokens[Int(peek(position).match) + 1].kind == .arrow
      }
    }
    return peek(position).kind == .arrow
  }

  /// Skips `async`, `throws` and what it throws.
  mutating func parseEffects() {
    while token.kind == .identifier {
      switch token.keyword {
      case .async, .reasync, .rethrows, .await, .try: advance()
      case .throws, .throw:
        advance()
        if token.kind == .leftParen { skipOne() }
      default: return
      }
    }
  }

  private mutating func parseSimpleType() -> TypeSyntax? {
    switch token.kind {
    case .leftParen:
      guard let (elements, labels) = parseTupleType() else { return nil }
      return parseTypeSuffixes(
        of: elements.count == 1 ? elements[0] : .tuple(elements, labels: labels))
    case .leftSquare:
      guard let type = parseCollectionType() else { return nil }
      return parseTypeSuffixes(of: type)
    case .prefixOperator where isOperator("~"):
      advance()
      guard startsType(token), case .named(var components)? = parseNamedType() else { return nil }
      components[0].name = "~" + components[0].name
      return .named(components)
    case .identifier, .quotedIdentifier:
      guard startsType(token), let type = parseNamedType() else { return nil }
      return parseTypeSuffixes(of: type)
    default: return nil
    }
  }

  private mutating func parseNamedType() -> TypeSyntax? {
    var components: [TypeSyntax.Component] = []
    repeat {
      var component = TypeSyntax.Component(name(token))
      advance()
      if isOperator(startingWith: "<") {
        guard let arguments = parseGenericArguments() else { return nil }
        component.arguments = arguments
      }
      components.append(component)
    } while takeComponentDot()
    return .named(components)
  }

  private mutating func takeComponentDot() -> Bool {
    guard token.kind == .period, isLabel(peek()) else { return false }
    advance()
    return true
  }

  private mutating func parseTypeSuffixes(of base: TypeSyntax) -> TypeSyntax? {
    var type = base
    var count = 0
    while true {
      switch token.kind {
      case .postfixQuestion, .postfixExclamation:
        guard !token.startsLine else { return type }
        count += 1
        if count < 8 { type = .optional(type) }
        advance()
      case .period where isLabel(peek()):
        // 'Type' and 'Protocol' of a type in brackets, or what follows an optional.
        advance()
        advance()
      default: return type
      }
    }
  }

  private mutating func parseCollectionType() -> TypeSyntax? {
    let first = index
    advance()
    if token.kind == .number || token.keyword == .underscore, peek().kind == .identifier {
      advance()
      advance()
    }
    guard let element = parseType() else { return nil }
    var type = TypeSyntax.array(element)
    if token.kind == .identifier, text(token) == "of" {
      advance()
      guard let sized = parseType() else { return nil }
      type = .array(sized)
    }
    if take(.colon) {
      guard let value = parseType() else { return nil }
      type = .dictionary(element, value)
    }
    guard token.kind == .rightSquare, index == Int(tokens[first].match) else { return nil }
    advance()
    return type
  }

  private mutating func parseTupleType() -> ([TypeSyntax], labels: [String?])? {
    let end = Int(token.match)
    var elements: [TypeSyntax] = []
    var labels: [String?] = []
    advance()
    while index < end {
      labels.append(parseTupleLabel())
      guard let type = parseType() else { return nil }
      elements.append(type)
      if isOperator(startingWith: "."), text(token) == "..." { advance() }
      if take(.equal) { _ = parseExpression() }
      guard index == end || take(.comma) else { return nil }
    }
    guard token.kind == .rightParen, index == end else { return nil }
    advance()
    return (elements, labels)
  }

  /// Reads the label of an element; nil if it has none, or a name that only documents it.
  private mutating func parseTupleLabel() -> String? {
    guard isLabel(token) else { return nil }
    let label = text(token)
    if peek().kind == .colon {
      advance()
      advance()
      return label == "_" ? nil : label
    }
    if isLabel(peek()), peek(2).kind == .colon {
      advance()
      advance()
      advance()
    }
    return nil
  }
}
