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
}
