import Typography

/// Text measured in the columns of a terminal.
package enum TerminalText {
  /// How many columns a text takes: two for a wide character or an emoji, none for a mark that
  /// combines with the one before it.
  package static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A variation selector asks for the coloured form, which terminals draw two columns wide.
    if scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { max($0, width(of: $1)) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants of Hangul combine with the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return WideScalars.contains(scalar) ? 2 : 1
  }

  /// The text without anything that would move the cursor, start a line or turn the direction.
  static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(visible(scalar)) }
    return String(result)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // The control pictures of Unicode, in the order of the controls.
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  /// The text cut to a number of columns, with an ellipsis where something is missing.
  package static func fitted(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      used += width(of: character)
      if used > columns - 1 { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// The text in lines of at most a number of columns, broken where the lines of a picture may be.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    let words = text.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    var lines: [String] = []
    var breaker = LineBreaker(words, emptyLine: ColumnMeasure(columns: columns))
    while let range = breaker.next() {
      lines.append(String(words[range].trimmingLastBlanks()))
    }
    return lines
  }
}

/// Measures a line in columns.
private struct ColumnMeasure: LineMeasure {
  let columns: Int
  private var used = 0

  init(columns: Int) { self.columns = columns }

  mutating func add(_ character: Substring.UnicodeScalarView) {
    used += TerminalText.width(of: Substring(character))
  }

  var fits: Bool { used <= columns }
}
