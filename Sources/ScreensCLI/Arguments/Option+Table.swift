import Harness
import Snapshots

extension Option {
  static let filter = globs("filter", "only screens whose id matches", \.filters)
  static let filterNot = globs("filter-not", "no screens whose id matches", \.exclusions)
  static let manifest = Option(
    name: "manifest", letter: nil, kind: .value(placeholder: "FILE"),
    summary: "the screens of a JSON file; '-' is standard input", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.manifest = try ValueParsing.path(value)
  }
  static let schema = flag(
    "schema", hasTwin: false, "write the JSON Schema of manifests", \.writesSchema)
  static let jobs = number(
    "jobs", letter: "j", in: 1...256,
    "screens at a time, 1 to 256 (default: one per core)"
  ) { $1.jobs = $0 }
  static let scheme = choice("scheme", "the theme (default: light)", \.scheme)
  static let scale = number("scale", in: 1...3, "pixels for a point, 1 to 3 (default: 2)") {
    $1.scale = $0
  }
  static let format = choices(
    "format", placeholder: "png|svg", "how pictures are written (default: png)", \.formats)
  /// What `--format` is for `show`, which writes one picture to standard output.
  static let shownFormat = Option(
    name: "format", letter: nil, kind: .choice(PictureFormat.allCases.map(\.rawValue)),
    summary: "write the picture instead, to standard output", hasTwin: false,
    store: format.store)
  static let snapshots = folder(
    "snapshots", "where the snapshots are (default: Snapshots)", \.snapshots)
  static let output = Option(
    name: "output", letter: "o", kind: .value(placeholder: "DIR"),
    summary: "where a run writes its files (default: .screens)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.output = try ValueParsing.path(value)
    // Options are read before the verb is known, and to 'diff' this one is `picture`.
    settings.picture = settings.output
  }
  static let update = Option(
    name: "update", letter: nil, kind: .choice(RecordPolicy.allCases.map(\.rawValue)),
    summary: "what to store (default: as the verb says)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.update = try ValueParsing.choice(value)
  }
  static let actual = Option(
    name: "actual", letter: nil, kind: .value(placeholder: "DIR"),
    summary: "pictures made by something else, <id>.png", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.actual = try ValueParsing.path(value)
  }
  static let shard = Option(
    name: "shard", letter: nil, kind: .value(placeholder: "I/N"),
    summary: "one of N equal parts; 'auto' asks the CI engine", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.shard = try ShardChoice(parsing: value)
  }
  static let lastFailed = flag(
    "last-failed", hasTwin: false, "only what the last run left pending", \.onlyLastFailed)
  static let reporter = Option(
    name: "reporter", letter: nil, kind: .list(placeholder: "KIND[:PATH]"),
    summary: "how to tell the results (default: list)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.reporters.append(try ReporterChoice(parsing: value))
  }
  static let store = Option(
    name: "store", letter: nil, kind: .choice(SnapshotForm.allCases.map(\.rawValue)),
    summary: "pictures, or digests (default: as they are)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.form = try ValueParsing.choice(value)
  }
  static let check = flag("check", hasTwin: false, "only tell what would be done", \.onlyChecks)
  static let caption = flag("caption", "no caption above the device", \.showsCaption)
  static let frame = flag("frame", "no bezel round the display", \.showsFrame)
  static let image = flag(
    "image", hasTwin: false, "the picture, where the terminal can draw",
    \.showsImage)
  static let bareIDs = flag("ids", hasTwin: false, "write the ids only", \.writesBareIDs)
  static let json = flag("json", hasTwin: false, "write JSON", \.writesJSON)
  static let quiet = flag("quiet", letter: "q", "write problems only", \.isQuiet)
  static let color = choice("color", "when to colour the output (default: auto)", \.color)
  static let help = flag("help", letter: "h", hasTwin: false, "write this help", \.wantsHelp)
  static let version = flag("version", hasTwin: false, "write the version", \.wantsVersion)

  static let config = Option(
    name: "config", letter: nil, kind: .value(placeholder: "FILE"),
    summary: "the file of settings (default: .screens.json)", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    settings.configuration = .file(try ValueParsing.path(value))
  }
  static let noConfig = Option(
    name: "no-config", letter: nil, kind: .flag(isOnByDefault: false),
    summary: "read no file of settings", hasTwin: true
  ) { value, settings throws(ValueProblem) in
    if try ValueParsing.isOn(value) { settings.configuration = .none }
  }

  /// Where the settings come from besides the command line.
  static let configuration = [config, noConfig]
  /// What every verb takes.
  static let common = [quiet, color] + configuration + [help, version]
  /// What chooses the screens.
  static let selection = [filter, filterNot, manifest]
  /// What chooses the screens of a run.
  static let runSelection = selection + [shard, lastFailed]
  /// What says how a picture looks.
  static let drawing = [scheme, scale, caption, frame]

  /// Every option of every verb, by which a command line is split before its verb is known.
  static let all: [Option] = [
    runSelection, drawing, [format, reporter],
    [jobs, snapshots, output, update, store, actual, check, image, json, schema],
    [minimum, bareIDs], adoption, tolerance, audit, documentation, mapOnly, common,
  ].flatMap { $0 }
}
