import CommandParsing
import Harness
import Snapshots
import Wireframes

/// How a run draws screens, compares them with their snapshots, and says what came of it.
struct ScreenRunOptions: OptionGroup {
  private let drawing = DrawingOptions()
  private let jobs = JobsOption()
  private let snapshotsOption = SnapshotsOption()
  @Option("store", .choice, "pictures, or digests (default: as they are)")
  private var form: SnapshotForm?
  private let outputOption = OutputOption()
  private let reporters = ReporterOption()
  private let tolerance = ToleranceOptions()

  var snapshots: String { snapshotsOption.path }
  var output: String { outputOption.path }
  var reporterChoices: [ReporterChoice] { reporters.choices }

  /// The options of a run for a purpose.
  func options(for purpose: RunOptions.Purpose, _ session: Tool.Session) -> RunOptions {
    let variant = SnapshotVariant(isDark: drawing.scheme == .dark, scale: drawing.scale)
    return RunOptions(
      purpose: purpose,
      wireframe: drawing.wireframe,
      scale: drawing.scale,
      store: SnapshotStore(folder: snapshots, variant: variant),
      tolerance: tolerance.tolerance,
      form: form,
      output: output,
      workers: jobs.workers(session))
  }

  /// What results and comparisons can be, for the help of the verbs.
  static let details = "\(ReporterOption.details)\n\n\(ToleranceOptions.maskDetails)"
}

/// How a run writes its pictures.
struct FormatOption: OptionGroup {
  @Option("format", .choice("png|svg"), "how pictures are written (default: png)")
  private var choices: [PictureFormat]

  /// The forms; PNG where none is named.
  var formats: Set<PictureFormat> { choices.isEmpty ? [.png] : Set(choices) }
}
