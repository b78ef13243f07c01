/// Makes what a terminal or a page would obey, or hide, visible.
///
/// Titles and ids come from an app, and a file name from anywhere: none may move a cursor, set
/// colours, end a line, or reorder the line it stands in.
package enum VisibleText {
  /// The text with control characters, line ends and invisible format characters written out.
  package static func line(_ text: String) -> String {
    escape(text) { _ in false }
  }

  /// The line in single quotes, for a message.
  package static func quoted(_ text: String) -> String { "'\(line(text))'" }

  /// The same for a text of several lines, whose line feeds stay.
  package static func lines(_ text: String) -> String {
    escape(text) { $0 == "\n" }
  }

  private static func escape(
    _ text: String, keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    if !text.unicodeScalars.contains(where: { isUnsafe($0) && !isKept($0) }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar), !isKept(scalar) {
        result += spelling(of: scalar)
      } else {
        result.unicodeScalars.append(scalar)
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

  /// Whether a scalar is a control character, a separator of lines, no character at all, or an
  /// invisible one that changes the order of others or hides in a name.
  ///
  /// The joiners U+200C and U+200D stay: Persian words and emoji families need them.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}
