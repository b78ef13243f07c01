/// Marks the parts of a text that are not known until the app runs.
///
/// A page from source may have a title such as `Hello, ‹user.name›`. Pictures show such a part as a grey bar,
/// texts show it in angle quotation marks. The marks include a word joiner (U+2060), so that quotation marks of
/// an app's own texts are not taken for a hole.
package enum TextHole {
  /// The characters before a hole.
  package static let start = "\u{2039}\u{2060}"
  /// The characters after a hole.
  package static let end = "\u{2060}\u{203A}"

  /// A part of a text.
  package enum Part: Sendable, Equatable {
    /// Known text.
    case text(Substring)
    /// The source of an expression whose text is not known.
    case hole(Substring)
  }

  /// The mark for an expression.
  package static func mark(_ source: String) -> String { start + source + end }

  /// Whether a text has holes.
  package static func isIn(_ text: String) -> Bool {
    // The byte search makes the usual answer cheap: texts in Latin letters have no such byte.
    guard text.utf8.contains(0xE2) else { return false }
    return parts(of: text).contains { if case .hole = $0 { true } else { false } }
  }

  /// The known and unknown parts of a text, in order; a mark without its other half is text.
  ///
  /// - Complexity: linear in the length of the text.
  package static func parts(of text: String) -> [Part] {
    let scalars = text.unicodeScalars
    var parts: [Part] = []
    var (known, index) = (text.startIndex, text.startIndex)
    var open: (mark: String.Index, source: String.Index)?
    while index < text.endIndex {
      let next = scalars.index(after: index)
      guard next < text.endIndex else { break }
      switch (scalars[index], scalars[next]) {
      case ("\u{2039}", "\u{2060}"):
        open = (index, scalars.index(after: next))
        index = scalars.index(after: next)
      case ("\u{2060}", "\u{203A}"):
        index = scalars.index(after: next)
        guard let hole = open else { break }
        if known < hole.mark { parts.append(.text(text[known..<hole.mark])) }
        parts.append(.hole(text[hole.source..<scalars.index(index, offsetBy: -2)]))
        (known, open) = (index, nil)
      default:
        index = next
      }
    }
    if known < text.endIndex { parts.append(.text(text[known...])) }
    return parts
  }

  /// The text with `‹source›` for each hole, without word joiners.
  package static func shown(_ text: String) -> String {
    guard text.utf8.contains(0xE2) else { return text }
    return parts(of: text).reduce(into: "") { result, part in
      switch part {
      case .text(let known): result += known
      case .hole(let source): result += "\u{2039}\(source)\u{203A}"
      }
    }
  }

  /// The text with its known parts changed.
  package static func changingText(of text: String, _ change: (String) -> String) -> String {
    guard isIn(text) else { return change(text) }
    return parts(of: text).reduce(into: "") { result, part in
      switch part {
      case .text(let known): result += change(String(known))
      case .hole(let source): result += mark(String(source))
      }
    }
  }

  /// Whether no word of a text is known: it has a hole, and no letter or digit beside its holes.
  package static func isAll(of text: String) -> Bool {
    isIn(text, besideOnly: { !$0.isLetter && !$0.isNumber })
  }

  /// Whether nothing of a text is known, not even a sign as in `@‹name›`: it has a hole, and only spaces beside its holes.
  package static func isOnly(in text: String) -> Bool {
    isIn(text, besideOnly: \.isWhitespace)
  }

  /// Whether a text has a hole, and beside its holes only certain characters.
  private static func isIn(_ text: String, besideOnly isMinor: (Character) -> Bool) -> Bool {
    guard isIn(text) else { return false }
    return parts(of: text).allSatisfy { part in
      switch part {
      case .text(let known): known.allSatisfy(isMinor)
      case .hole: true
      }
    }
  }
}
