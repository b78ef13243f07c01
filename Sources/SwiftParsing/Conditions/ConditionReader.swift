/// Reads the conditions of `#if` from tokens.
struct ConditionReader {
  let bytes: [UInt8]
  let tokens: [Token]
  let conditions: CompilationConditions
  var index = 0
  private var depth = 0

  /// Creates a reader at the first token.
  init(bytes: [UInt8], tokens: [Token], conditions: CompilationConditions) {
    self.bytes = bytes
    self.tokens = tokens
    self.conditions = conditions
  }

  /// The directive at the position.
  var directive: ConditionalDirective? {
    guard tokens[index].kind == .pound else { return nil }
    switch text(tokens[index]) {
    case "#if": return .opening
    case "#elseif": return .alternative
    case "#else": return .otherwise
    case "#endif": return .closing
    default: return nil
    }
  }

  /// The offset after the directive whose last token was read; what else is on its line is skipped.
  var endOfDirective: Int {
    mutating get {
      while tokens[index].kind != .endOfFile, !tokens[index].startsLine { index += 1 }
      return Int(tokens[index - 1].end)
    }
  }

  /// Reads operands that `||` joins, and then what is within an operand.
  mutating func readCondition() -> Bool {
    var result = readConjunction()
    while isOperator("||") {
      index += 1
      let next = readConjunction()
      result = result || next
    }
    return result
  }

  private mutating func readConjunction() -> Bool {
    var result = readOperand()
    while isOperator("&&") {
      index += 1
      let next = readOperand()
      result = result && next
    }
    return result
  }

  private mutating func readOperand() -> Bool {
    var isNegated = false
    while tokens[index].kind == .prefixOperator, text(tokens[index]).allSatisfy({ $0 == "!" }) {
      if !(tokens[index].end - tokens[index].start).isMultiple(of: 2) { isNegated.toggle() }
      index += 1
    }
    return readPrimary() != isNegated
  }

  private mutating func readPrimary() -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .leftParen:
      index += 1
      guard depth < 50 else {
        skipParentheses(closing: Int(token.match))
        return false
      }
      depth += 1
      let result = readCondition()
      depth -= 1
      skipParentheses(closing: Int(token.match))
      return result
    case .identifier, .quotedIdentifier:
      index += 1
      if token.keyword == .true { return true }
      if token.keyword == .false { return false }
      guard tokens[index].kind == .leftParen, !tokens[index].startsLine else {
        return conditions.defines.contains(text(token))
      }
      return readCall(text(token))
    default: return false
    }
  }

  // Parentheses that are left open must not take in the lines after the condition.
  private mutating func skipParentheses(closing end: Int) {
    if tokens[end].kind == .rightParen { index = max(index, end + 1) }
  }

  /// Reads the argument of a condition like `os(…)`: its first name or comparison.
  private mutating func readCall(_ name: String) -> Bool {
    let first = index + 1
    let end = Int(tokens[index].match)
    guard tokens[end].kind == .rightParen, first < end else {
      index = first
      return false
    }
    index = end + 1
    if name == "canImport" {
      // 'canImport(A.B, _version: 1)' asks for the module A.
      return conditions.holds(name, of: text(tokens[first]))
    }
    if name == "swift" || name == "compiler" {
      // A new compiler is later than any version that a file asks about.
      return text(tokens[first]).hasPrefix(">")
    }
    return conditions.holds(name, of: text(tokens[first]))
  }

  private func isOperator(_ name: String) -> Bool {
    tokens[index].kind == .binaryOperator && text(tokens[index]) == name
  }

  private func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
