import Files
import Harness
import PlainText
import Snapshots

/// Removes the snapshots of screens that are gone.
struct PruneCommand {
  let source: SceneSource

  func run(_ invocation: Invocation, _ session: Tool.Session) throws(CommandError) -> ExitCode {
    let settings = invocation.settings
    let store = SnapshotStore(folder: settings.snapshots)
    // Without a screen every snapshot would be obsolete; that is a mistake, not a wish.
    guard !source.ids.isEmpty else { throw .usage(.emptyManifest) }
    var lines: [String] = []
    do {
      for name in try store.obsoleteFiles(manifest: Set(source.ids)) {
        let path = "\(store.folder)/\(name)"
        if !settings.onlyChecks { try WholeFile.remove(path) }
        lines.append("\(settings.onlyChecks ? "obsolete" : "removed")  \(session.shown(path))\n")
      }
      lines += try prunedDigests(store, settings, session)
    } catch {
      throw .work("\(error)")
    }
    let isDifferent = settings.onlyChecks && !lines.isEmpty
    if lines.isEmpty, !settings.isQuiet { lines = ["no obsolete snapshots\n"] }
    try session.write(lines.joined())
    return isDifferent ? .different : .success
  }

  /// Takes the digests of screens that are gone out of their file.
  private func prunedDigests(
    _ store: SnapshotStore, _ settings: Settings, _ session: Tool.Session
  ) throws -> [String] {
    var digests = try store.readDigests()
    let ids = digests.obsoleteIDs(manifest: Set(source.ids))
    for id in ids { digests.remove(id) }
    if !ids.isEmpty, !settings.onlyChecks { try store.write(digests) }
    return ids.map { id in
      "\(settings.onlyChecks ? "obsolete" : "removed")  "
        + "\(session.shown(store.digestsPath)): \(VisibleText.line(id))\n"
    }
  }
}
