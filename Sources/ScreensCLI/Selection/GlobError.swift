import CommandParsing

/// Why a text is not a pattern.
enum GlobError: Error, Equatable {
  case empty
  /// A `[` or `{` without its other half, at a character counted from 1.
  case unclosed(Character, position: Int)
  /// A `\` at the end, which has nothing to make plain.
  case danglingEscape
  /// A range such as `z-a`.
  case reversedRange(Character, Character)
  /// More braces inside each other than ``Glob/deepestNesting``.
  case tooDeep
}

extension GlobError {
  /// The second half of a sentence: what is wrong with the pattern.
  var message: String {
    switch self {
    case .empty: "it must not be empty"
    case .unclosed(let bracket, let position):
      "the '\(bracket)' at character \(position) is never closed"
    case .danglingEscape: "there is nothing after its last '\\'"
    case .reversedRange(let first, let last):
      "the range \("\(first)-\(last)".quoted) runs backwards"
    case .tooDeep: "its braces are nested deeper than \(Glob.deepestNesting)"
    }
  }
}
