import Files
import Snapshots

/// In which form a run finds and leaves the pictures of its variant.
struct StoredPictures: Sendable {
  /// All digests of the folder.
  private var table: DigestTable
  private let store: SnapshotStore
  /// The form that the run writes and compares with.
  let form: SnapshotForm

  /// Reads the digests.
  ///
  /// - Parameter form: The form that was asked for; nil for the one in which the variant is stored.
  init(store: SnapshotStore, form: SnapshotForm?) throws(DigestFileError) {
    self.store = store
    table = try store.readDigests()
    self.form = form ?? (table.contains(store.variant) ? .text : .both)
  }

  /// What pictures are compared with; nil where they are files.
  var digests: DigestTable? { form == .text ? table : nil }

  /// The ids with a digest but without a screen.
  func obsoleteIDs(manifest ids: Set<String>) -> [String] { table.obsoleteIDs(manifest: ids) }

  /// Brings the file of digests up to date with what a run recorded.
  ///
  /// - Parameters:
  ///   - entries: What the run found.
  ///   - recorded: The digests of the pictures that it stored as such.
  mutating func settle(
    _ entries: [RunResult.Entry], recorded: [String: PictureDigest]
  ) throws(FileError) {
    let before = table
    for (id, digest) in recorded { table[id, store.variant] = digest }
    for entry in entries {
      if entry.isRecorded, case .moved(let source) = entry.verdict { table.remove(source) }
      // The picture itself is there again.
      if form == .both, entry.isRecorded || entry.verdict == .unchanged {
        table[entry.id, store.variant] = nil
      }
    }
    if table != before { try store.write(table) }
    // Last, so that a run that is killed before leaves more than is needed, not less.
    for id in recorded.keys { try WholeFile.remove(store.path(of: id, .picture)) }
  }
}
