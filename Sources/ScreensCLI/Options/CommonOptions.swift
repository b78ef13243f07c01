import CommandParsing
import Harness

/// The options of every verb, without those for help, version and configuration file.
struct CommonOptions: OptionGroup {
  @Flag("quiet", letter: "q", "print only problems") var isQuiet = false
  @Option("color", .choice, "when to colour the output (default: auto)")
  var color = ColorChoice.auto
}

extension Tool.Session {
  /// Whether only problems are printed.
  var isQuiet: Bool { common.isQuiet }

  /// The colours for the results.
  var palette: Palette { console.outputPalette(common.color, environment.variables) }
}

/// The number of parallel workers.
struct JobsOption: OptionGroup {
  @Option(
    "jobs", letter: "j", .number(in: 1...256),
    "parallel workers, 1 to 256 (default: one per core)")
  var jobs: Int?

  /// The given number, or one per core.
  func workers(_ session: Tool.Session) -> Int { jobs ?? session.environment.processorCount }
}

/// Whether a verb only shows what it would do.
struct CheckOption: OptionGroup {
  @Flag("check", reach: .commandLine, "change nothing, only show the changes") var isOn = false
}

/// Whether results are written as JSON.
struct JSONOption: OptionGroup {
  @Flag("json", reach: .commandLine, "print JSON") var isOn = false
}

/// The name of the app in documents.
struct TitleOption: OptionGroup {
  /// The name; nil means that of the manifest.
  @Option("title", .name("NAME"), "the app's name (default: from the manifest)")
  var title: String?
}

/// Which snapshots are stored.
struct UpdateOption: OptionGroup {
  /// It can only be set on the command line and in the environment: a file in the repository must not turn a
  /// comparison in CI into a recording.
  @Option("update", .choice, reach: .environment, "what to store (default: depends on the verb)")
  var policy: RecordPolicy?
}

/// The symbol graphs.
struct SymbolGraphOption: OptionGroup {
  /// Files and folders; if empty, the compiler extracts the graphs.
  @Option("symbol-graph", .file("PATH"), "a symbol graph, or a folder of them")
  var paths: [String]
}

/// The folder of the stored snapshots.
struct SnapshotsOption: OptionGroup {
  @Option("snapshots", .folder, "the folder of the snapshots (default: Snapshots)")
  var path = "Snapshots"
}

/// The output folder of a run.
struct OutputOption: OptionGroup {
  @Option("output", letter: "o", .folder, "the folder of run results (default: .screens)")
  var path = ".screens"
}

/// The options of verbs that use the last run.
struct LastRunOptions: OptionGroup {
  let manifest = ManifestOption()
  private let snapshotsOption = SnapshotsOption()
  private let outputOption = OutputOption()

  var snapshots: String { snapshotsOption.path }
  var output: String { outputOption.path }

  /// The commands that resolve the findings of the run.
  func commands(_ session: Tool.Session) -> FollowUpCommands {
    FollowUpCommands(session, snapshots: snapshots, output: output, origin: manifest)
  }
}
