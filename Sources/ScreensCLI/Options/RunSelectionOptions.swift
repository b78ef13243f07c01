import CommandParsing
import Reports

/// What chooses the screens of a run.
struct RunSelectionOptions: OptionGroup {
  let screens = SelectionOptions()
  @Option("shard", .shard, "one of N equal parts; 'auto' asks the CI engine")
  var shard: ShardChoice?
  @Flag("last-failed", reach: .commandLine, "only what the last run left pending")
  var onlyLastFailed = false
}

/// The screens of a run, and the snapshots without a screen that it is to tell of.
struct RunSelection: Sendable {
  /// The part of the screens, where they are split.
  let shard: ReportedShard?
  /// The screens, in the order of the manifest.
  let ids: [String]
  private let chosen: Set<String>
  private let screens: Set<String>
  private let selection: Selection
  /// What the last run left pending, where only that is wanted.
  private let pending: Set<String>?

  init(
    _ options: RunSelectionOptions, names: [Glob], output: String, ids all: [String],
    _ environment: Environment
  ) throws(CommandError) {
    selection = options.screens.selection(of: names)
    screens = Set(all)
    var selected = try selection.ids(of: all)
    if options.onlyLastFailed {
      let pending = Set(try LastRun(folder: output).load().pending.map(\.id))
      selected = selected.filter(pending.contains)
      guard !selected.isEmpty else { throw .nothingPending(isClean: pending.isEmpty) }
      self.pending = pending
    } else {
      pending = nil
    }
    do {
      shard = try options.shard?.resolved(environment.variables)
    } catch {
      throw .selection(.shard(error))
    }
    ids = shard?.part(of: selected) ?? selected
    chosen = Set(ids)
  }

  /// Whether the run is about an id.
  ///
  /// Which snapshots are obsolete follows from the whole manifest, so that every shard can tell.
  @Sendable func includes(_ id: String) -> Bool {
    if screens.contains(id) { return chosen.contains(id) }
    return selection.includes(id) && pending?.contains(id) ?? true
  }
}
