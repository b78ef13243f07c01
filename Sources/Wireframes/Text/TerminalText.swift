import PlainText
import Scenes
import Typography

/// Text measured in the columns of a terminal.
package enum TerminalText {
  /// The number of columns of a text: two for a wide character or an emoji, none for a combining mark.
  package static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A variation selector requests the emoji style, which terminals draw two columns wide.
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

  /// The text without characters that move the cursor, start a line, change the text direction or begin a command to a
  /// CI system; parts that are not known are in angle quotation marks.
  static func printable(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return text }
    var result = String.UnicodeScalarView()
    var command = LogCommand()
    for scalar in TextHole.shown(text).unicodeScalars {
      result.append(command.isBegun(by: scalar) ? "\u{FFFD}" : visible(scalar))
    }
    return String(result)
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // Unicode's control pictures have the order of the control characters.
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }

  /// The text truncated to a number of columns, with an ellipsis if it is longer.
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

  /// The printable text in lines of at most a number of columns, with the line breaking rules of pictures.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    guard text.contains("\n") else { return wrappedLine(printable(text), to: columns) }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.allSatisfy { $0 == " " } ? [""] : wrappedLine(printable(String(line)), to: columns)
    }
  }

  private static func wrappedLine(_ text: String, to columns: Int) -> [String] {
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

/// The code points that terminals draw two columns wide.
///
/// Source: East Asian Width `W` and `F` of Unicode 18.0.0 (EastAsianWidth.txt), adjacent ranges merged.
enum WideScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= ranges[0].first else { return false }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= value
  }

  private static let ranges: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2630, 0x2637), (0x2648, 0x2653),
    (0x267F, 0x267F), (0x268A, 0x268F), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB),
    (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
    (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705),
    (0x270A, 0x270B), (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755),
    (0x2757, 0x2757), (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C),
    (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x2E99), (0x2E9B, 0x2EF3), (0x2F00, 0x2FD5),
    (0x2FF0, 0x3029), (0x3030, 0x303E), (0x3041, 0x3096), (0x309B, 0x30FF), (0x3105, 0x312F),
    (0x3131, 0x3163), (0x3165, 0x318E), (0x3190, 0x31E5), (0x31EF, 0x321E), (0x3220, 0x3247),
    (0x3250, 0xA48C), (0xA490, 0xA4C6), (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF),
    (0xFE10, 0xFE19), (0xFE30, 0xFE52), (0xFE54, 0xFE66), (0xFE68, 0xFE6B), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x16FE3), (0x16FF2, 0x16FF6), (0x17000, 0x18CDA),
    (0x18CFF, 0x18D20), (0x18D80, 0x18DF2), (0x18E00, 0x19191), (0x191A0, 0x191D2),
    (0x1AFF0, 0x1AFF3), (0x1AFF5, 0x1AFFB), (0x1AFFD, 0x1AFFE), (0x1B000, 0x1B128),
    (0x1B132, 0x1B132), (0x1B150, 0x1B152), (0x1B155, 0x1B155), (0x1B164, 0x1B168),
    (0x1B170, 0x1B2FB), (0x1D300, 0x1D356), (0x1D360, 0x1D376), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F1AE, 0x1F1AE),
    (0x1F1E6, 0x1F202), (0x1F210, 0x1F23B), (0x1F240, 0x1F248), (0x1F250, 0x1F251),
    (0x1F260, 0x1F265), (0x1F300, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C),
    (0x1F37E, 0x1F393), (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0),
    (0x1F3F4, 0x1F3F4), (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC),
    (0x1F4FF, 0x1F53D), (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A),
    (0x1F595, 0x1F596), (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5),
    (0x1F6CC, 0x1F6CC), (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6D9), (0x1F6DC, 0x1F6DF),
    (0x1F6EB, 0x1F6EC), (0x1F6F4, 0x1F6FC), (0x1F7DA, 0x1F7DA), (0x1F7E0, 0x1F7EB),
    (0x1F7F0, 0x1F7F0), (0x1F90C, 0x1F93A), (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF),
    (0x1FA70, 0x1FA7C), (0x1FA80, 0x1FAC6), (0x1FAC8, 0x1FAC8), (0x1FACC, 0x1FADD),
    (0x1FADF, 0x1FAEB), (0x1FAEF, 0x1FAFA), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
  ]
}
