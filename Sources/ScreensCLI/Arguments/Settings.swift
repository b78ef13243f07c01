import Harness
import Scenes
import Snapshots
import Wireframes

/// What the options of a command line add up to; the values here are the defaults.
struct Settings: Sendable, Equatable {
  /// Screens to take: those that match any of these; all when there is none.
  var filters: [Glob] = []
  /// Screens to leave out: those that match any of these.
  var exclusions: [Glob] = []
  /// The file of the screens, or `-`; nil means those of the app.
  var manifest: String?
  /// How many screens are drawn at a time; nil means one for each core.
  var jobs: Int?
  /// The theme of the pictures.
  var scheme = Theme.Scheme.light
  /// Pixels for a point.
  var scale = 2
  /// In which forms pictures are written; nothing means as PNG, and to `show` as text.
  var formats: [PictureFormat] = []
  /// The folder of the stored snapshots.
  var snapshots = "Snapshots"
  /// The folder of what a run writes.
  var output = ".screens"
  /// The file that `diff` draws the difference into, or the folder of `docs`; nil means none.
  var picture: String?
  /// What `docs` writes.
  var documents = DocumentSettings()
  /// What `map` writes.
  var map = MapSettings()
  /// How `diff` compares.
  var comparison = ComparisonSettings()
  /// The folder of pictures that something else made; nil where they are drawn.
  var actual: String?
  /// The part of the selected screens to take; nil means all.
  var shard: ShardChoice?
  /// Whether only the screens that the last run left pending are taken.
  var onlyLastFailed = false
  /// What a run is told in; nothing means as a list on standard output.
  var reporters: [ReporterChoice] = []
  /// In which form snapshots are stored; nil means the form that they have.
  var form: SnapshotForm?
  /// Which snapshots are written; nil means the missing ones for `record`, and else none.
  var update: RecordPolicy?
  /// Whether a command only tells what it would do.
  var onlyChecks = false
  /// Whether a picture has a caption above the device.
  var showsCaption = true
  /// Whether a picture has the device's bezel.
  var showsFrame = true
  /// What an audit looks for; nothing means everything.
  var rules: [AuditRule] = []
  /// What an audit does not look for.
  var skippedRules: [AuditRule] = []
  /// How many steps may lead to a screen; nil means any number.
  var maxDepth: Int?
  /// Whether warnings count as errors.
  var isStrict = false
  /// Where symbol graphs are; nothing means that they are made.
  var symbolGraphs: [String] = []
  /// The least coverage, in percent.
  var minimum = 0
  /// What `init` is told of an app's package.
  var adoption = AdoptionSettings()
  /// Whether `show` draws the picture itself, on a terminal that can.
  var showsImage = false
  /// Whether the results are written as JSON.
  var writesJSON = false
  /// Whether the JSON Schema is written.
  var writesSchema = false
  /// Whether a list has the ids only.
  var writesBareIDs = false
  /// The file that sets what neither an option nor the environment does.
  var configuration = ConfigurationChoice.standard
  /// Whether only problems are written.
  var isQuiet = false
  /// When to colour what is written.
  var color = ColorChoice.auto
  /// Whether help was asked for.
  var wantsHelp = false
  /// Whether the version was asked for.
  var wantsVersion = false
}
