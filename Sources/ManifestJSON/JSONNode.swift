/// A JSON value to write, with its members in the order of the output.
enum JSONNode: Sendable, Equatable {
  case string(String)
  case integer(Int)
  /// A number that is finite.
  case number(Double)
  case bool(Bool)
  case array([JSONNode])
  case object([Member])

  /// A name with its value.
  struct Member: Sendable, Equatable {
    var name: String
    var value: JSONNode
  }
}

extension JSONNode {
  /// The maximum length in bytes of an object or array on one line.
  static let lineWidth = 100

  /// Appends the value as JSON text.
  ///
  /// A short value is on one line, however far it is indented, so that a row or a button is one line of a diff. A
  /// longer one has a line for each member.
  ///
  /// - Parameters:
  ///   - text: The text so far, in UTF-8.
  ///   - indentation: The spaces before the line that the value starts on.
  /// - Complexity: O(*n*) in the length of the text, since an attempt to fit into a line ends at its width.
  func append(to text: inout [UInt8], indentation: Int) {
    let start = text.count
    if appendInline(to: &text, end: start + Self.lineWidth) { return }
    text.removeLast(text.count - start)
    switch self {
    case .array(let values):
      text.append(ASCII.openBracket)
      for (index, value) in values.enumerated() {
        Self.beginLine(isFirst: index == 0, &text, indentation + 2)
        value.append(to: &text, indentation: indentation + 2)
      }
      Self.endLines(&text, indentation)
      text.append(ASCII.closeBracket)
    case .object(let members):
      text.append(ASCII.openBrace)
      for (index, member) in members.enumerated() {
        Self.beginLine(isFirst: index == 0, &text, indentation + 2)
        Self.appendLiteral(member.name, to: &text)
        text.append(ASCII.colon)
        text.append(ASCII.space)
        member.value.append(to: &text, indentation: indentation + 2)
      }
      Self.endLines(&text, indentation)
      text.append(ASCII.closeBrace)
    default:
      appendScalar(to: &text)
    }
  }

  /// The value as JSON text.
  func text(indentation: Int) -> String {
    var text: [UInt8] = []
    append(to: &text, indentation: indentation)
    return String(decoding: text, as: UTF8.self)
  }

  private static func beginLine(isFirst: Bool, _ text: inout [UInt8], _ indentation: Int) {
    if !isFirst { text.append(ASCII.comma) }
    endLines(&text, indentation)
  }

  private static func endLines(_ text: inout [UInt8], _ indentation: Int) {
    text.append(ASCII.newline)
    text.append(contentsOf: repeatElement(ASCII.space, count: indentation))
  }

  /// Appends the value on one line; false if that reaches beyond an end.
  private func appendInline(to line: inout [UInt8], end: Int) -> Bool {
    switch self {
    case .array(let values):
      line.append(ASCII.openBracket)
      for (index, value) in values.enumerated() {
        if index > 0 { Self.appendComma(to: &line) }
        guard value.appendInline(to: &line, end: end) else { return false }
      }
      line.append(ASCII.closeBracket)
    case .object(let members):
      line.append(ASCII.openBrace)
      for (index, member) in members.enumerated() {
        if index > 0 { Self.appendComma(to: &line) } else { line.append(ASCII.space) }
        Self.appendLiteral(member.name, to: &line)
        line.append(ASCII.colon)
        line.append(ASCII.space)
        guard member.value.appendInline(to: &line, end: end) else { return false }
      }
      if !members.isEmpty { line.append(ASCII.space) }
      line.append(ASCII.closeBrace)
    default:
      appendScalar(to: &line)
    }
    return line.count <= end
  }

  private static func appendComma(to line: inout [UInt8]) {
    line.append(ASCII.comma)
    line.append(ASCII.space)
  }

  /// Appends the value without any white space.
  func appendCompact(to text: inout [UInt8]) {
    switch self {
    case .array(let values):
      text.append(ASCII.openBracket)
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(ASCII.comma) }
        value.appendCompact(to: &text)
      }
      text.append(ASCII.closeBracket)
    case .object(let members):
      text.append(ASCII.openBrace)
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(ASCII.comma) }
        Self.appendLiteral(member.name, to: &text)
        text.append(ASCII.colon)
        member.value.appendCompact(to: &text)
      }
      text.append(ASCII.closeBrace)
    default:
      appendScalar(to: &text)
    }
  }

  private func appendScalar(to text: inout [UInt8]) {
    switch self {
    case .string(let string): Self.appendLiteral(string, to: &text)
    case .integer(let number): text += "\(number)".utf8
    case .number(let number): text += (Int(exactly: number).map { "\($0)" } ?? "\(number)").utf8
    case .bool(let isTrue): text += (isTrue ? "true" : "false").utf8
    case .array, .object: break
    }
  }

  /// A text in quotes, with the characters escaped that JSON requires.
  static func literal(_ text: String) -> String {
    var result: [UInt8] = []
    appendLiteral(text, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  private static func appendLiteral(_ text: String, to result: inout [UInt8]) {
    result.append(ASCII.quote)
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for (offset, byte) in bytes.enumerated()
      where byte < 0x20 || byte == ASCII.quote || byte == ASCII.backslash {
        result.append(contentsOf: bytes[start..<offset])
        appendEscaped(byte, to: &result)
        start = offset + 1
      }
      result.append(contentsOf: bytes[start...])
    }
    result.append(ASCII.quote)
  }

  private static func appendEscaped(_ byte: UInt8, to result: inout [UInt8]) {
    result.append(ASCII.backslash)
    switch byte {
    case ASCII.quote, ASCII.backslash: result.append(byte)
    case ASCII.newline: result.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): result.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): result.append(UInt8(ascii: "t"))
    default:
      let digits = String(byte, radix: 16)
      result += "u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
    }
  }
}

/// The bytes of JSON's own characters.
private enum ASCII {
  static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
