/// Makes characters visible that a terminal or a page would interpret or hide.
///
/// Titles and ids come from an app, and file names from anywhere. None of them may move the cursor, set
/// colours, end a line or reorder the line that it is in. Nor may it be a command to a CI system that reads the log:
/// GitHub and Azure find `##[error]` and `##vso[task]` anywhere in a line.
package enum VisibleText {
  /// The text with control characters, line ends and invisible format characters escaped.
  package static func line(_ text: String) -> String {
    escape(text) { _ in false }
  }

  /// The line in single quotes, for a message.
  package static func quoted(_ text: String) -> String { "'\(line(text))'" }

  /// The same for a text of several lines; its line feeds are kept.
  package static func lines(_ text: String) -> String {
    escape(text) { $0 == "\n" }
  }

  private static func escape(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    var command = LogCommand()
    let isSafe = text.unicodeScalars.allSatisfy { scalar in
      (!isUnsafe(scalar) || isKept(scalar)) && !command.isBegun(by: scalar)
    }
    if isSafe { return text }
    var result = ""
    command = LogCommand()
    for scalar in text.unicodeScalars {
      let isBracket = command.isBegun(by: scalar)
      if isBracket || isUnsafe(scalar) && !isKept(scalar) {
        result += spelling(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A JSON text with the same characters as escapes, for a terminal; line feeds between its values are kept.
  package static func json(_ text: String) -> String {
    func isEscaped(_ scalar: Unicode.Scalar) -> Bool { isUnsafe(scalar) && scalar.value > 0x1F }
    if !text.unicodeScalars.contains(where: isEscaped) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isEscaped(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }

  private static func spelling(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a scalar is a control character, a line separator, a noncharacter, or an invisible character
  /// that reorders others or hides in a name.
  ///
  /// The joiners U+200C and U+200D are kept: Persian words and emoji families need them.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}

/// Finds the bracket of a command to a CI system: `##`, letters, and the bracket.
package struct LogCommand {
  private var signs = 0

  /// Begins at the start of a text.
  package init() {}

  /// Whether a scalar is the bracket; call it with each scalar of a text in order.
  package mutating func isBegun(by scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#": signs += 1
    case "[" where signs >= 2: return true
    case "a"..."z" where signs >= 2, "A"..."Z" where signs >= 2: break
    default: signs = 0
    }
    return false
  }
}

/// Quotes texts for a POSIX shell, for commands that people copy.
package enum ShellWord {
  /// The text as one word, in quotes where the shell would interpret it.
  package static func quoted(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlain)
    if isPlain { return text }
    // Single quotes protect everything except a single quote, which goes between two quoted parts.
    let pieces = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

/// Encodes names as components of a URL path.
package enum URLPath {
  /// A name with all but the unreserved characters of RFC 3986 (section 2.3) percent-encoded.
  package static func encoded(_ name: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The percent-decoded text; nil if it is not UTF-8.
  package static func decoded(_ name: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs invalid UTF-8, which changes the bytes.
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
