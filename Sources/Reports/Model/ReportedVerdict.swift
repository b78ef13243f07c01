/// What a comparison with the stored snapshot found.
package enum ReportedVerdict: String, Codable, Sendable, CaseIterable {
  /// Text and picture are the stored ones.
  case unchanged
  /// Text or picture differ from the stored ones.
  case changed
  /// There is no snapshot yet.
  case added
  /// There is a snapshot but no screen.
  case obsolete
  /// The snapshot is there under the id of a screen that is gone.
  case moved
  /// The screen could not be drawn or its snapshot not be read.
  case failed
}
