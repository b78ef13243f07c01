/// Why a PNG file could not be read.
package struct PNGFileError: Error, Sendable, Equatable {
  /// The path as it was given.
  package var path: String
  /// What is wrong with the file, or in its place.
  package var cause: PNGDecodingError

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path as it was given.
  ///   - cause: What is wrong with the file, or in its place.
  package init(path: String, cause: PNGDecodingError) {
    self.path = path
    self.cause = cause
  }
}
