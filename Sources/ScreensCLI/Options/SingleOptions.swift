import CommandParsing
import Harness

/// How many screens are drawn at a time.
struct JobsOption: OptionGroup {
  @Option(
    "jobs", letter: "j", .number(in: 1...256),
    "screens at a time, 1 to 256 (default: one per core)")
  var jobs: Int?

  /// The number that is asked for, or one for each core.
  func workers(_ session: Tool.Session) -> Int { jobs ?? session.environment.processorCount }
}

/// Whether a verb only says what it would do.
struct CheckOption: OptionGroup {
  @Flag("check", reach: .commandLine, "only show what would be done") var isOn = false
}

/// Whether results are written as JSON.
struct JSONOption: OptionGroup {
  @Flag("json", reach: .commandLine, "write JSON") var isOn = false
}

/// The name of the app in documents.
struct TitleOption: OptionGroup {
  /// The name; nil means that of the manifest's module.
  @Option("title", .name("NAME"), "the app's name (default: as the manifest says)")
  var title: String?
}

/// Which snapshots are written.
struct UpdateOption: OptionGroup {
  /// Only the command line and the environment say so: a file in the repository must not turn the check
  /// of a CI machine into a recording.
  @Option("update", .choice, reach: .environment, "what to store (default: as the verb says)")
  var policy: RecordPolicy?
}

/// Where symbol graphs are.
struct SymbolGraphOption: OptionGroup {
  /// Files and folders; nothing means that the compiler is asked.
  @Option("symbol-graph", .file("PATH"), "a symbol graph, or a folder of some")
  var paths: [String]
}
