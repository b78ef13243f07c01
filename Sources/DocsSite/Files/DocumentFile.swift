/// A file of the documentation, in memory.
package struct DocumentFile: Sendable, Equatable {
  /// Where it belongs, from the folder of the documentation, with slashes.
  package var path: String
  /// What is in it.
  package var bytes: [UInt8]
  /// Whether only the same bytes are the same file: of an animation a decoder sees the first picture.
  package var isExact: Bool

  /// Creates a file.
  package init(path: String, bytes: [UInt8], isExact: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isExact = isExact
  }
}
