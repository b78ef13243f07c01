/// What a document refers to, and where.
package struct DocumentReference: Sendable, Equatable {
  /// What is referred to.
  package enum Target: Sendable, Equatable {
    /// An image, by its path or its name.
    case image(String)
    /// A screen, by its id.
    case screen(String)
  }

  /// What is referred to.
  package var target: Target
  /// The line, from 1.
  package var line: Int
  /// The column in characters, from 1.
  package var column: Int

  /// Creates a reference.
  package init(_ target: Target, line: Int, column: Int) {
    self.target = target
    self.line = line
    self.column = column
  }
}
