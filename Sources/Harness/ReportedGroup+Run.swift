import Files
import Reports
import Snapshots

extension ReportedGroup {
  /// The groups of a run's findings that need a review: equal changes, and failures for the same reason.
  ///
  /// New, moved and obsolete screens are not grouped: what is new should be seen once.
  ///
  /// - Parameter minimum: The number of screens from which findings are a group; 1 in a shard, since other shards may
  ///   have equal ones.
  /// - Returns: The groups in the order of their first screens; nil without any.
  static func groups(of entries: [RunResult.Entry], minimum: Int) -> [ReportedGroup]? {
    entries.compactMap(ReportedGroup.init).joined(minimum: minimum)
  }

  /// Creates the group of one finding; nil if it equals no other one, or is recorded.
  private init?(of entry: RunResult.Entry) {
    guard !entry.isRecorded else { return nil }
    switch entry.verdict {
    case .changed(let change):
      guard let identity = change.identity else { return nil }
      self.init(
        digest: identity.digest, renamedTabs: identity.renames, meaning: identity.words,
        screens: [entry.id])
    case .failed(let reason):
      // With files, it is about the snapshot of this screen.
      guard entry.files.isEmpty else { return nil }
      let digest = SHA256.hexadecimal(of: "failed\n\(reason)".utf8).prefix(16)
      self.init(digest: String(digest), meaning: [], screens: [entry.id])
    case .unchanged, .added, .obsolete, .moved: return nil
    }
  }
}
