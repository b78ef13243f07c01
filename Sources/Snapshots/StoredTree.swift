/// What a screen reader says of a screen, below the drawing in its stored text.
///
///     reading order
///
///     navigation bar
///       heading 1 "Ingredient"
package enum StoredTree {
  /// The line above the tree; no line of a drawing starts with a letter.
  static let heading = "reading order"
  private static let start = "\n\(heading)\n"

  /// A text rendering with a tree below it.
  package static func appended(_ lines: [String], to text: String) -> String {
    ([text + start] + lines).joined(separator: "\n") + "\n"
  }

  /// Whether a stored text has a tree.
  package static func isIn(_ text: [UInt8]) -> Bool {
    // Written out, because the search of the standard library takes an eighth of the time of a run.
    let mark = Array(start.utf8)
    return text.indices.dropLast(mark.count - 1).contains { index in
      // The first two bytes are rarely beside each other.
      text[index] == mark[0] && text[index + 1] == mark[1]
        && text[index..<index + mark.count].elementsEqual(mark)
    }
  }

  /// A text without its tree.
  package static func removed(from text: Substring) -> Substring {
    text.firstRange(of: start).map { text[..<$0.lowerBound] } ?? text
  }

  /// The lines of the tree of a text; nil if it has none.
  static func lines(of text: String) -> [Substring]? {
    text.firstRange(of: start).map { text[$0.upperBound...].split(separator: "\n") }
  }
}
