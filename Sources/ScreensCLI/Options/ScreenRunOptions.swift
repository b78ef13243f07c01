import CommandParsing
import Harness
import Scenes
import Snapshots
import Wireframes

/// How a run draws screens, compares them with their snapshots, and reports the results.
struct ScreenRunOptions: OptionGroup {
  private let variants = VariantOptions()
  private let resolution = ScaleOption()
  private let outline = OutlineOptions()
  private let jobs = JobsOption()
  private let snapshotsOption = SnapshotsOption()
  @Option(
    "store", .choice("PART"), "what is stored (default: unchanged)")
  private var parts: [StoredPart]
  private let outputOption = OutputOption()
  private let reporters = ReporterOption()
  private let tolerance = ToleranceOptions()

  var snapshots: String { snapshotsOption.path }
  var output: String { outputOption.path }
  var reporterChoices: [ReporterChoice] { reporters.choices }

  /// The options of a run for a purpose.
  ///
  /// - Parameter source: All screens.
  func options(
    for purpose: RunOptions.Purpose, _ session: Tool.Session, of source: SceneSource
  ) throws(CommandError) -> RunOptions {
    let plan = try variants.plan(session, of: source)
    let scale = resolution.scale
    var options = RunOptions(
      purpose: purpose,
      wireframe: outline.wireframe(),
      variants: plan.variants,
      scale: scale,
      store: SnapshotStore(
        folder: snapshots, variant: SnapshotVariant(plan.variants[0].variant, scale: scale)),
      tolerance: tolerance.tolerance,
      form: parts.last { $0.form != nil }?.form,
      output: output,
      workers: jobs.workers(session))
    options.translations = plan.translations
    options.storesTree = parts.last { $0.hasTree != nil }?.hasTree
    return options
  }

  /// The report formats and masks, for the help of the verbs.
  static let details = """
    \(VariantOptions.details)

    '--store text' stores digests instead of PNGs, '--store both' PNGs again.
    '--store tree' adds what a screen reader says to each text; 'no-tree' ends it.

    \(ReporterOption.details)

    \(ToleranceOptions.maskDetails)
    """
}

/// A word for what snapshots consist of: of the pictures, and of the tree.
enum StoredPart: String, CaseIterable, Sendable {
  case both, text, tree
  case noTree = "no-tree"

  /// The form of the pictures; nil if the word is about the tree.
  var form: SnapshotForm? { SnapshotForm(rawValue: rawValue) }

  /// Whether there is a tree; nil if the word is about the pictures.
  var hasTree: Bool? {
    switch self {
    case .both, .text: nil
    case .tree: true
    case .noTree: false
    }
  }
}

/// The formats of a run's pictures.
struct FormatOption: OptionGroup {
  @Option("format", .choice("png|svg"), "the picture format (default: png)")
  private var choices: [PictureFormat]

  /// The formats; PNG by default.
  var formats: Set<PictureFormat> { choices.isEmpty ? [.png] : Set(choices) }
}

/// How the pictures of documents look.
struct DrawingOptions: OptionGroup {
  let variants = VariantOptions()
  private let resolution = ScaleOption()
  private let outline = OutlineOptions()

  /// The colour scheme of pictures in no particular variant.
  var scheme: Theme.Scheme { variants.onlyScheme ?? .light }
  var scale: Int { resolution.scale }
  var showsFrame: Bool { outline.showsFrame }
  var wireframe: Wireframe.Options { outline.wireframe(scheme: scheme) }
}

/// The colour scheme of pictures.
struct SchemeOption: OptionGroup {
  @Option("scheme", .choice, "the colour scheme (default: light)") var scheme = Theme.Scheme.light
}

/// The resolution of pictures.
struct ScaleOption: OptionGroup {
  /// Pixels per point.
  @Option("scale", .number(in: 1...3), "pixels per point, 1 to 3 (default: 2)") var scale = 2
}

/// What is drawn around a screen.
struct OutlineOptions: OptionGroup {
  /// Whether a picture has a caption above the device.
  @Flag("caption", "draw no caption above the device") var showsCaption = true
  /// Whether a picture has the device's bezel.
  @Flag("frame", "draw no bezel around the display") var showsFrame = true

  func wireframe(scheme: Theme.Scheme = .light) -> Wireframe.Options {
    Wireframe.Options(scheme: scheme, showsCaption: showsCaption, showsFrame: showsFrame)
  }
}
