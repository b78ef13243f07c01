extension Parser {
  /// Reads attributes.
  mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while token.kind == .at {
      var attribute = parseAttribute()
      // An old way to write arguments, which only before a declaration cannot be anything else.
      if attribute.arguments == nil, token.kind == .leftParen, !token.startsLine {
        attribute.arguments = parseArguments(.leftParen, .rightParen)
      }
      attributes.append(attribute)
    }
    return attributes
  }

  private mutating func parseAttribute() -> Attribute {
    var attribute = Attribute(parseAttributeName())
    guard token.kind == .leftParen, !token.followsSpace else { return attribute }
    if hasOwnSyntax(attribute.name) {
      skipOne()
      attribute.arguments = []
    } else {
      attribute.arguments = parseArguments(.leftParen, .rightParen)
    }
    return attribute
  }

  /// Reads `@` and a name.
  private mutating func parseAttributeName() -> String {
    advance()
    guard isLabel(token) else {
      noteUnknown()
      return ""
    }
    var result = name(token)
    advance()
    skipAttributeArguments()
    while token.kind == .period, isLabel(peek()) {
      advance()
      result += "." + name(token)
      advance()
      skipAttributeArguments()
    }
    return result
  }

  private mutating func skipAttributeArguments() {
    guard isOperator(startingWith: "<"), !token.followsSpace else { return }
    let before = checkpoint
    if parseGenericArguments() == nil { restore(before) }
  }

  /// Whether the arguments of an attribute are no expressions.
  private func hasOwnSyntax(_ name: String) -> Bool {
    switch name {
    case "available", "backDeployed", "objc", "_specialize", "specialize", "_spi", "_silgen_name",
      "_cdecl", "convention", "differentiable", "derivative", "transpose", "_semantics",
      "_implements", "_documentation", "specialized", "storageRestrictions", "_originallyDefinedIn",
      "_dynamicReplacement",
      "attached", "freestanding", "abi", "lifetime", "_lifetime", "implementation", "exclusivity",
      "inline", "isolated", "_effects", "_private", "_typeEraser", "_unavailableFromAsync":
      true
    default: false
    }
  }

  /// Skips an attribute.
  mutating func skipAttribute() {
    _ = parseAttribute()
  }

  /// Reads an attribute of a type, whose parentheses may belong to the type.
  mutating func parseTypeAttribute() -> String {
    let name = parseAttributeName()
    guard token.kind == .leftParen else { return name }
    switch name {
    case "escaping", "autoclosure", "Sendable", "noescape", "MainActor", "ViewBuilder",
      "unchecked", "retroactive", "preconcurrency", "concurrent", "nonisolated":
      break
    default:
      // '@convention(c) () -> Void' has arguments, '@Foo (Int) -> Void' has not.
      if !token.followsSpace { skipOne() }
    }
    return name
  }
}
