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
