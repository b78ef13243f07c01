import CommandParsing
import Files
import Harness
import PlainText
import Snapshots
import Wireframes

/// Removes snapshots that have no screen, or no longer a variant.
struct PruneCommand: ScreensCommand {
  static let name = "prune"
  static let summary = "remove snapshots that have no screen"
  static let details = """
    '--check' removes nothing and exits with 1 if there are obsolete snapshots.
    '--variants ci' also removes those of variants that are not in the set "ci"
    of .screens.json; name every set that has snapshots.
    """
  static let examples = [
    Example("--check", meaning: "list the snapshots without a screen"),
    Example(meaning: "remove them"),
    Example("--variants", "ci", meaning: "also those of variants that left the set"),
  ]

  private let check = CheckOption()
  @Option(
    "variants", .name("SET"), reach: .commandLine, "also remove variants that are in no such set")
  private var sets: [String]
  private let manifest = ManifestOption()
  private let snapshots = SnapshotsOption()

  func run(_ session: Tool.Session) async throws(CommandError) -> ExitCode {
    let source = try await manifest.source(session)
    let store = SnapshotStore(folder: snapshots.path)
    let kept = KeptVariants(plan: try plan(session, ids: source.ids))
    // Without a screen every snapshot would be obsolete, which is certainly a mistake.
    guard !source.ids.isEmpty else { throw .selection(.emptyManifest) }
    if !check.isOn { try requireOwnSnapshots(in: store, of: source, session) }
    var lines: [String] = []
    var isComplete = true
    do {
      for name in try WholeFile.invalidNames(in: store.folder) {
        session.warn(
          "keeping \(session.shown("\(store.folder)/\(name)").quoted), which is no snapshot: "
            + "its name is not UTF-8")
      }
      for name in try store.obsoleteFiles(manifest: Set(source.ids), keeping: kept.includes) {
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
      lines += try prunedDigests(store, Set(source.ids), kept, session)
    } catch {
      throw .work("\(error)")
    }
    let isDifferent = check.isOn && !lines.isEmpty
    if lines.isEmpty, isComplete, !session.isQuiet { lines = ["no obsolete snapshots\n"] }
    try session.write(lines.joined())
    return isComplete ? (isDifferent ? .different : .success) : .failed
  }

  /// Refuses a folder with the snapshots of another app, of which nothing would be left.
  private func requireOwnSnapshots(
    in store: SnapshotStore, of source: SceneSource, _ session: Tool.Session
  ) throws(CommandError) {
    let isOfOtherApp: Bool
    do {
      isOfOtherApp = try store.isOfOtherApp(manifest: Set(source.ids))
    } catch {
      throw .work("\(error)")
    }
    guard isOfOtherApp else { return }
    throw .work(
      "no snapshot in \(session.shown(store.folder).quoted) belongs to a screen of this app, so none is removed; "
        + "name the app of the snapshots with '--app' or '--manifest', or remove the folder yourself"
    )
  }

  /// The variants of the sets; nil without any.
  private func plan(
    _ session: Tool.Session, ids: [String]
  ) throws(CommandError) -> [PlannedVariant]? {
    if sets.isEmpty { return nil }
    var plan: [PlannedVariant] = []
    for set in sets { plan += try VariantSets.configured(session, plan: set, ids: ids) }
    return plan
  }

  /// Removes digests that have no screen or no variant from the file of digests.
  private func prunedDigests(
    _ store: SnapshotStore, _ screens: Set<String>, _ kept: KeptVariants, _ session: Tool.Session
  ) throws -> [String] {
    var digests = try store.readDigests()
    var names = digests.obsoleteIDs(manifest: screens)
    for id in names { digests.remove(id) }
    names += digests.removeVariants { kept.includes($0, .picture) }
    if !names.isEmpty, !check.isOn { try store.write(digests) }
    return names.map { name in
      "\(check.isOn ? "obsolete" : "removed")  "
        + "\(session.shown(store.digestsPath)): \(VisibleText.line(name))\n"
    }
  }
}

/// The variants whose snapshots stay.
private struct KeptVariants {
  /// The variants with their screens; nil for all.
  let plan: [PlannedVariant]?

  func includes(_ name: DrawnName, _ kind: SnapshotStore.Kind) -> Bool {
    guard let plan else { return true }
    let variant = name.variant ?? .standard
    return plan.contains { planned in
      guard planned.includes(name.id) else { return false }
      // Variants of one language share their text.
      return kind == .text
        ? planned.variant.textSuffix == variant.textSuffix : planned.variant == variant
    }
  }
}
