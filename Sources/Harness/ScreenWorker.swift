import Files
import PNGCoding
import Raster
import Reports
import Scenes
import Snapshots
import Wireframes

/// Draws, compares and writes screens, one at a time, with its own buffers.
struct ScreenWorker: ~Copyable {
  private let options: RunOptions
  private let stored: StoredSnapshots
  /// The folder of external pictures; nil if the screens are drawn.
  private let pictures: PictureFolder?
  private let variants: [VariantWork]
  /// The digests to store instead of pictures, by the names of the pictures.
  private(set) var digests: [String: PictureDigest] = [:]
  private var painter = Painter()
  private var encoder: PNGEncoder
  private var picture = Picture.palette(PaletteBitmap())

  init(
    options: RunOptions, stored: StoredSnapshots
  ) throws(PNGEncodingError) {
    self.options = options
    self.stored = stored
    pictures = options.actual.map(PictureFolder.init)
    variants = options.variants.map { VariantWork($0, options: options, stored: stored) }
    encoder = try PNGEncoder()
  }

  /// Works on one screen: its findings in each variant that it is drawn in.
  mutating func process(_ job: ScreenQueue.Job) throws(RunError) -> [RunResult.Entry] {
    var entries: [RunResult.Entry] = []
    var textSuffixes: Set<String> = []
    for variant in variants where variant.planned.includes(job.id) {
      switch job.scene {
      case .success(let scene):
        // All variants of a language share the text, which only the first one compares.
        let isFirst = textSuffixes.insert(variant.planned.variant.textSuffix).inserted
        let translated = variant.planned.variant.scene(scene, options.translations)
        entries.append(try process(translated, in: variant, hasText: isFirst))
      case .failure(let error):
        let name = options.name(of: job.id, in: variant.planned.variant)
        return [
          RunResult.Entry(
            id: name, verdict: .failed(reason: "not reached: \(error.explanation)"))
        ]
      }
    }
    return entries
  }

  private mutating func process(
    _ scene: Scene, in variant: VariantWork, hasText: Bool
  ) throws(RunError) -> RunResult.Entry {
    let name = options.name(of: scene.id, in: variant.planned.variant)
    let drawing: Drawing
    do {
      drawing = try made(of: scene, in: variant, hasText: hasText)
    } catch {
      return RunResult.Entry(
        id: name, subject: ScreenSubject(scene), verdict: .failed(reason: error.reason))
    }
    let finding = finding(about: drawing, in: variant)
    var entry = RunResult.Entry(
      id: name, subject: ScreenSubject(scene), verdict: finding.verdict,
      measured: finding.measured)
    do {
      if case .record(let policy) = options.purpose,
        case let kinds = policy.kinds(toWriteFor: entry.verdict), !kinds.isEmpty
      {
        try record(kinds, of: drawing, in: variant, entry)
        entry.isRecorded = true
      } else {
        do {
          entry.files = try write(drawing, in: variant, entry.verdict)
        } catch let unreadable as UnreadableSnapshot {
          entry.verdict = .failed(reason: "\(unreadable.error)")
          entry.files = try write(drawing, in: variant, entry.verdict)
        }
      }
    } catch let error as FileError {
      throw .file(error)
    } catch let error as PNGEncodingError {
      throw .encoding(id: name, error)
    } catch {
      preconditionFailure("both errors of writing are caught")
    }
    return entry
  }

  /// The drawing of a screen, or its external picture.
  private mutating func made(
    of scene: Scene, in variant: VariantWork, hasText: Bool
  ) throws(PictureFolder.Problem) -> Drawing {
    if let pictures { return try pictures.drawing(of: scene.id) }
    let wireframe = Wireframe(scene, options: variant.wireframe)
    painter.paint(wireframe.displayList, scale: options.scale, into: &picture)
    return Drawing(
      id: scene.id, text: hasText ? text(of: scene, in: variant) : nil, picture: picture,
      svg: writesSVG ? wireframe.svg(of: scene) : nil,
      regions: wireframe.regions.map { PictureRegion($0, scale: options.scale) },
      icons: wireframe.icons.map { PictureIcon($0, scale: options.scale) })
  }

  private func text(of scene: Scene, in variant: VariantWork) -> String {
    let text = TextRendering(scene).text
    guard stored.hasTree(scene.id, in: variant.store) else { return text }
    return StoredTree.appended(AccessibleTree(scene).lines, to: text)
  }

  private var writesSVG: Bool { options.purpose == .render && options.formats.contains(.svg) }

  private func finding(about drawing: Drawing, in variant: VariantWork) -> SnapshotFinding {
    var finding = variant.comparison.finding(
      id: drawing.id, text: drawing.text, picture: drawing.picture, regions: drawing.regions,
      icons: drawing.icons)
    if case .added(let missing) = finding.verdict,
      missing.count == SnapshotStore.Kind.allCases.count,
      let text = drawing.text,
      let source = stored.moved.source(text: text, picture: drawing.picture)
    {
      finding.verdict = .moved(from: source)
    }
    return finding
  }

  private mutating func record(
    _ kinds: [SnapshotStore.Kind], of drawing: Drawing, in variant: VariantWork,
    _ entry: RunResult.Entry
  ) throws {
    var files = kinds.filter(drawing.kinds.contains)
    if variant.form == .text, kinds.contains(.picture) {
      digests[entry.id] = PictureDigest(of: drawing.picture.bitmap)
      files.removeAll { $0 == .picture }
    }
    try variant.store.write(try encoded(files, of: drawing, effort: .small), drawing.id)
    // The old files are removed last: a run that is killed before leaves both.
    if case .moved(let source) = entry.verdict { try variant.store.remove(source) }
  }

  /// Writes the files of the run's purpose into the output folder.
  private mutating func write(
    _ drawing: Drawing, in variant: VariantWork, _ verdict: Verdict
  ) throws -> [ReportedFile] {
    let rendered = options.purpose == .render ? try render(drawing, in: variant) : []
    if verdict == .unchanged { return [] }
    // All files that can become the snapshot must be written, even if a render omits the PNG.
    let isWhole = rendered.count == drawing.kinds.count
    let actual = isWhole ? rendered : try variant.artifacts.writeActual(of: drawing, &encoder)
    return try actual + variant.artifacts.writeComparison(of: drawing, verdict, &encoder)
  }

  /// Writes the text and the pictures of a render.
  ///
  /// - Returns: The files that can become a snapshot.
  private mutating func render(
    _ drawing: Drawing, in variant: VariantWork
  ) throws -> [ReportedFile] {
    let output = SnapshotStore(folder: options.output, variant: variant.store.variant)
    if let svg = drawing.svg {
      // An SVG has no scale, so all scales share a name.
      let suffix = variant.planned.variant.suffix
      try WholeFile.refresh(svg, at: "\(options.output)/\(drawing.id)\(suffix).svg")
    }
    let kinds = drawing.kinds.filter { $0 == .text || options.formats.contains(.png) }
    let contents = try encoded(kinds, of: drawing, effort: .fast)
    try output.refresh(contents, drawing.id)
    return contents.map { kind, bytes in
      ReportedFile(role: .actual, kind, path: output.name(of: drawing.id, kind), bytes)
    }
  }

  private mutating func encoded(
    _ kinds: [SnapshotStore.Kind], of drawing: Drawing, effort: PNGEffort
  ) throws -> [(kind: SnapshotStore.Kind, bytes: [UInt8])] {
    var contents: [(kind: SnapshotStore.Kind, bytes: [UInt8])] = []
    for kind in kinds {
      switch kind {
      case .text: contents.append((kind, Array((drawing.text ?? "").utf8)))
      case .picture:
        contents.append((kind, try encoder.encode(drawing.picture, effort: effort)))
      }
    }
    return contents
  }
}

/// What a worker needs to draw and compare screens in one variant.
private struct VariantWork {
  let planned: PlannedVariant
  let wireframe: Wireframe.Options
  let store: SnapshotStore
  let form: SnapshotForm
  let comparison: SnapshotComparison
  let artifacts: FailureArtifacts

  init(_ planned: PlannedVariant, options: RunOptions, stored: StoredSnapshots) {
    self.planned = planned
    var wireframe = options.wireframe
    wireframe.variant = planned.variant
    self.wireframe = wireframe
    store = options.store(of: planned.variant)
    form = stored.form(of: store.variant)
    comparison = SnapshotComparison(
      store: store, digests: stored.digests(of: store.variant), tolerance: options.tolerance)
    artifacts = FailureArtifacts(output: options.output, store: store)
  }
}

/// The drawing of a screen.
struct Drawing {
  var id: String
  /// The text; nil for an external picture without a text.
  var text: String?
  var picture: Picture
  /// The picture as SVG, if the run writes it.
  var svg: [UInt8]?
  /// The parts of the picture, bottom first.
  var regions: [PictureRegion] = []
  /// The icons of the picture.
  var icons: [PictureIcon] = []

  /// The files of its snapshot.
  var kinds: [SnapshotStore.Kind] { text == nil ? [.picture] : SnapshotStore.Kind.allCases }
}
