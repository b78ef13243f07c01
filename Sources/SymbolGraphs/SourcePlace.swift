/// A line of a file.
package struct SourcePlace: Sendable, Hashable {
  /// The path of the file, absolute.
  package var file: String
  /// The line, from one.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
