/// Which of a screen's pictures a snapshot is: the scheme and the scale that are not the default.
///
/// The default has no suffix; others are named `recipeDetail~dark.png` or `recipeDetail~dark@3x.png`.
package struct SnapshotVariant: Hashable, Sendable {
  /// What the names of the files have between the id and the extension.
  package let suffix: String

  /// Light at scale 2.
  package static let standard = SnapshotVariant(isDark: false, scale: 2)

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - isDark: Whether the pictures are dark.
  ///   - scale: The number of pixels a point.
  package init(isDark: Bool, scale: Int) {
    let parts = (isDark ? "dark" : "") + (scale == 2 ? "" : "@\(scale)x")
    suffix = parts.isEmpty ? "" : "~" + parts
  }

  init(suffix: String) {
    self.suffix = suffix
  }
}
