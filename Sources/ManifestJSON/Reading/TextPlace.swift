/// A place in a text, as editors count it.
package struct TextPlace: Sendable, Equatable {
  /// The line, from 1.
  package var line: Int
  /// The character in the line, from 1; characters are Unicode scalars.
  package var column: Int

  /// Creates a place.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPlace: Comparable {
  package static func < (first: TextPlace, second: TextPlace) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}
