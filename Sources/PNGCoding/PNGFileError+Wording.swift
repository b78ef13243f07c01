extension PNGFileError: CustomStringConvertible {
  /// One lowercase sentence without a full stop.
  public var description: String { "cannot read '\(path)': \(cause)" }
}
