import SymbolGraphs

/// Reads types and parameters from the tokens of a declaration.
struct DeclarationParser {
  /// A word, a sign or a literal.
  struct Token: Equatable {
    var text: String
    /// The id of the declaration that it names, if any.
    var id: String?
  }

  private let tokens: [Token]
  private var position = 0

  init(_ fragments: [SymbolGraph.Fragment]) {
    tokens = fragments.flatMap { fragment in
      guard let id = fragment.id, !fragment.spelling.hasPrefix("@") else {
        return Self.tokens(in: fragment.spelling)
      }
      return [Token(text: fragment.spelling, id: id)]
    }
  }

  /// Whether all tokens are read.
  var isAtEnd: Bool { position >= tokens.count }

  /// The text of the next token, or of a later one; empty behind the last.
  func peek(_ offset: Int = 0) -> String {
    tokens.indices.contains(position + offset) ? tokens[position + offset].text : ""
  }

  /// Reads a token if it has this text.
  mutating func take(_ text: String) -> Bool {
    guard peek() == text else { return false }
    position += 1
    return true
  }

  /// Reads a token, whatever it is.
  @discardableResult
  mutating func next() -> Token {
    defer { position += 1 }
    return tokens.indices.contains(position) ? tokens[position] : Token(text: "")
  }

  // MARK: Types

  /// Reads a type.
  mutating func type() -> TypeSyntax {
    skipAttributes()
    if take("any") || take("some") { return .existential(type()) }
    var type = primary()
    while true {
      if take("?") || take("!") {
        type = .optional(type)
      } else if take("&") {
        type = .other("\(type) & \(primary())")
      } else {
        return type
      }
    }
  }

  private mutating func primary() -> TypeSyntax {
    if take("[") {
      let element = type()
      let value = take(":") ? type() : nil
      _ = take("]")
      return value.map { .dictionary(element, $0) } ?? .array(element)
    }
    if take("(") { return tupleOrFunction() }
    guard Self.isWord(peek()) else { return .other(next().text) }
    var names = [name()]
    while peek() == ".", Self.isWord(peek(1)) {
      next()
      names.append(name())
    }
    return .named(names)
  }

  private mutating func tupleOrFunction() -> TypeSyntax {
    let elements = parameters()
    while ["async", "throws", "rethrows"].contains(peek()) {
      next()
      skipBrackets()
    }
    if take("->") { return .function(elements, type()) }
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  private mutating func name() -> TypeSyntax.Name {
    let token = next()
    var name = TypeSyntax.Name(text: token.text.filter { $0 != "`" }, id: token.id)
    guard take("<") else { return name }
    while !isAtEnd, !take(">") {
      name.arguments.append(type())
      _ = take(",")
    }
    return name
  }

  private mutating func skipAttributes() {
    while true {
      if take("@") {
        if next().text == "convention" { skipBrackets() }
      } else if ["inout", "borrowing", "consuming", "sending", "isolated"].contains(peek()) {
        next()
      } else {
        return
      }
    }
  }

  // MARK: Parameters

  /// Reads parameters up to the closing bracket, which is read, too.
  mutating func parameters() -> [TypeSyntax.Parameter] {
    var parameters: [TypeSyntax.Parameter] = []
    while !isAtEnd, !take(")") {
      parameters.append(parameter())
      _ = take(",")
    }
    return parameters
  }

  private mutating func parameter() -> TypeSyntax.Parameter {
    var label: String?
    if Self.isWord(peek()), peek(1) == ":" {
      label = next().text
      next()
    } else if Self.isWord(peek()), Self.isWord(peek(1)), peek(2) == ":" {
      label = next().text
      next()
      next()
    }
    let isAutoclosure = peek() == "@" && peek(1) == "autoclosure"
    var parameter = TypeSyntax.Parameter(
      label: label == "_" ? nil : label?.filter { $0 != "`" }, type: type(),
      isAutoclosure: isAutoclosure)
    parameter.isVariadic = take("...")
    if take("=") { parameter.defaultValue = defaultValue() }
    return parameter
  }

  private mutating func defaultValue() -> String {
    var (text, depth) = ("", 0)
    while !isAtEnd {
      if depth == 0, peek() == "," || peek() == ")" { break }
      let token = next().text
      if ["(", "[", "{"].contains(token) { depth += 1 }
      if [")", "]", "}"].contains(token) { depth -= 1 }
      text += token
    }
    return text
  }

  /// Skips what is in round brackets, if they are next.
  private mutating func skipBrackets() {
    guard take("(") else { return }
    var depth = 1
    while !isAtEnd, depth > 0 {
      let token = next().text
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
    }
  }

  /// Skips what is in angle brackets, if they are next.
  ///
  /// - Returns: Whether they were.
  mutating func skipGenerics() -> Bool {
    guard take("<") else { return false }
    var depth = 1
    while !isAtEnd, depth > 0 {
      let token = next().text
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
    }
    return true
  }
}

extension DeclarationParser {
  private static func isWord(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" || $0 == "$" } == true
  }

  /// The tokens of source code.
  private static func tokens(in text: String) -> [Token] {
    var rest = Substring(text)
    var tokens: [Token] = []
    while let first = rest.first {
      let count: Int
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first.isLetter || first.isNumber || "_`$".contains(first) {
        count = rest.prefix { $0.isLetter || $0.isNumber || "_`$".contains($0) }.count
      } else if first == "\"" {
        count = lengthOfLiteral(rest)
      } else if let sign = ["->", "..."].first(where: rest.hasPrefix) {
        count = sign.count
      } else {
        count = 1
      }
      tokens.append(Token(text: String(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return tokens
  }

  private static func lengthOfLiteral(_ text: Substring) -> Int {
    var (count, isEscaped) = (1, false)
    for character in text.dropFirst() {
      count += 1
      if character == "\"", !isEscaped { break }
      isEscaped = character == "\\" && !isEscaped
    }
    return count
  }
}
