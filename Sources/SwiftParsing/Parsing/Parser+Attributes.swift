extension Parser {
  /// Reads attributes.
  mutating func parseAttributes() -> [Attribute] {
    var attributes: [Attribute] = []
    while token.kind == .at { attributes.append(parseAttribute()) }
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
    while token.kind == .period, isLabel(peek()) {
      advance()
      result += "." + name(token)
      advance()
    }
    if isOperator(startingWith: "<"), !token.followsSpace {
      let before = checkpoint
      if parseGenericArguments() == nil { restore(before) }
    }
    return result
  }

  /// Whether the arguments of an attribute are no expressions.
  private func hasOwnSyntax(_ name: String) -> Bool {
    switch name {
    case "available", "backDeployed", "objc", "_specialize", "specialize", "_spi", "_silgen_name",
      "_cdecl", "convention", "differentiable", "derivative", "transpose", "_semantics",
      "_implements", "storageRestrictions", "_originallyDefinedIn", "_dynamicReplacement",
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
