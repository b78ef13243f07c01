extension Parser {
  /// Reads a type or an extension; its keyword is the current token.
  mutating func parseTypeDeclaration() -> Declaration.Kind? {
    let keyword: TypeDeclaration.Keyword
    switch token.keyword {
    case .class: keyword = .objectClass
    case .struct: keyword = .structure
    case .enum: keyword = .enumeration
    case .actor: keyword = .actor
    case .protocol: keyword = .interface
    default: keyword = .extension
    }
    advance()
    var type = TypeDeclaration(keyword: keyword, name: "")
    if keyword == .extension {
      while token.kind == .at { skipAttribute() }
      type.name = parseExtendedName()
    } else if isLabel(token) {
      type.name = name(token)
      advance()
      if keyword == .interface {
        if isOperator(startingWith: "<") { _ = parseGenericArguments() }
      } else {
        type.genericParameters = parseGenericParameters()
      }
    } else {
      noteUnknown()
    }
    if take(.colon) { type.inherited = parseInherited() }
    skipWhere()
    guard token.kind == .leftBrace else {
      noteUnknown()
      return .type(type)
    }
    type.members = parseMembers()
    return .type(type)
  }

  /// The name of an extended type, also one that is written with brackets.
  private mutating func parseExtendedName() -> String {
    let start = token.start
    guard let type = parseType() else {
      noteUnknown()
      return ""
    }
    switch type {
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .optional: return "Optional"
    default: return type.name ?? text(start, previousEnd)
    }
  }

  /// Reads the types after a colon.
  mutating func parseInherited() -> [TypeSyntax] {
    var types: [TypeSyntax] = []
    repeat {
      if token.keyword == .class {
        // 'protocol P: class' is an old way to write 'AnyObject'.
        advance()
        types.append(.named([TypeSyntax.Component("AnyObject")]))
        continue
      }
      guard let type = parseType() else {
        if token.kind != .leftBrace { noteUnknown() }
        break
      }
      types.append(type)
    } while take(.comma)
    return types
  }

  /// Reads the members of a type; the brace is the current token.
  private mutating func parseMembers() -> [Declaration] {
    defer { leave() }
    guard enter() else {
      noteUnknown()
      skipOne()
      return []
    }
    let first = index
    let end = Int(token.match)
    let outer = isInCondition
    isInCondition = false
    defer { isInCondition = outer }
    var members: [Declaration] = []
    advance()
    while index < end {
      if take(.semicolon) { continue }
      let outer = height
      height = 0
      parseMember(into: &members)
      height = max(outer, height)
    }
    close(first, .rightBrace)
    height += 2
    return members
  }

  private mutating func parseMember(into members: inout [Declaration]) {
    let first = index
    let start = token.start
    if startsDeclaration(inType: true) || token.kind == .pound {
      parseDeclarations(inType: true) { members.append($0) }
      if index > first { return }
    }
    noteUnknown()
    skipOne()
    skip { $0.startsLine || $0.kind == .semicolon }
    members.append(Declaration(.other(""), range: range(from: start)))
  }

  /// Reads `case a, b(Int)` of an enum.
  mutating func parseEnumCases() -> Declaration.Kind {
    var elements: [EnumElement] = []
    advance()
    repeat {
      let start = token.start
      guard isLabel(token) else {
        noteUnknown()
        break
      }
      var element = EnumElement(name: name(token), range: ByteRange(start, start))
      advance()
      if token.kind == .leftParen { element.parameters = parseParameters() }
      if take(.equal) { element.rawValue = parseExpression() }
      element.range = range(from: start)
      elements.append(element)
    } while take(.comma)
    return .enumCase(elements)
  }
}
