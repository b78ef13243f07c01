/// A change of all texts that shows problems of translations before there are any; the names are those of Xcode.
package enum PseudoLanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents: a text without accents is not in a catalog, and marks above letters may be cut.
  case accented
  /// Each text twice.
  case doubleLength = "double-length"
  /// Each text between `[#` and `#]`: a missing end is cut.
  case boundedString = "bounded-string"
  /// The layout from right to left, with the texts as they are.
  case rightToLeft = "right-to-left"

  /// A text in the pseudo-language.
  ///
  /// Format specifiers, Markdown and the marks of ``TextHole`` stay whole.
  package func changed(_ text: String) -> String {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return text }
    switch self {
    case .accented:
      return TextHole.changingText(of: text) { known in
        ProtectedText.parts(of: known).reduce(into: "") { result, part in
          result += part.isProtected ? String(part.text) : Self.accents(on: part.text)
        }
      }
    case .doubleLength: return "\(text) \(text)"
    case .boundedString: return "[# \(text) #]"
    case .rightToLeft: return text
    }
  }

  private static func accents(on text: Substring) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { accentedLetters[$0] ?? $0 }))
  }

  // The letters of Mozilla's pseudo-language "accented".
  private static let accentedLetters: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let marked = "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ"
    return Dictionary(
      zip(plain.unicodeScalars, marked.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }()
}

/// The parts of a text that a pseudo-language changes, and those that it must keep.
struct ProtectedText {
  let text: Substring
  let isProtected: Bool

  /// The parts in order: format specifiers and the marks of Markdown are protected.
  ///
  /// - Complexity: linear in the length of the text.
  static func parts(of text: String) -> [ProtectedText] {
    var parts: [ProtectedText] = []
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      guard let end = protectedEnd(from: index, in: text) else {
        index = text.index(after: index)
        continue
      }
      if start < index {
        parts.append(ProtectedText(text: text[start..<index], isProtected: false))
      }
      parts.append(ProtectedText(text: text[index..<end], isProtected: true))
      (start, index) = (end, end)
    }
    if start < text.endIndex {
      parts.append(ProtectedText(text: text[start...], isProtected: false))
    }
    return parts
  }

  /// The end of what is protected from an index on; nil if nothing is.
  private static func protectedEnd(from index: String.Index, in text: String) -> String.Index? {
    let next = text.index(after: index)
    switch text[index] {
    case "%": return FormatPiece.specifierEnd(from: index, in: text)
    case "*", "_", "~": return next
    case "`":
      // Code is not translated.
      return text[next...].firstIndex(of: "`").map(text.index(after:)) ?? next
    case "]" where next < text.endIndex && text[next] == "(":
      return text[next...].firstIndex(of: ")").map(text.index(after:))
    default: return nil
    }
  }
}
