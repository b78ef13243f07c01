import CommandParsing
import Harness
import PlainText
import Reports
import Snapshots

/// Selects screens.
struct SelectionOptions: OptionGroup {
  @Option("filter", .glob, "only screens whose ids match") var filters: [Glob]
  @Option("filter-not", .glob, "skip screens whose ids match") var exclusions: [Glob]
  let manifest = VisitOptions()

  /// The selection, from the named screens or from all.
  func selection(of names: [Glob] = []) -> Selection {
    Selection(names: names, filters: filters, exclusions: exclusions)
  }
}

extension Selection {
  /// The selected ids; errors are converted to command errors.
  func ids(of all: [String]) throws(CommandError) -> [String] {
    do { return try apply(to: all) } catch { throw .selection(error) }
  }
}

extension ValueFormat<Glob> {
  /// A pattern for the ids of screens.
  static let glob = ValueFormat(placeholder: "GLOB", suggestion: .screens, noun: "pattern") {
    text throws(ValueProblem) in
    do throws(GlobError) { return try Glob(text) } catch { throw .other(error.message) }
  }
}

extension Suggestion {
  /// The ids of the screens, which the tool itself lists.
  static let screens = Suggestion.lines(Listing("screens", arguments: "list --ids --no-config"))
}

/// Selects the screens of a run.
struct RunSelectionOptions: OptionGroup {
  let screens = SelectionOptions()
  @Option("shard", .shard, "one of N equal parts; 'auto' reads CI variables")
  var shard: ShardChoice?
  @Flag("last-failed", reach: .commandLine, "only screens that the last run left pending")
  var onlyLastFailed = false
}

/// The screens of a run, and the obsolete snapshots that it reports.
struct RunSelection: Sendable {
  /// The part of the screens; nil if they are not split.
  let shard: ReportedShard?
  /// The screens, in the order of the manifest.
  let ids: [String]
  private let chosen: Set<String>
  private let screens: Set<String>
  private let selection: Selection
  /// The screens that the last run left pending; nil if all are selected.
  private let pending: Set<String>?

  init(
    _ options: RunSelectionOptions, names: [Glob], output: String, of source: SceneSource,
    _ environment: Environment
  ) throws(CommandError) {
    selection = options.screens.selection(of: names)
    screens = Set(source.ids)
    var selected = try selection.ids(of: source.ids)
    if options.onlyLastFailed {
      let report = try LastRun(folder: output).load(of: source.name)
      let pending = Set(report.pending.map { DrawnName.id(of: $0.id) })
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

  /// Whether the run includes an id.
  ///
  /// Obsolete snapshots are determined by the whole manifest, so every shard reports them.
  @Sendable func includes(_ id: String) -> Bool {
    if screens.contains(id) { return chosen.contains(id) }
    return selection.includes(id) && pending?.contains(id) ?? true
  }
}
