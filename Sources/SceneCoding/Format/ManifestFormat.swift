/// The JSON form of a manifest as a whole; the tables in `Scenes` have the fields of what is in it.
package enum ManifestFormat {
  /// The version that is written, and the only one that is read.
  package static let version = 1

  /// How many objects and arrays may lie inside each other.
  ///
  /// Each level is a call of the reader; a section takes three, so forty of them fit into each other.
  package static let deepest = 128

  /// Indices of tabs.
  static let tabIndex = 0...10_000
}

/// What a manifest has at its top, in the order in which it is written.
enum ManifestField: String, CaseIterable {
  case schema = "$schema"
  case version, app, tabs, screens

  /// Whether a file must have it.
  var isRequired: Bool { self == .version || self == .screens }
}
