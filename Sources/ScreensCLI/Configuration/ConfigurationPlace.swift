import ManifestJSON

/// A place in a file of settings, or the file as a whole.
struct ConfigurationPlace: Sendable, Equatable {
  /// The file as it is shown.
  let path: String
  var place: TextPlace?

  /// The file in quotes, with line and column where they are known.
  var shown: String {
    path.quoted + (place.map { " (line \($0.line), column \($0.column))" } ?? "")
  }
}
