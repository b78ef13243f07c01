/// What the JSON form of a manifest is like: version, limits, and ranges of numbers.
///
/// The JSON Schema says the same for editors and other programs; a test holds the two together.
package enum ManifestFormat {
  /// The version that is written, and the only one that is read.
  package static let version = 1

  /// How many objects and arrays may lie inside each other.
  ///
  /// Each level is a call of the reader; a section takes three, so forty of them fit into each other.
  package static let deepest = 128

  /// How many cards may stand side by side; the drawing takes what is beyond for the nearest.
  static let columns = 1...6

  /// How many grey lines a skeleton may have; the drawing takes what is beyond for the nearest.
  static let skeletonLines = 0...60

  /// The part of a bar that is done.
  static let fraction = 0.0...1.0

  /// Heights in points; the drawing takes what is beyond for the nearest.
  static let height = 0.0...10_000.0

  /// Indices of tabs and of segments.
  static let index = 0...10_000
}
