/// The syntax tree of a source file.
package struct SourceFile: Sendable, Equatable {
  /// The declarations and, in a main file, other statements of the file.
  package var statements: [Statement]
  /// The number of places that could not be parsed.
  package var unknownCount: Int

  /// Creates a tree.
  package init(statements: [Statement], unknownCount: Int) {
    self.statements = statements
    self.unknownCount = unknownCount
  }
}
