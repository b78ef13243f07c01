/// What of a snapshot is stored.
package enum SnapshotForm: String, Sendable, CaseIterable {
  /// The text and the picture.
  case both
  /// The text, and of the picture no more than its digest, which keeps a repository small.
  case text
}
