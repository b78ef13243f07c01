import Harness
import Manifest
import Snapshots
import TestSupport

/// Runs over the screens of a manifest, with snapshots and output in one folder.
struct TestRun {
  let folder: TemporaryFolder
  var source = SceneSource(Garden.self)
  var variant = SnapshotVariant(isDark: false, scale: 1)
  var workers = 2
  var form: SnapshotForm?
  var actual: String?
  var snapshots = "Snapshots"

  func callAsFunction(
    _ purpose: RunOptions.Purpose, only ids: Set<String>? = nil
  ) async throws -> [RunResult.Entry] {
    let options = RunOptions(
      purpose: purpose, scale: 1,
      store: SnapshotStore(folder: "\(folder.path)/\(snapshots)", variant: variant), form: form,
      actual: actual,
      output: "\(folder.path)/out", workers: workers)
    return try await ScreenRun(source, options: options)
      .run(isSelected: { ids?.contains($0) ?? true }).entries
  }
}

extension [RunResult.Entry] {
  /// Each id with the kind of its verdict.
  var kinds: [String] { map { "\($0.id) \($0.verdict.kind)" } }

  /// The ids whose snapshot was stored.
  var recorded: [String] { filter(\.isRecorded).map(\.id) }
}
