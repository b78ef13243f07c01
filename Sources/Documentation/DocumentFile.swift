/// A file of the documentation, in memory.
package struct DocumentFile: Sendable, Equatable {
  /// Where it belongs, from the folder of the documentation, with slashes.
  package var path: String
  /// What is in it.
  package var bytes: [UInt8]

  /// Creates a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
