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
  ///   - text: The text so far.
  ///   - indentation: The spaces before the line that the value starts on.
  /// - Complexity: O(*n*) in the length of the text, since an attempt to fit into a line ends at its width.
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
        text += Self.spaces(indentation + 2)
        Self.appendLiteral(member.name, to: &text)
        text += ": "
        member.value.append(to: &text, indentation: indentation + 2)
      }
      text += "\n\(Self.spaces(indentation))}"
    default:
      appendScalar(to: &text)
    }
  }

  /// Appends the value on one line; false if that is too long.
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
        Self.appendLiteral(member.name, to: &line)
        line += ": "
        guard member.value.appendInline(to: &line) else { return false }
      }
      line += members.isEmpty ? "}" : " }"
    default:
      appendScalar(to: &line)
    }
    return line.utf8.count <= Self.lineWidth
  }

  private func appendScalar(to text: inout String) {
    switch self {
    case .string(let string): Self.appendLiteral(string, to: &text)
    case .integer(let number): text += "\(number)"
    case .number(let number): text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .array, .object: break
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  /// A text in quotes, with the characters escaped that JSON requires.
  static func literal(_ text: String) -> String {
    var result = ""
    appendLiteral(text, to: &result)
    return result
  }

  private static func appendLiteral(_ text: String, to result: inout String) {
    result += "\""
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      appendEscaped(text, to: &result)
    } else {
      result += text
    }
    result += "\""
  }

  private static func appendEscaped(_ text: String, to result: inout String) {
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
  }
}
