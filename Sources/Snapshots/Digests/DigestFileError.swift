package import Files

/// Why the file of digests cannot be used.
package enum DigestFileError: Error, Equatable, Sendable {
  /// The system refused to read it.
  case file(FileError)
  /// It is not a table.
  case content(path: String, DigestTableError)
}

extension DigestFileError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .content(let path, let error): "cannot read '\(path)': \(error)"
    }
  }
}
