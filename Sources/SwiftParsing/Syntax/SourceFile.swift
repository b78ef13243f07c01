/// The syntax tree of a source file.
package struct SourceFile: Sendable, Equatable {
  /// The declarations and, in a main file, other statements of the file.
  package var statements: [Statement]
  /// The offsets of the places that could not be parsed, in the order in which they were found.
  package var unknownOffsets: [Int32]

  /// The number of places that could not be parsed.
  package var unknownCount: Int { unknownOffsets.count }

  /// Creates a tree.
  package init(statements: [Statement], unknownOffsets: [Int32] = []) {
    self.statements = statements
    self.unknownOffsets = unknownOffsets
  }
}
