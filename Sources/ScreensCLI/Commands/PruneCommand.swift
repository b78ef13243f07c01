import CommandParsing
import Files
import Harness
import PlainText
import Snapshots

/// Removes snapshots that have no screen.
struct PruneCommand: ScreensCommand {
  static let name = "prune"
  static let summary = "remove snapshots that have no screen"
  static let details =
    "'--check' removes nothing and exits with 1 if there are obsolete snapshots."
  static let examples = [
    Example("--check", meaning: "list the snapshots without a screen"),
    Example(meaning: "remove them"),
  ]

  private let check = CheckOption()
  private let manifest = ManifestOption()
  private let snapshots = SnapshotsOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await manifest.source(session)
    let store = SnapshotStore(folder: snapshots.path)
    // Without a screen every snapshot would be obsolete, which is certainly a mistake.
    guard !source.ids.isEmpty else { throw .selection(.emptyManifest) }
    var lines: [String] = []
    var isComplete = true
    do {
      for name in try WholeFile.invalidNames(in: store.folder) {
        session.warn(
          "keeping \(session.shown("\(store.folder)/\(name)").quoted), which is no snapshot: "
            + "its name is not UTF-8")
      }
      for name in try store.obsoleteFiles(manifest: Set(source.ids)) {
        let path = "\(store.folder)/\(name)"
        do {
          if !check.isOn { try WholeFile.remove(path) }
        } catch {
          session.warn("\(error)")
          isComplete = false
          continue
        }
        lines.append("\(check.isOn ? "obsolete" : "removed")  \(session.shown(path))\n")
      }
      lines += try prunedDigests(store, Set(source.ids), session)
    } catch {
      throw .work("\(error)")
    }
    let isDifferent = check.isOn && !lines.isEmpty
    if lines.isEmpty, isComplete, !session.isQuiet { lines = ["no obsolete snapshots\n"] }
    try session.write(lines.joined())
    return isComplete ? (isDifferent ? .different : .success) : .failed
  }

  /// Removes digests that have no screen from the file of digests.
  private func prunedDigests(
    _ store: SnapshotStore, _ screens: Set<String>, _ session: Tool.Session
  ) throws -> [String] {
    var digests = try store.readDigests()
    let ids = digests.obsoleteIDs(manifest: screens)
    for id in ids { digests.remove(id) }
    if !ids.isEmpty, !check.isOn { try store.write(digests) }
    return ids.map { id in
      "\(check.isOn ? "obsolete" : "removed")  "
        + "\(session.shown(store.digestsPath)): \(VisibleText.line(id))\n"
    }
  }
}
