extension JSONNode {
  /// The most bytes that an object or array on one line takes.
  static let lineWidth = 100

  /// Appends the value as JSON text.
  ///
  /// What is short is on one line, however far to the right, so that a row or a button is one line of
  /// a diff; what is not has a line for each of its members.
  ///
  /// - Parameters:
  ///   - text: The text so far.
  ///   - indentation: The spaces before the line that the value starts on.
  /// - Complexity: O(*n*) in the length of the text, as a try to fit into a line ends at its width.
  func append(to text: inout String, indentation: Int) {
    var line = ""
    if appendInline(to: &line) {
      text += line
      return
    }
    switch self {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += Self.spaces(indentation + 2)
        value.append(to: &text, indentation: indentation + 2)
      }
      text += "\n\(Self.spaces(indentation))]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? "\n" : ",\n"
        text += "\(Self.spaces(indentation + 2))\(Self.literal(member.name)): "
        member.value.append(to: &text, indentation: indentation + 2)
      }
      text += "\n\(Self.spaces(indentation))}"
    default:
      text += scalar
    }
  }

  /// Appends the value in one line unless that becomes too long.
  private func appendInline(to line: inout String) -> Bool {
    switch self {
    case .array(let values):
      line += "["
      for (index, value) in values.enumerated() {
        if index > 0 { line += ", " }
        guard value.appendInline(to: &line) else { return false }
      }
      line += "]"
    case .object(let members):
      line += members.isEmpty ? "{" : "{ "
      for (index, member) in members.enumerated() {
        if index > 0 { line += ", " }
        line += "\(Self.literal(member.name)): "
        guard member.value.appendInline(to: &line) else { return false }
      }
      line += members.isEmpty ? "}" : " }"
    default:
      line += scalar
    }
    return line.utf8.count <= Self.lineWidth
  }

  private var scalar: String {
    switch self {
    case .string(let text): Self.literal(text)
    case .integer(let number): "\(number)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .array, .object: ""
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A text in quotes, with what JSON does not allow in there escaped.
  static func literal(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
