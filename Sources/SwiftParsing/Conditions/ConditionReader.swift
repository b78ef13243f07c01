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
        index = Int(token.match)
        return false
      }
      depth += 1
      let result = readCondition()
      depth -= 1
      index = max(index, Int(token.match))
      if tokens[index].kind == .rightParen { index += 1 }
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

  /// Reads the argument of a condition like `os(…)`: its first name or comparison.
  private mutating func readCall(_ name: String) -> Bool {
    let first = index + 1
    let end = max(Int(tokens[index].match), first)
    index = tokens[end].kind == .rightParen ? end + 1 : end
    guard first < end else { return false }
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
