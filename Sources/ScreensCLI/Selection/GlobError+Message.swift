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
