extension PNGFileError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  package var description: String { "cannot read '\(path)': \(cause)" }
}
