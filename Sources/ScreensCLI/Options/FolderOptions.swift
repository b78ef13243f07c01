import CommandParsing

/// The folder of the stored snapshots.
struct SnapshotsOption: OptionGroup {
  @Option("snapshots", .folder, "where the snapshots are (default: Snapshots)")
  var path = "Snapshots"
}

/// The folder of what a run writes.
struct OutputOption: OptionGroup {
  @Option("output", letter: "o", .folder, "where a run writes its files (default: .screens)")
  var path = ".screens"
}

/// What a verb is about that goes on from the last run.
struct LastRunOptions: OptionGroup {
  let manifest = ManifestOption()
  private let snapshotsOption = SnapshotsOption()
  private let outputOption = OutputOption()

  var snapshots: String { snapshotsOption.path }
  var output: String { outputOption.path }

  /// The commands that settle what the run found.
  func commands(_ session: Tool.Session) -> FollowUpCommands {
    FollowUpCommands(session, snapshots: snapshots, output: output, manifest: manifest.path)
  }
}
